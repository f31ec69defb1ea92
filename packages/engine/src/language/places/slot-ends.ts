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

const SQUARE = /^(?:square|squared|square cut|flat|straight|sharp)$/iu

const FLAT = /^(?:flat|squared[- ]off) ends$/iu

/** "slots with square ends": cut as rectangles. */
function takeSquareEnds({ items, mentions, entities, state }: Context): void {
  for (const [at, item] of items.entries()) {
    // "flat ends" is one word, which is said of how deep cuts end, too.
    const flat = FLAT.test(item.text)
    const ends = item.kind === 'term' && item.plural && (flat || means(item, 'edge', 'end', 'corner'))
    const square = flat ? item : items[at - 1]
    const led = items[flat ? at - 1 : at - 2]
    if (!ends || !(flat || SQUARE.test(square?.text ?? '')) || !means(led, 'preposition', 'with')) continue
    const slot = mentions.findLast(({ head, concept }) => head < at && concept === 'slot')
    const entity = slot && entities.get(slot)
    if (entity?.concept !== 'slot') continue
    entity.concept = 'pocket'
    entity.adjectives.set('rectangular', item)
    for (const said of [square, item]) state.account.use(said, 'the outline of the slot')
  }
}

export function takeSlotEnds(context: Context): void {
  takeSquareEnds(context)
  const { items, state, attributes } = context
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
