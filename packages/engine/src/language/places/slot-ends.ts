/** Where a slot is by one of its round ends: "one of the two circles is at the centre of the plate". */
import type { Context } from '../context.ts'
import { type Item, means } from '../text/items.ts'

const isEnd = (item: Item | undefined): boolean =>
  means(item, 'portion', 'circle') || means(item, 'edge', 'end') || means(item, 'place', 'centre')

const isOne = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 1

/** "one of the two circles", "one end", "the center of one end". */
function endsAt(items: readonly Item[], at: number): number | undefined {
  if (!isOne(items[at])) return undefined
  let next = at + 1
  while (
    next < at + 6 &&
    (means(items[next], 'determiner') ||
      means(items[next], 'preposition', 'of') ||
      means(items[next], 'filler') ||
      (items[next]?.kind === 'quantity' && !isOne(items[next])))
  )
    next++
  return isEnd(items[next]) ? next : undefined
}

export function takeSlotEnds({ items, state, attributes }: Context): void {
  const slot = state.discourse.entities.findLast(({ concept }) => concept === 'slot')
  if (!slot) return
  for (const at of items.keys()) {
    const end = endsAt(items, at)
    if (end === undefined) continue
    const centre = items.findIndex((item, index) => index > end && means(item, 'place', 'centre', 'origin'))
    const sized = attributes.some((attribute) => attribute.at > end && attribute.at < centre)
    if (centre < 0 || sized) continue
    const said = items.slice(at, centre + 1)
    slot.places.push({ place: { kind: 'end' }, items: said })
    for (const item of said) state.account.use(item, 'place of the slot')
    return
  }
}
