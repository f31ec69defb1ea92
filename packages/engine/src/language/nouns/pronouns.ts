/** "One at …, the other at …": words that stand for one of several. */
import { conceptOf, type Item, means } from '../text/items.ts'
import type { Mention } from './mentions.ts'

/** What stands for one of several without naming it. */
export const PRONOUN = 'one of them'

/** "one at (20, 10), the other at (-20, 10)": no noun follows, and it is not one in each corner. */
export function isPronoun(items: readonly Item[], at: number): boolean {
  const item = items[at]
  const one = item?.kind === 'quantity' && item.text.toLowerCase() === 'one'
  const other = means(item, 'ordinal') && means(items[at - 1], 'determiner', 'the')
  const next = items[at + 1]
  const told =
    means(next, 'preposition', 'at', 'in', 'on', 'with') ||
    means(next, 'be') ||
    means(next, 'have') ||
    // "one 15 mm from the left end, the other 15 mm from the right end", "one of 10 mm".
    (next?.kind === 'quantity' && means(items[at + 2], 'preposition', 'from')) ||
    (means(next, 'preposition', 'of') && isLength(items[at + 2]))
  const each = items.slice(at + 1, at + 5).some((later) => means(later, 'which', 'each', 'all', 'both'))
  return (one || other) && told && !each
}

const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'length'

export const pronounAt = (items: readonly Item[], at: number): Mention => ({
  category: 'feature',
  concept: PRONOUN,
  form: PRONOUN,
  plural: false,
  start: means(items[at - 1], 'determiner') ? at - 1 : at,
  head: at,
  end: at + 1,
  determiner: means(items[at - 1], 'determiner') ? 'the' : undefined,
  count: items[at]?.kind === 'quantity' ? { value: 1, at } : undefined,
  ordinal: conceptOf(items[at], 'ordinal'),
  own: false,
  negated: false,
  pointer: false,
  within: undefined,
})
