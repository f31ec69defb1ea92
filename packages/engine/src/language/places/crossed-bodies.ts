/** "It crosses the first bar at its center", "intersecting the beam in the middle": two bodies through each other. */
import type { Context } from '../context.ts'
import { type Item, means } from '../text/items.ts'

const CROSSES = /^(?:cross(?:es|ing)?|intersect(?:s|ing)?|passes through|bisects?)$/iu

const isMiddle = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'at', 'in', 'through') ||
  means(item, 'determiner') ||
  means(item, 'whole', 'it') ||
  means(item, 'place', 'centre') ||
  means(item, 'which', 'each', 'both') ||
  /^(?:other|right|angles?|90|degrees?|perpendicular(?:ly)?|exactly|midpoints?)$/iu.test(item?.text ?? '')

const isAngle = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'angle' && item.quantity.values[0]?.value === 90

/** "two bars that cross each other at their centers at a right angle": one through the other. */
function takeCrossedPair({ items, mentions, entities, state }: Context): void {
  for (const [at, item] of items.entries()) {
    if (!CROSSES.test(item.text) || !EACH_OTHER.test(items[at + 1]?.text ?? '')) continue
    const pair = mentions.findLast((mention) => mention.head < at && entities.get(mention)?.kind === 'solid')
    const entity = (pair && entities.get(pair)) ?? state.discourse.subject
    if (entity?.kind !== 'solid' || entity.family || entity.count?.value !== 2) continue
    let end = at + 1
    while (end < items.length && (isMiddle(items[end]) || isAngle(items[end]) || isRight(items[end]))) end++
    const said = items.slice(at, end)
    entity.places.push({ place: { kind: 'crossing' }, items: said })
    for (const each of said) state.account.use(each, `place of the ${entity.concept}`)
  }
}

const EACH_OTHER = /^(?:each(?: other)?|one another)$/iu
const isRight = (item: Item | undefined): boolean =>
  /^(?:right angles?|at right angles?|their|perpendicularly)$/iu.test(item?.text ?? '')

export function takeCrossedBodies(context: Context): void {
  takeCrossedPair(context)
  const { items, mentions, entities, state } = context
  for (const [at, item] of items.entries()) {
    if (!CROSSES.test(item.text) || state.account.isUsed(item)) continue
    const after = mentions.find(
      (mention) => mention.category === 'solid' && mention.start > at && mention.start <= at + 2,
    )
    const before = mentions.findLast(
      (mention) => mention.head < at && !mention.within && entities.has(mention),
    )
    const host = after && entities.get(after)
    const guest = (before && entities.get(before)) ?? state.discourse.subject
    if (
      !after ||
      host?.kind !== 'solid' ||
      guest?.kind !== 'solid' ||
      host === guest ||
      host.family ||
      guest.family
    )
      continue
    guest.host = host
    after.pointer = true
    let end = after.end
    while (end < items.length && isMiddle(items[end])) end++
    const said = [item, ...items.slice(after.end, end)]
    guest.places.push({ place: { kind: 'crossing' }, items: said })
    for (const each of said)
      if (!means(each, 'determiner')) state.account.use(each, `place of the ${guest.concept}`)
  }
}
