/** "walls and floor 4 mm thick", "the thickness of the walls and of the bottom is 4 mm": one size for both of them. */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../text/items.ts'

const isSmall = (item: Item | undefined): boolean =>
  means(item, 'which', 'both', 'each', 'all') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'preposition', 'of', 'with') ||
  means(item, 'determiner') ||
  means(item, 'filler')

const BOTTOM = /^(?:bottom|floor|base)(?: plate| side| wall)?$/iu

const isFloor = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'floor') || (BOTTOM.test(item?.text ?? '') && !means(item, 'solid'))

const asFloor = (item: Item): Item =>
  means(item, 'dimension', 'floor') ? item : asTerm(item, { category: 'dimension', concept: 'floor' })

const isThickness = (item: Item | undefined): boolean => means(item, 'dimension', 'thickness')

function withBoth(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, index) =>
      means(item, 'dimension', 'wall') &&
      means(items[index + 1], 'conjunction', 'and') &&
      items[index - 1]?.kind !== 'quantity',
  )
  if (at < 0) return [...items]
  let floor = at + 2
  while (floor < at + 5 && (means(items[floor], 'determiner') || means(items[floor], 'preposition', 'of')))
    floor++
  const bottom = items[floor]
  if (!bottom || !isFloor(bottom)) return [...items]
  let size = floor + 1
  while (size < floor + 6 && (isSmall(items[size]) || isThickness(items[size]))) size++
  const said = items[size]
  if (said?.kind !== 'quantity' || said.quantity.kind !== 'length') return [...items]
  const thick = items.slice(floor, size).some(isThickness)
  return items.flatMap((item, index) => {
    if (index === at) return [item, { ...said }]
    if (index === floor) return [asFloor(item)]
    // "should have a thickness of": what the two words say already.
    return thick && index > floor && index < size ? [asFiller(item, 'how thick they are')] : [item]
  })
}

/** A channel has its walls and its bottom as pieces, which are sized together as they stand. */
const isChannel = (item: Item): boolean => means(item, 'solid', 'U-channel', 'U-shape', 'U-plate')

export const withWallAndFloor = where(['dimension:wall', 'conjunction:and'], (sentences) =>
  sentences.flat().some(isChannel) ? [...sentences] : sentences.map(withBoth),
)
