/** "one of the end faces (0.46 by 0.37)": how large the face is, told behind it, says which one. */
import { type Chunk, isWord, type Phrase, phraseIn, type Size } from '../phrases.ts'

/** "the center of one of the faces" too. */
function sized(phrase: Phrase, size: Size): Phrase | undefined {
  if (phrase.kind !== 'place') return undefined
  if (phrase.concept === 'face' && phrase.sizes.length + phrase.bare.length === 0)
    return { ...phrase, sizes: [size] }
  const of = phrase.of && sized(phrase.of, size)
  return of && { ...phrase, of }
}

export function withFaceSizes(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    let next = isWord(chunks[at + 1], '(') ? at + 2 : chunks.length
    if (isWord(chunks[next], 'the')) next++
    const size = chunks[next]
    const isSides = size?.kind === 'size' && size.size.dimension === 'sides' && size.size.figures.length === 2
    const face = phrase && isSides && isWord(chunks[next + 1], ')') ? sized(phrase, size.size) : undefined
    made.push(face ? { ...chunk, kind: 'phrase', phrase: face } : chunk)
    if (face) at = next + 1
  }
  return made
}
