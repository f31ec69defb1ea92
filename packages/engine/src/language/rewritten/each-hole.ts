/** "Four counterbored holes at …: 6.6 mm through-hole with an 11 mm counterbore": what stands behind the colon is one of them. */
import { where } from '../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../text/items.ts'

const NEAR = 5

function withEach(items: Item[]): Item[] {
  const colon = items.findIndex((item) => isMark(item, ':'))
  const first = items[colon + 1]
  if (colon < 0 || first?.kind !== 'quantity' || first.quantity.kind === 'count') return items
  const several = items
    .slice(0, colon)
    .some((item) => item.kind === 'term' && item.plural && means(item, 'feature', 'hole'))
  const one = items
    .slice(colon + 2, colon + 2 + NEAR)
    .some((item) => item.kind === 'term' && !item.plural && means(item, 'feature', 'hole'))
  if (
    !several ||
    !one ||
    items.slice(0, colon).some((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  )
    return items
  const each = unsaid(first, { category: 'which', concept: 'each' }, 'each')
  const has = unsaid(first, { category: 'have', concept: 'has' }, 'has')
  const a = unsaid(first, { category: 'determiner', concept: 'a' }, 'a')
  return [...items.slice(0, colon + 1), each, has, a, ...items.slice(colon + 1)]
}

export const withEachHole = where([' : ', 'feature:hole'], (sentences) => sentences.map(withEach))
