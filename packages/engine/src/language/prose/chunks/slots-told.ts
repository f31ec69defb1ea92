/** The sizes of a slot by its round ends: "24 mm between the centers of its ends", "ends of radius 5 mm whose centers are 24 mm apart". */
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

const ENDS = /^(?:end|arc|half|circle|fillet)$/u

/** The centres of the two ends of one thing, and no middle of several. */
const isCentersOfEnds = (phrase: Phrase | undefined): boolean =>
  phrase?.concept === 'center' && phrase.of !== undefined && phrase.of.plural && ENDS.test(phrase.of.concept)

/** "22 mm between the arc centers". */
const isEndCenters = (phrase: Phrase | undefined): boolean =>
  isCentersOfEnds(phrase) ||
  (phrase?.concept === 'center' &&
    phrase.plural &&
    !phrase.of &&
    phrase.words.some((word) => /^(?:arc|end|radius)$/u.test(word)))

const lengthIn = (chunk: Chunk | undefined): Figure | undefined =>
  chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
    ? chunk.figures[0]
    : chunk?.kind === 'size' && chunk.size.dimension === 'distance'
      ? chunk.size.figures[0]
      : undefined

const sizeChunk = (dimension: Size['dimension'], figure: Figure, from: Chunk): Chunk => ({
  kind: 'size',
  size: { dimension, figures: [figure], words: [], span: from.span },
  span: from.span,
})

interface Told {
  chunks: readonly Chunk[]
  next: number
}

function centersAt(chunks: readonly Chunk[], at: number, hasEnds: boolean): Told | undefined {
  const chunk = chunks[at] as Chunk
  const figure = lengthIn(chunk)
  // "24 mm between the centers of its ends".
  if (figure && isWord(chunks[at + 1], 'between', 'from') && isEndCenters(phraseIn(chunks[at + 2])))
    return { chunks: [sizeChunk('centers', figure, chunk)], next: at + 3 }
  // "a center-to-center distance of 24 mm".
  const behind = lengthIn(chunks[at + 1])
  if (isWord(chunk, 'centertocenter') && behind)
    return { chunks: [sizeChunk('centers', behind, chunks[at + 1] as Chunk)], next: at + 2 }
  // "the distance between the centers of the ends is 24 mm".
  const isDistance = phraseIn(chunk)?.concept === 'distance' && isWord(chunks[at + 1], 'between', 'from')
  if (isDistance && isCentersOfEnds(phraseIn(chunks[at + 2]))) {
    let next = at + 3
    while (isWord(chunks[next], 'is', 'of', ':', 'being', 'equals', '=')) next++
    const told = lengthIn(chunks[next])
    if (told) return { chunks: [sizeChunk('centers', told, chunks[next] as Chunk)], next: next + 1 }
  }
  // "the centers of its ends are 24 mm apart", "whose centers are 24 mm apart".
  const phrase = phraseIn(chunk)
  const isCenters =
    isCentersOfEnds(phrase) ||
    (hasEnds && phrase?.concept === 'center' && phrase.plural && isWord(chunks[at - 1], 'whose', 'with'))
  const apart = isWord(chunks[at + 1], 'are', 'lie', 'being', 'sit') ? at + 2 : at + 1
  const told = isCenters ? lengthIn(chunks[apart]) : undefined
  if (told && isWord(chunks[apart + 1], 'apart'))
    return { chunks: [sizeChunk('centers', told, chunks[apart] as Chunk)], next: apart + 2 }
  return undefined
}

/** "ends of radius 5 mm", "ends with a 5 mm radius": round ones, and how wide the slot is. */
function endsAt(chunks: readonly Chunk[], at: number): Told | undefined {
  const phrase = phraseIn(chunks[at])
  const size = chunks[at + 2]
  const isEnds =
    phrase?.concept === 'end' &&
    phrase.plural &&
    /^(?:|its)$/u.test(phrase.det) &&
    isWord(chunks[at + 1], 'of', 'with')
  if (!isEnds || size?.kind !== 'size' || size.size.dimension !== 'radius') return undefined
  const words = phrase.words.includes('rounded') ? phrase.words : [...phrase.words, 'rounded']
  return {
    chunks: [{ kind: 'phrase', phrase: { ...phrase, words, span: phrase.span }, span: phrase.span }, size],
    next: at + 3,
  }
}

const isEnds = (chunk: Chunk): boolean => ENDS.test(phraseIn(chunk)?.concept ?? '')

export function withSlots(chunks: readonly Chunk[]): Chunk[] {
  const hasSlot = chunks.some((chunk) => /^(?:slot|obround)$/u.test(phraseIn(chunk)?.concept ?? ''))
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const told = centersAt(chunks, at, made.some(isEnds)) ?? (hasSlot ? endsAt(chunks, at) : undefined)
    if (told) {
      if (isWord(made.at(-1), 'whose', 'a')) made.pop()
      made.push(...told.chunks)
      at = told.next
    } else made.push(chunks[at++] as Chunk)
  }
  return made
}
