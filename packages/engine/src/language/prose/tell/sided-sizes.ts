/** "30 mm in diameter on the outside and 24 mm on the inside": which of the two diameters it is. */
import { type Chunk, isWord, phraseIn, type Size } from '../phrases.ts'

const SIDED: Readonly<Record<string, string>> = { inside: 'inner', outside: 'outer' }

const sizeIn = (chunk: Chunk | undefined, isNext: boolean): Size | undefined =>
  chunk?.kind === 'size' && /^(?:diameter|radius)$/u.test(chunk.size.dimension)
    ? chunk.size
    : isNext && chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1
      ? { dimension: 'diameter', figures: chunk.figures, words: [], span: chunk.span }
      : undefined

export function withSidedSizes(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  let isNext = false
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const size = sizeIn(chunk, isNext)
    const step = isWord(chunks[at + 1], 'on', 'at') ? 2 : 1
    const place = phraseIn(chunks[at + step])
    const word =
      place && !place.of && place.bare.length + place.sizes.length === 0 ? SIDED[place.concept] : undefined
    if (size && word && !size.owner) {
      made.push({ kind: 'size', size: { ...size, words: [...size.words, word] }, span: size.span })
      isNext = true
      at += step
      continue
    }
    if (chunk.kind !== 'word') isNext = false
    made.push(chunk)
  }
  return made
}

const ROUND = /^(?:cylinder|cone|tube|hemisphere|sphere|capsule)$/u

/** "30 mm above the base of the cylinder": its bottom, and no body of its own. */
export const withBases = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.map((chunk): Chunk => {
    const phrase = phraseIn(chunk)
    const isBase =
      phrase?.name === 'base' &&
      phrase.det === 'the' &&
      phrase.bare.length + phrase.sizes.length + phrase.words.length === 0 &&
      phrase.of?.det === 'the' &&
      ROUND.test(phrase.of.concept)
    return phrase && isBase
      ? {
          kind: 'phrase',
          phrase: { ...phrase, kind: 'place', concept: 'bottom', name: 'bottom' },
          span: chunk.span,
        }
      : chunk
  })
