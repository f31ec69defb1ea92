/** Set phrases in the sentences, each as one word. */
import type { Item } from '../text/items.ts'
import { asTerms, spoken } from '../text/spoken.ts'
import { PHRASES } from './phrases.ts'

/** Stands for all of them among the patterns that a sentence does not hold. */
const ANY = /any of the phrases/u

function withPhrases(sentence: Item[]): Item[] {
  const { absent } = spoken(sentence)
  if (absent.has(ANY)) return sentence
  const read = PHRASES.reduce<Item[]>((items, [pattern, sense]) => asTerms(items, pattern, sense), sentence)
  if (read === sentence) absent.add(ANY)
  return read
}

export const withSetPhrases = (sentences: readonly Item[][]): Item[][] => sentences.map(withPhrases)
