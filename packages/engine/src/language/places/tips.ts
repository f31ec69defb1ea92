/**
 * Arms that reach outwards, and what sits at their ends: "starting at the hub edge (18 mm from the centre) and reaching
 * 73 mm from the centre", "a round pad at each arm tip", "pads at the ends of the rails".
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { single, skip } from './place.ts'

const isEnd = (item: Item | undefined): boolean => means(item, 'edge', 'end')

/** Only says where: nothing that follows is said of it. */
function forget(context: Context, mention: Mention): void {
  context.entities.delete(mention)
  context.mentions = context.mentions.filter((other) => other !== mention)
}

const isBody = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && entity.kind === 'solid' && !entity.family && !entity.member

/** "each arm tip", "the tip of each arm", "the ends of the rails": the stretch, and whose ends they are. */
function endsAt({ items, mentions, entities }: Context, at: number) {
  if (!isEnd(items[at])) return undefined
  const before = mentions.find((mention) => mention.end === at && mention.category === 'solid')
  if (before && isBody(entities.get(before)) && means(items[before.start], 'which', 'each', 'all'))
    return { mention: before, from: before.start, end: at + 1 }
  if (!means(items[at + 1], 'preposition', 'of')) return undefined
  const after = mentions.find((mention) => mention.start > at && mention.head > at)
  if (after?.category !== 'solid' || !isBody(entities.get(after))) return undefined
  const isMany = after.plural || means(items[after.start], 'which', 'each', 'all', 'both')
  const close = items
    .slice(at + 2, after.start)
    .every((item) => means(item, 'which') || means(item, 'determiner'))
  let from = at
  while (means(items[from - 1], 'determiner') || means(items[from - 1], 'which')) from--
  return isMany && close ? { mention: after, from, end: after.end } : undefined
}

/** Bodies that sit at the ends of others. */
export function takeTips(context: Context): void {
  const { items, state } = context
  for (const at of items.keys()) {
    const found = endsAt(context, at)
    const lead = found && items[found.from - 1]
    if (!found || (!means(lead, 'preposition', 'at', 'on', 'to') && found.from > 0)) continue
    const host = context.entities.get(found.mention) as Entity
    const isGuest = (mention: Mention): boolean =>
      mention.category === 'solid' &&
      isBody(context.entities.get(mention)) &&
      context.entities.get(mention) !== host
    const guest =
      context.mentions.findLast((mention) => mention.head < found.from && isGuest(mention)) ??
      context.mentions.find((mention) => mention.start >= found.end && isGuest(mention))
    const entity = guest && context.entities.get(guest)
    if (!entity) continue
    entity.host ??= host
    const said = items.slice(found.from, found.end)
    entity.places.push({ place: { kind: 'tips' }, items: said })
    // With its preposition: "at the end of each arm" is not the one end of something.
    for (const item of found.from > 0 ? [lead as Item, ...said] : said)
      state.account.use(item, `place of the ${entity.concept}`)
    forget(context, found.mention)
  }
}

/** "from z = 0 to z = 20 (12 mm above the gear face)": how much of a body stands out of another one. */
export function takeAbove(context: Context): void {
  const { items, state } = context
  for (const at of items.keys()) {
    const value = single(items, at)
    if (
      !value ||
      !means(items[at + 1], 'place', 'on top') ||
      !/^(?:above|beyond)$/iu.test(items[at + 1]?.text ?? '')
    )
      continue
    const other = context.mentions.find(({ start }) => start >= at + 2 && start <= at + 3)
    const guest = context.mentions.findLast(({ head, category }) => head < at && category === 'solid')
    const [host, entity] = [other && context.entities.get(other), guest && context.entities.get(guest)]
    if (!other || !isBody(host) || !isBody(entity) || host === entity) continue
    // Only where it stands is known otherwise; else it is a place.
    if (!items.slice(0, at).some((item) => item.kind === 'quantity' && item.quantity.kind === 'range'))
      continue
    entity.host ??= host
    if (entity.host !== host) continue
    const end =
      means(items[other.end], 'edge', 'face') || means(items[other.end], 'face') ? other.end + 1 : other.end
    const said = items.slice(at, end)
    entity.places.push({ place: { kind: 'above', value }, items: said })
    for (const item of said) state.account.use(item, `place of the ${entity.concept}`)
    forget(context, other)
  }
}

/** Words that lead to where an arm ends. */
const REACHES = /^(?:reach|reaches|reaching|extend|extends|extending|end|ends|ending)/u

type Limit = 'from' | 'to'

function limitBefore(items: readonly Item[], at: number): { limit: Limit; start: number } | undefined {
  for (let back = at - 1; back >= 0 && back > at - 9; back--) {
    const item = items[back]
    if (item?.kind === 'quantity' || means(item, 'conjunction') || isMark(item, ',')) return undefined
    if (means(item, 'place', 'starting')) return { limit: 'from', start: back }
    if (item?.kind === 'term' && REACHES.test(item.form)) return { limit: 'to', start: back }
  }
  return undefined
}

/** "the centre", "the origin", "the axis", "the Z axis". */
const isMiddle = (item: Item | undefined): boolean =>
  means(item, 'place', 'centre', 'origin') ||
  means(item, 'axis', 'z') ||
  /^(?:z |central |rotation )?axis$/iu.test(item?.text ?? '')

/** From where to where arms run, told from the middle. */
export function takeReach(context: Context): void {
  const { items, state } = context
  for (const at of items.keys()) {
    const value = single(items, at)
    if (!value || !means(items[at + 1], 'preposition', 'from')) continue
    const centre = skip(items, at + 2)
    const found = isMiddle(items[centre]) ? limitBefore(items, at) : undefined
    const subject = found && context.mentions.find(({ head }) => head < found.start)
    const arm = subject && context.entities.get(subject)
    if (!found || !isBody(arm) || (arm.count?.value ?? 1) < 2) continue
    const between = context.mentions.filter(({ head }) => head > found.start && head < at)
    for (const mention of between) forget(context, mention)
    const said = items.slice(found.start, centre + 1)
    arm.places.push({ place: { kind: 'reach', limit: found.limit, value }, items: said })
    for (const item of said) state.account.use(item, `place of the ${arm.concept}`)
  }
}
