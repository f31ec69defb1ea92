/** "walls and floor 4 mm thick", "wall and bottom both 4 mm": one size for both of them. */
import { type Item, means } from '../text/items.ts'

const isSmall = (item: Item | undefined): boolean =>
  means(item, 'which', 'both', 'each', 'all') ||
  means(item, 'be') ||
  means(item, 'preposition', 'of', 'with') ||
  means(item, 'determiner') ||
  means(item, 'filler')

function withBoth(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    if (!means(item, 'dimension', 'wall') || !means(items[at + 1], 'conjunction', 'and')) return [item]
    const floor = means(items[at + 2], 'determiner') ? at + 3 : at + 2
    if (!means(items[floor], 'dimension', 'floor') || items[at - 1]?.kind === 'quantity') return [item]
    let size = floor + 1
    while (size < floor + 5 && isSmall(items[size])) size++
    const said = items[size]
    return said?.kind === 'quantity' && said.quantity.kind === 'length' ? [item, { ...said }] : [item]
  })
}

export const withWallAndFloor = (sentences: readonly Item[][]): Item[][] => sentences.map(withBoth)
