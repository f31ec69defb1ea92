/** "The branch bore opens into the run bore": so it is, of pipes that are each told with their inside. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const isInside = (chunk: Chunk): boolean =>
  (chunk.kind === 'size' && chunk.size.words.some((word) => /^(?:inner|inside|internal)$/u.test(word))) ||
  (chunk.kind === 'phrase' &&
    chunk.phrase.sizes.some(({ words }) => words.some((word) => /^(?:inner|inside|internal)$/u.test(word))))

const isOpening = (row: readonly Chunk[]): boolean => {
  const [bore, opens, into, ...rest] = row
  return (
    phraseIn(bore)?.concept === 'hole' &&
    phraseIn(bore)?.det === 'the' &&
    isWord(opens, 'opens', 'open', 'leads') &&
    isWord(into, 'into', 'to') &&
    rest.length > 0 &&
    rest.every((chunk) => {
      const phrase = phraseIn(chunk)
      return phrase
        ? /^(?:cut|body)$/u.test(phrase.kind) &&
            phrase.det !== 'a' &&
            phrase.bare.length + phrase.sizes.length === 0
        : chunk.kind === 'word'
    })
  )
}

export function withoutOpenings(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  const pipes = lines.flatMap((row) => row.filter(isInside)).length
  return pipes < 2 ? [...lines] : lines.map((row) => (isOpening(row) ? [] : row))
}
