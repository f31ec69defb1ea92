/** How several lie, told as what they look like: "that make a rectangle 60 x 40 mm center to center", "at coordinates (X, Y): …". */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const MAKING = ['make', 'makes', 'making', 'form', 'forms', 'forming', 'define', 'defining']

const lengthsOf = (chunk: Chunk | undefined): Chunk['kind'] | undefined =>
  chunk?.kind === 'size' && chunk.size.dimension === 'sides' && !chunk.size.owner
    ? 'size'
    : chunk?.kind === 'figures' && chunk.figures.length === 1 && chunk.what === 'length'
      ? 'figures'
      : undefined

/** "a rectangle 60 x 40 mm", "a 60 x 40 mm rectangle", "a 31 mm square": as a grid of holes. */
function formationAt(chunks: readonly Chunk[], at: number): { made: Chunk[]; next: number } | undefined {
  // "Define a 60 x 40 mm rectangle" at the beginning is an order.
  if (!isWord(chunks[at], ...MAKING) || at === 0) return undefined
  const figure = phraseIn(chunks[at + 1])
  if (figure?.kind !== 'figure' || !/^(?:rectangle|square)$/u.test(figure.concept) || figure.det !== 'a')
    return undefined
  const isSized = figure.bare.length + figure.sizes.length > 0
  // "a square with 47 mm sides".
  const sides = isWord(chunks[at + 2], 'with', 'of') ? phraseIn(chunks[at + 3]) : undefined
  const [side] = !isSized && figure.concept === 'square' && sides?.concept === 'side' ? sides.bare : []
  if (side) return { made: square(figure, [side], chunks[at] as Chunk), next: at + 4 }
  const behind = isSized ? undefined : chunks[at + 2]
  if (!isSized && !lengthsOf(behind)) return undefined
  const bare = behind?.kind === 'figures' ? behind.figures : figure.bare
  const sizes = behind?.kind === 'size' ? [behind.size] : figure.sizes
  const { span } = chunks[at] as Chunk
  const grid: Phrase = {
    ...figure,
    kind: 'layout',
    concept: 'grid',
    name: 'grid',
    words: figure.concept === 'square' ? ['square'] : ['rectangular'],
    bare,
    sizes,
  }
  let next = behind ? at + 3 : at + 2
  if (isWord(chunks[next], 'centertocenter', 'apart')) next++
  return {
    made: [
      { kind: 'word', text: 'in', span },
      { kind: 'phrase', phrase: grid, span: figure.span },
    ],
    next,
  }
}

const square = (figure: Phrase, bare: Phrase['bare'], { span }: Chunk): Chunk[] => {
  const phrase: Phrase = {
    ...figure,
    kind: 'layout',
    concept: 'grid',
    name: 'grid',
    words: ['square'],
    bare,
    sizes: [],
  }
  return [
    { kind: 'word', text: 'in', span },
    { kind: 'phrase', phrase, span: figure.span },
  ]
}

/** "47 mm apart in a square": so large it is. */
function apartIn(chunks: readonly Chunk[], at: number): { made: Chunk[]; next: number } | undefined {
  const chunk = chunks[at]
  const figure = phraseIn(chunks[at + 3])
  const isApart =
    chunk?.kind === 'figures' &&
    chunk.figures.length === 1 &&
    chunk.what !== 'angle' &&
    isWord(chunks[at + 1], 'apart', 'centertocenter') &&
    isWord(chunks[at + 2], 'in', 'as', 'on') &&
    figure?.concept === 'square' &&
    figure.bare.length + figure.sizes.length === 0
  return isApart && figure ? { made: square(figure, chunk.figures, chunk), next: at + 4 } : undefined
}

/** "coordinates (X, Y): (…)": the points that follow. */
function coordinatesAt(chunks: readonly Chunk[], at: number): number | undefined {
  const isNamed =
    isWord(chunks[at], 'coordinates', 'coordinate', 'positions', 'points') ||
    /^(?:position|point|location)$/u.test(phraseIn(chunks[at])?.name ?? '')
  if (!isNamed) return undefined
  let next = at + 1
  while (isWord(chunks[next], '(', ')', ',', ':', 'x', 'y', 'z', '=', 'are') && next < at + 12) next++
  const told = chunks[next]
  return told?.kind === 'points' || (told?.kind === 'coordinate' && !told.range) ? next : undefined
}

/** "the nearest point of the hole": its edge. */
function nearest(chunk: Chunk): Chunk {
  const phrase = phraseIn(chunk)
  if (phrase?.kind !== 'aside' || phrase.name !== 'point' || phrase.of?.kind !== 'cut') return chunk
  const isNearest = phrase.words.some((word) => /^(?:nearest|closest)$/u.test(word))
  const edge: Phrase = { ...phrase, kind: 'place', concept: 'edge', name: 'edge' }
  return isNearest ? { kind: 'phrase', phrase: edge, span: chunk.span } : chunk
}

/** "18 mm right": so far that way, and no right of 18 mm. */
function toward(chunk: Chunk): Chunk[] {
  const phrase = phraseIn(chunk)
  const [figure] = phrase?.bare ?? []
  const isSide =
    phrase?.kind === 'place' &&
    /^(?:left|right)$/u.test(phrase.name) &&
    phrase.det === '' &&
    phrase.words.length + phrase.sizes.length + phrase.unknown.length === 0
  if (!phrase || !figure || !isSide) return [chunk]
  return [
    { kind: 'figures', figures: [figure], what: 'length', span: figure.span },
    { kind: 'word', text: 'to', span: figure.span },
    { kind: 'phrase', phrase: { ...phrase, bare: [] }, span: chunk.span },
  ]
}

const BOTH: Phrase = {
  concept: 'direction',
  kind: 'place',
  name: 'direction',
  plural: true,
  det: 'both',
  count: 2,
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

/** "20 mm pitch in X and Y": so far apart both ways. */
function pitchAt(chunks: readonly Chunk[], at: number): { made: Chunk[]; next: number } | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'size' || chunk.size.dimension !== 'distance' || chunk.size.owner) return undefined
  const { axis, figures, span } = chunk.size
  const rest = axis ? at + 1 : isWord(chunks[at + 1], 'in', 'along') ? at + 3 : at
  const first = axis ?? (rest > at ? chunks[at + 2] : undefined)
  const letter = typeof first === 'string' ? first : first?.kind === 'word' ? first.text : ''
  if (!/^[xyz]$/u.test(letter) || !isWord(chunks[rest], 'and') || !isWord(chunks[rest + 1], 'x', 'y', 'z'))
    return undefined
  // "20 mm spacing in X and Y = 10": a coordinate.
  if (isWord(chunks[rest + 2], '=')) return undefined
  return {
    made: [
      { kind: 'figures', figures, what: 'length', span },
      { kind: 'word', text: 'apart', span },
      { kind: 'word', text: 'in', span },
      { kind: 'phrase', phrase: { ...BOTH, span }, span },
    ],
    next: rest + 2,
  }
}

export function withFormations(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const formation = formationAt(chunks, at) ?? apartIn(chunks, at) ?? pitchAt(chunks, at)
    const points = formation ? undefined : coordinatesAt(chunks, at)
    if (formation) {
      made.push(...formation.made)
      at = formation.next
    } else if (points !== undefined) at = points
    else made.push(...toward(nearest(chunks[at++] as Chunk)))
  }
  return made
}
