/** "One end is closed by a disc", "the bottom of the tube is sealed with a 3 mm thick cap": what stands at that end. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Place } from '../places/place.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

const CLOSED =
  /^(?:closed|closed off|sealed|capped|covered|plugged|blocked|shut|finished|terminated|fitted|topped)(?: off)?$/iu
const FARTHEST = 5

/** Said of what closes an end: as wide as that, where no width is told. */
export const CLOSING = 'closing'

const isOne = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 1

/** The end or side that the clause begins with, and the place it is for what closes it. */
function endBefore(items: readonly Item[], verb: number): { from: number; place: Place } | undefined {
  for (let at = verb - 1; at >= 0 && at > verb - 9; at--) {
    const item = items[at]
    const side = conceptOf(item, 'face') as SignedAxis | undefined
    if (side) return { from: at, place: { kind: 'on', side } }
    if (item?.kind !== 'term' || !means(item, 'edge', 'end')) continue
    const before = items[at - 1]
    if (item.plural || means(before, 'which', 'each', 'both'))
      return { from: at - 1, place: { kind: 'ends' } }
    if (means(before, 'ordinal', 'other')) return { from: at - 1, place: { kind: 'tip', which: 'other' } }
    return isOne(before) || means(before, 'determiner')
      ? { from: at - 1, place: { kind: 'tip', which: 'one' } }
      : undefined
  }
  return undefined
}

export function takeClosings(context: Context): void {
  const { items, mentions, entities, state } = context
  for (const [at, item] of items.entries()) {
    if (!CLOSED.test(item.text)) continue
    const by = items.findIndex(
      (each, index) =>
        index > at &&
        index < at + FARTHEST &&
        (means(each, 'preposition', 'with', 'at') || /^by$/iu.test(each.text)),
    )
    const guest = mentions.find(
      (mention) => mention.category === 'solid' && mention.start > at && mention.start <= by + 1,
    )
    const entity = by < 0 || !guest ? undefined : entities.get(guest)
    const end = endBefore(items, at)
    if (!entity || !end || entity.kind !== 'solid' || entity.cut) continue
    const named = mentions.find(
      (mention) => mention.category === 'solid' && mention.head > end.from && mention.head < at,
    )
    const host = named && entities.get(named)
    if (host && host !== entity) entity.host ??= host
    const said = items.slice(end.from, by)
    entity.places.push({ place: end.place, items: said })
    entity.manners.add(CLOSING)
    for (const each of items.slice(end.from, by + 1))
      if (!means(each, 'determiner') && !means(each, 'solid'))
        state.account.use(each, `place of the ${entity.concept}`)
  }
}
