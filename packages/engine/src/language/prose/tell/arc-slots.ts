/** Slots that follow an arc: "a curved slot 8 mm wide on a 35 mm radius, from 45 to 135 degrees", "a kidney slot spanning 60 degrees". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const CURVED = /^(?:curved|arc|arcuate|kidney|banana|arched|bean)$/u
const SHAPE = /^(?:shaped|circular|concentric)$/u

const wordsOf = ({ words, unknown }: Phrase): string[] => [...words, ...unknown]

const isSlot = (phrase: Phrase | undefined): phrase is Phrase => phrase?.concept === 'slot'

const isArcSlot = (phrase: Phrase | undefined): phrase is Phrase =>
  isSlot(phrase) && wordsOf(phrase).some((word) => CURVED.test(word))

/** By one word, however it was called. */
const named = (phrase: Phrase): Phrase => ({
  ...phrase,
  words: [...phrase.words.filter((word) => !CURVED.test(word) && !SHAPE.test(word)), 'arc'],
  unknown: phrase.unknown.filter((word) => !CURVED.test(word)),
})

const SPANS = [
  'spans',
  'span',
  'spanning',
  'covers',
  'cover',
  'covering',
  'sweeps',
  'sweep',
  'sweeping',
  'subtends',
  'subtending',
  'extends',
  'extend',
  'extending',
  'runs',
  'run',
  'running',
  'goes',
  'going',
  'over',
  'through',
  'for',
  'of',
]

const angleIn = (chunk: Chunk | undefined): Figure | undefined => {
  if (chunk?.kind === 'figures')
    return chunk.what === 'angle' && chunk.figures.length === 1 ? chunk.figures[0] : undefined
  return chunk?.kind === 'size' && chunk.size.dimension === 'angle' ? chunk.size.figures[0] : undefined
}

/** "0 to 90 degrees": the first has its unit from the second. */
const startIn = (chunk: Chunk | undefined): Figure | undefined =>
  angleIn(chunk) ??
  (chunk?.kind === 'figures' && /^(?:number|length)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]
    : undefined)

const size = (dimension: Size['dimension'], figure: Figure, word: string, span: Chunk['span']): Chunk => ({
  kind: 'size',
  size: { dimension, figures: [figure], words: [word], span },
  span,
})

interface Told {
  chunks: readonly Chunk[]
  next: number
}

/** "from 45 degrees to 135 degrees (counterclockwise from the x axis)". */
function rangeAt(chunks: readonly Chunk[], at: number): Told | undefined {
  const lead = isWord(chunks[at], 'from', 'between') ? at + 1 : -1
  const [low, high] = [startIn(chunks[lead]), angleIn(chunks[lead + 2])]
  if (lead < 0 || !low || !high || !isWord(chunks[lead + 1], 'to', 'and')) return undefined
  let next = lead + 3
  if (isWord(chunks[next], 'counterclockwise', 'anticlockwise', 'measured')) next++
  // "from the x axis": where angles begin anyway.
  const isFrom = isWord(chunks[next], 'from') && isWord(chunks[next + 1], 'the', 'x', '+')
  if (isFrom) {
    let end = next + 1
    while (isWord(chunks[end], 'the', '+', 'positive')) end++
    if (isWord(chunks[end], 'x'))
      next = /^(?:axis|direction)$/u.test(phraseIn(chunks[end + 1])?.concept ?? '') ? end + 2 : end + 1
  }
  const { span } = chunks[at] as Chunk
  return { chunks: [size('angle', low, 'from', span), size('angle', high, 'to', span)], next }
}

/** "spanning 90 degrees", "covering an angle of 90 degrees", "a 60 degree arc". */
function spanAt(chunks: readonly Chunk[], at: number): Told | undefined {
  if (!isWord(chunks[at], ...SPANS)) return undefined
  let next = at + 1
  while (isWord(chunks[next], 'over', 'through', 'for', 'an', 'a', 'about')) next++
  const arc = phraseIn(chunks[next])
  const own =
    arc?.concept === 'arc' ? (arc.bare.find(({ unit }) => unit === 'angle') ?? undefined) : undefined
  if (arc?.concept === 'arc' && !own && isWord(chunks[next + 1], 'of')) next += 2
  const figure = own ?? angleIn(chunks[next])
  if (!figure || isWord(chunks[next + 1], 'apart')) return undefined
  next++
  if (phraseIn(chunks[next])?.concept === 'arc') next++
  return { chunks: [size('angle', figure, 'span', (chunks[at] as Chunk).span)], next }
}

const isEnds = (phrase: Phrase | undefined): boolean =>
  phrase?.concept === 'end' &&
  wordsOf(phrase).every((word) => /^(?:rounded|round|semicircular|full|radius)$/u.test(word))

/** "end centers", "the centers of its rounded ends". */
const isEndCenter = (phrase: Phrase | undefined): boolean =>
  phrase?.concept === 'center' && (phrase.words.includes('end') || isEnds(phrase.of))

/** "(measured to the centers of its rounded ends)", "between end centers", "from end center to end center". */
function centersAt(chunks: readonly Chunk[], from: number): number | undefined {
  let at = from
  const isBracket = isWord(chunks[at], '(')
  if (isBracket) at++
  while (isWord(chunks[at], 'measured', 'between', 'from', 'to', 'as', 'taken', 'at')) at++
  const lone = isWord(chunks[at], 'centertocenter')
  if (!lone && !isEndCenter(phraseIn(chunks[at]))) return undefined
  if (!lone && at === from) return undefined
  at++
  if (isWord(chunks[at], 'to', 'and') && isEndCenter(phraseIn(chunks[at + 1]))) at += 2
  if (!isBracket) return at
  return isWord(chunks[at], ')') ? at + 1 : undefined
}

/** "on a 70 mm diameter centerline circle", "an arc of 35 mm radius", "mean radius 35 mm": that of its middle. */
function radiusAt(chunks: readonly Chunk[], at: number): Told | undefined {
  const chunk = chunks[at] as Chunk
  if (isWord(chunk, 'mean', 'average') && chunks[at + 1]?.kind === 'size') {
    const { size: told } = chunks[at + 1] as Chunk & { kind: 'size' }
    const [figure] = told.figures
    if (figure && /^(?:radius|diameter)$/u.test(told.dimension))
      return { chunks: [size(told.dimension, figure, 'centerline', told.span)], next: at + 2 }
  }
  const phrase = phraseIn(chunk)
  const lead = isWord(chunks[at - 1], 'follows', 'following', 'follow', 'along', 'on', 'of', 'around')
  if (!phrase || !lead || !/^(?:arc|circle|ring)$/u.test(phrase.concept)) return undefined
  const own = phrase.sizes.find(({ dimension }) => /^(?:radius|diameter)$/u.test(dimension))
  if (own?.figures[0])
    return { chunks: [size(own.dimension, own.figures[0], 'centerline', own.span)], next: at + 1 }
  if (phrase.bare[0] && phrase.concept !== 'arc')
    return { chunks: [size('diameter', phrase.bare[0], 'centerline', phrase.span)], next: at + 1 }
  const behind = isWord(chunks[at + 1], 'of', 'with') ? chunks[at + 2] : undefined
  const told = behind?.kind === 'size' ? behind.size : undefined
  return told?.figures[0] && /^(?:radius|diameter)$/u.test(told.dimension)
    ? { chunks: [size(told.dimension, told.figures[0], 'centerline', told.span)], next: at + 3 }
    : undefined
}

/** `known`: a slot was told to be curved before, "the slot spans 90 degrees". */
export function withArcSlots(chunks: readonly Chunk[], known: boolean): { row: Chunk[]; known: boolean } {
  const hasArc = chunks.some((chunk) => isArcSlot(phraseIn(chunk)))
  const isAbout =
    hasArc ||
    (known && chunks.some((chunk) => isSlot(phraseIn(chunk)) || phraseIn(chunk)?.kind === 'pronoun'))
  if (!isAbout) return { row: [...chunks], known }
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    const told = rangeAt(chunks, at) ?? spanAt(chunks, at) ?? radiusAt(chunks, at)
    const centers = told ? undefined : centersAt(chunks, at)
    if (told) {
      if (
        isWord(
          made.at(-1),
          'follows',
          'following',
          'follow',
          'along',
          'on',
          'of',
          'around',
          'runs',
          'running',
        )
      )
        made.pop()
      if (phraseIn(made.at(-1))?.kind !== 'pronoun' || told.chunks.length > 0)
        made.push({ kind: 'word', text: 'with', span: chunk.span })
      made.push(...told.chunks)
      at = told.next
    } else if (centers !== undefined) at = centers
    else if (
      isEnds(phrase) &&
      phrase?.plural &&
      (isWord(chunks[at - 1], ',', 'with') || at === chunks.length - 1)
    ) {
      if (isWord(made.at(-1), 'with')) made.pop()
      at++
    } else {
      made.push(isArcSlot(phrase) ? { ...chunk, kind: 'phrase', phrase: named(phrase) } : chunk)
      at++
    }
  }
  return { row: made, known: true }
}
