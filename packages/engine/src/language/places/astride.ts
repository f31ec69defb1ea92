/**
 * "The center of the sphere is at the end of the rod", "with its centre at the top of the post": the middle of a body lies
 * in the side that it is set against, so that half of it is sunk into the other one or stands over it.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import type { Place } from './place.ts'
import { skip } from './place.ts'

interface Site {
  /** Behind the words for the end. */
  end: number
  place: Place
  /** Before them: "the rod's end". */
  owner?: number
}

const POSSESSIVE = /['’]s?$/u

/** "the end", "each end", "the ends", "the other end", "the top", "the rod's top face". */
function siteAt(items: readonly Item[], from: number): Site | undefined {
  const at = skip(
    items,
    from,
    (item) => means(item, 'which', 'each', 'both', 'adjacent') || means(item, 'ordinal', 'other'),
    // "on the center line of the top face": in it, wherever else.
    (item) => means(item, 'place', 'centre', 'midline'),
    (item) => item?.kind === 'quantity' && item.quantity.kind === 'count',
    (item) => means(item, 'whole', 'it'),
  )
  const owned = items[at]
  if (means(owned, 'solid') && POSSESSIVE.test(owned?.text ?? '')) {
    const site = siteAt(items, at + 1)
    return site && site.end <= at + 3 ? { ...site, owner: at } : undefined
  }
  const noun = items[at]
  const passed = items.slice(from, at)
  const side = conceptOf(noun, 'face') as SignedAxis | undefined
  if (side) return { end: means(items[at + 1], 'edge') ? at + 2 : at + 1, place: { kind: 'on', side } }
  if (noun?.kind !== 'term' || !means(noun, 'edge', 'end')) return undefined
  const many = noun.plural || passed.some((item) => means(item, 'which', 'each', 'both'))
  const other = passed.some((item) => means(item, 'ordinal', 'other'))
  return { end: at + 1, place: many ? { kind: 'ends' } : { kind: 'tip', which: other ? 'other' : 'one' } }
}

const isBody = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.family && !entity.member

/** Whose middle it is: "of the sphere" behind it, or what is being spoken of. */
function ownerOf(
  { items, mentions, entities, state }: Context,
  at: number,
): { owner: Entity; named: Mention | undefined; end: number } | undefined {
  const named = means(items[at + 1], 'preposition', 'of')
    ? mentions.find((mention) => mention.head > at && mention.start <= at + 3)
    : undefined
  // "sits on the post with its centre at the top of the post": not the post's.
  const before = mentions.findLast(
    (mention) => mention.head < at && mention.category === 'solid' && !isSite(items, mention),
  )
  const owner = named ? entities.get(named) : ((before && entities.get(before)) ?? state.discourse.subject)
  return isBody(owner) ? { owner, named, end: named?.end ?? at + 1 } : undefined
}

const isSite = (items: readonly Item[], { start, determiner }: Mention): boolean =>
  determiner === 'the' && (means(items[start - 1], 'preposition') || means(items[start - 1], 'place'))

const MIDDLE = /^cent(?:er|re)s?(?: points?)?$|^middle$/iu
const CENTRED = /^cent(?:ered|red)$/iu
/** Of what lies, its axis is its middle. */
const AXIS = /^(?:(?:central|center|centre|cylinder) )?axis$|^cent(?:er|re)line$/iu
const LIES = /^(?:lying|lies|lie|located|positioned|placed|situated|running|runs|aligned)$/iu

const ALREADY: ReadonlySet<Place['kind']> = new Set(['tip', 'ends', 'tips', 'on'])

/** "so that half of the cylinder is inside the block": its axis lies in the side it is set against. */
function takeHalfInside(context: Context): void {
  const { items, mentions, entities, state } = context
  const at = items.findIndex((item) => means(item, 'place', 'half inside'))
  if (at < 0) return
  const round = mentions.findLast((mention) => {
    const entity = entities.get(mention)
    return mention.head < at && isBody(entity) && ROUND.has(shapeOf(entity) ?? '')
  })
  const owner = round && entities.get(round)
  if (!owner) return
  const said = items.slice(at, at + 1)
  owner.places.push({ place: { kind: 'astride' }, items: said })
  if (!owner.places.some(({ place }) => ALREADY.has(place.kind) || place.kind === 'face'))
    owner.places.push({ place: { kind: 'on', side: '+z' }, items: said })
  state.account.use(items[at], `place of the ${owner.concept}`)
}

const ROUND: ReadonlySet<string> = new Set(['round', 'tube', 'sphere'])

export function takeAstride(context: Context): void {
  takeHalfInside(context)
  const { items, mentions, entities, state } = context
  for (const [at, item] of items.entries()) {
    const middle = means(item, 'place', 'centre') && MIDDLE.test(item.text)
    const centred = means(item, 'place', 'centre') && CENTRED.test(item.text)
    if (!middle && !centred && !AXIS.test(item.text)) continue
    const told = ownerOf(context, at)
    // Of anything but a ball, "centered on the top face" only says where on it.
    if (!told || (centred && (shapeOf(told.owner) !== 'sphere' || told.owner.cut))) continue
    const lead = skip(
      items,
      told.end,
      (each) => means(each, 'be') || means(each, 'make') || LIES.test(each?.text ?? ''),
    )
    const leads =
      means(items[lead], 'preposition', 'at', 'on') ||
      (!middle && !centred && means(items[lead], 'preposition', 'in', 'along'))
    if (!leads && !means(items[lead], 'place', 'flush')) continue
    const site = siteAt(items, lead + 1)
    if (!site) continue
    const host = mentions.find(({ head }) => head === site.owner) ?? hostBehind(mentions, site.end, items)
    const other = host && entities.get(host)
    // "the centre is at the top of the sphere" itself would say nothing.
    if (other === told.owner || (host && !isBody(other))) continue
    const said = items.slice(at, site.end)
    if (other) {
      told.owner.host = other
      host.pointer = true
    }
    if (!told.owner.places.some(({ place }) => ALREADY.has(place.kind)))
      told.owner.places.push({ place: site.place, items: said })
    told.owner.places.push({ place: { kind: 'astride' }, items: said })
    const noun = told.named ? items.slice(told.named.start, told.named.end) : []
    for (const each of said)
      if (!means(each, 'determiner') && !noun.includes(each))
        state.account.use(each, `place of the ${told.owner.concept}`)
  }
}

const hostBehind = (
  mentions: readonly Mention[],
  from: number,
  items: readonly Item[],
): Mention | undefined =>
  means(items[from], 'preposition', 'of')
    ? mentions.find((mention) => mention.head > from && mention.start <= from + 2)
    : undefined
