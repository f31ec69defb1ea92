/** "A U bracket. The base is 70 x 40 x 5 mm, two plates stand on it …": a letter that only says what the bodies told after it look like. */
import { type Chunk, type Phrase, phraseIn } from '../phrases.ts'
import { isSection } from '../sections.ts'

const LETTER = /^(?:[ltuizch]|shaped|shape|profile)$/u

/** Those whose bodies can be told one by one. */
const isLetter = (phrase: Phrase): boolean =>
  (phrase.kind === 'body' || phrase.kind === 'figure' || phrase.kind === 'whole') &&
  ((isSection(phrase) && !/^(?:stairs|cross)$/u.test(phrase.concept)) ||
    phrase.words.some((word) => /^[ltuiz]$/u.test(word)) ||
    (phrase.concept === 'channel' && phrase.kind === 'body'))

const isNamed = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase !== undefined && phrase.bare.length + phrase.sizes.length === 0 && isLetter(phrase)
}

/** The letter as a mere name. */
export function withoutLetters(rows: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  return rows.map((row) =>
    row.map((chunk): Chunk => {
      const phrase = isNamed(chunk) ? phraseIn(chunk) : undefined
      if (!phrase) return chunk
      const words = phrase.words.filter((word) => !LETTER.test(word))
      const named: Phrase =
        phrase.kind === 'whole'
          ? { ...phrase, words }
          : { ...phrase, kind: 'body', concept: 'any', name: 'bracket', words }
      return { kind: 'phrase', phrase: named, span: chunk.span }
    }),
  )
}
