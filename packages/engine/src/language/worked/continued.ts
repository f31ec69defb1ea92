/** "Continue the hole through the rest of the block with a 20 mm diameter": another hole, from the bottom of that one. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const CONTINUED =
  /^(?:(?:now|then|next|and|finally|,) )*(?:continue|extend|carry on|carry) (?:the|this|that) (?:same )?(?:hole|bore)(?= )/u

/** So wide from here on: without a diameter of its own it is the same hole, only deeper. */
const isSized = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count') &&
  items.some((item) => means(item, 'dimension', 'diameter', 'radius') || item.text.startsWith('Ø'))

function continued(items: readonly Item[]): Item[] {
  const found = findSpoken(items, CONTINUED)
  const hole = found && items[found.to]
  if (!found || hole?.kind !== 'term' || !means(hole, 'feature', 'hole') || !isSized(items)) return [...items]
  const { span } = hole
  const word = (text: string, category: 'preposition' | 'determiner' | 'face', concept: string): Item =>
    asTerm({ text, span }, { category, concept })
  return [
    word('from', 'preposition', 'from'),
    word('the', 'determiner', 'the'),
    word('bottom', 'face', '-z'),
    word('of', 'preposition', 'of'),
    word('the', 'determiner', 'the'),
    hole,
    word('a', 'determiner', 'a'),
    { ...hole },
    ...items.slice(found.to + 1),
  ]
}

export const withContinued = where('continue th|extend th|carry th|carry on th', (sentences) =>
  sentences.map(continued),
)
