/** ", same center as the boss", "(same axis)": on one axis with it. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

export function withSharedCenters(chunks: readonly Chunk[]): Chunk[] {
  return chunks
    .flatMap((chunk, at): Chunk[] => {
      const phrase = phraseIn(chunk)
      const isShared =
        phrase?.kind === 'place' &&
        /^(?:center|axis)$/u.test(phrase.concept) &&
        phrase.words.includes('same') &&
        (at === 0 || isWord(chunks[at - 1], ',', '(', 'and', ':', 'but'))
      if (!isShared || !phrase) return [chunk]
      const { span } = chunk
      const concentric: Chunk = { kind: 'word', text: 'concentric', span }
      const lead: Chunk = { kind: 'word', text: 'with', span }
      if (phrase.of) return [concentric, lead, { kind: 'phrase', phrase: phrase.of, span }]
      return isWord(chunks[at + 1], 'as') ? [concentric, lead] : [concentric]
    })
    .filter(
      (chunk, at, row) =>
        !(isWord(chunk, 'as') && isWord(row[at - 1], 'with') && isWord(row[at - 2], 'concentric')),
    )
}
