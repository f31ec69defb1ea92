/** Words that nobody said, for sentences that are told anew: the small ones that hold them together, and any other. */
import type { Category, Entry } from '../lexicon/entry.ts'
import { type Item, type Term, unsaid } from './items.ts'

export const LITTLE_WORDS = {
  a: { category: 'determiner', concept: 'a' },
  the: { category: 'determiner', concept: 'the' },
  of: { category: 'preposition', concept: 'of' },
  to: { category: 'preposition', concept: 'to' },
  at: { category: 'preposition', concept: 'at' },
  in: { category: 'preposition', concept: 'in' },
  from: { category: 'preposition', concept: 'from' },
  with: { category: 'preposition', concept: 'with' },
  along: { category: 'preposition', concept: 'along' },
  and: { category: 'conjunction', concept: 'and' },
  is: { category: 'be', concept: 'is' },
  have: { category: 'have', concept: 'have' },
  it: { category: 'whole', concept: 'it' },
} as const satisfies Record<string, Entry>

/** One of them where nobody said it, right before a word that was said. */
export const littleWord = (near: Pick<Item, 'span'>, word: keyof typeof LITTLE_WORDS): Item =>
  unsaid(near, LITTLE_WORDS[word], word)

/** Any word that nobody said, by its category and concept. */
export const unsaidWord = (
  near: Pick<Item, 'span'>,
  category: Category,
  concept: string,
  text = concept,
): Term => unsaid(near, { category, concept }, text)

/** A word that was said elsewhere, right before one that was said here. */
export const unsaidAgain = ({ span: [from] }: Pick<Item, 'span'>, said: Item): Item => ({
  ...said,
  text: '',
  span: [from, from],
})
