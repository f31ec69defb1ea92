/** "Every edge of the block (all 12)", "the edges (there are 12 of them) …": the number is that of the edges named before it. */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const NUMBER = '(?:#|one|two|three|four|five|six|eight|nine|ten|twelve|[0-9]+)'
const AGAIN = new RegExp(
  `\\( (?:so )?(?:there are |that's |that is |thats )?(?:all )?(?<number>${NUMBER})(?: of them| edges?| corners?)?(?: in total| total| altogether)? \\)`,
  'u',
)

function withNumber(items: readonly Item[]): Item[] {
  const found = findSpoken(items, AGAIN)
  if (!found) return [...items]
  const number = items.findIndex((item, at) => at > found.from && at < found.to && item.kind === 'quantity')
  const edge = items.findLastIndex((item, at) => at < found.from && means(item, 'edge', 'edge', 'corner'))
  const [count, noun] = [items[number], items[edge]]
  if (count?.kind !== 'quantity' || noun?.kind !== 'term' || found.from - edge > 5) return [...items]
  if (count.quantity.values[0]?.unit !== undefined || means(items[edge - 1], 'face')) return [...items]
  // "four edges (4 in total)" has its number already.
  if (items[edge - 1]?.kind === 'quantity') return [...items]
  const said: Item['span'] = [items[found.from]?.span[0] ?? 0, items[found.to]?.span[1] ?? 0]
  const counted: Item = { ...count, span: said, quantity: { ...count.quantity, kind: 'count' } }
  return items.flatMap((item, at): Item[] => {
    if (at === edge) return [counted, { ...noun, plural: true }]
    return at < found.from || at > found.to ? [item] : []
  })
}

export const withCountedEdges = where(['( ', 'edge:edge|edge:corner'], (sentences) =>
  sentences.map(withNumber),
)
