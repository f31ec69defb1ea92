/** "a rectangular steel tube", "a plus-shaped (cross) prism": one noun of the vocabulary, with a word in the middle of it. */
import { sensesOf } from '../lexicon/lexicon.ts'
import { type Item, means, phraseOf, type Term } from './items.ts'

/** The noun that two words make which others part, or none. */
export function nounAround(items: readonly Item[], first: number, last: number): Term | undefined {
  const [before, after] = [items[first], items[last]]
  if (before?.kind !== 'term' || after?.kind !== 'term') return undefined
  const form = `${before.form} ${after.form}`
  const senses = sensesOf(form, undefined)
  return senses && { ...after, ...phraseOf(items.slice(first, last + 1) as [Item, ...Item[]]), form, senses }
}

const madeOf = (items: readonly Item[], at: number): Term | undefined => {
  const noun = means(items[at + 1], 'material') ? nounAround(items, at, at + 2) : undefined
  return means(noun, 'solid') ? noun : undefined
}

/** What it is made of goes before the noun. */
export const withPartedNouns = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    const noun = madeOf(items, at)
    if (noun) return [items[at + 1] as Item, noun]
    return madeOf(items, at - 1) || madeOf(items, at - 2) ? [] : [item]
  })
