/** Edges that a number counts: "all 12 edges", "the 4 vertical edges". */
import { type Item, means } from '../text/items.ts'

const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'length'

/** Over what stands between a number and the edges it counts: "4 vertical edges", "4 filleted corners". */
export function edgeNounAfter(items: readonly Item[], at: number): number {
  let next = at + 1
  // "one of the vertical edges", "two of its top edges"
  const those = means(items[next + 1], 'determiner') || means(items[next + 1], 'whole', 'it')
  if (means(items[next], 'preposition', 'of') && those) next += 2
  while (
    means(items[next], 'which') ||
    means(items[next], 'face') ||
    means(items[next], 'shape') ||
    means(items[next], 'axis') ||
    (isLength(items[next]) && means(items[next + 1], 'edge')) ||
    /^long$/iu.test(items[next]?.text ?? '') ||
    means(items[next], 'feature', 'fillet', 'chamfer')
  )
    next++
  return next
}

/** "all 12 edges", "the 4 vertical edges". */
export function countsEdges(items: readonly Item[], at: number): boolean {
  const item = items[edgeNounAfter(items, at)]
  return means(item, 'edge') && item?.kind === 'term' && item.plural
}
