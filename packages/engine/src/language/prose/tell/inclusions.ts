/** What an overall size is said to include is part of it, whatever that is. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

/** "Overall length is 25 mm, flange included": all of it is, whatever is named. */
export function withInclusions(chunks: readonly Chunk[]): Chunk[] {
  const isOverall = chunks.some(
    (chunk) => chunk.kind === 'size' && chunk.size.words.some((word) => /^(?:overall|total)$/u.test(word)),
  )
  if (!isOverall) return [...chunks]
  return chunks.filter((chunk, at) => {
    const isNamed = (from: number): boolean =>
      phraseIn(chunks[from])?.kind === 'body' &&
      phraseIn(chunks[from])?.det !== 'a' &&
      (isWord(chunks[from + 1], 'included') || isWord(chunks[from - 1], 'including'))
    if (isNamed(at)) return false
    if (isWord(chunk, 'included')) return !isNamed(at - 1)
    if (isWord(chunk, 'including')) return !isNamed(at + 1)
    return true
  })
}
