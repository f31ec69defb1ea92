/** What a thing stands on or is cut into, where the sentence names it. */
import type { Portion } from '../../library/families/family.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import { ON_EACH, ON_ONE, THROUGH_ALL } from '../compile/families/pieces.ts'
import type { Context } from '../context.ts'
import { type Entity, isHollow } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, means } from '../text/items.ts'
import { lieApart } from '../worked/bored-each.ts'
import { copiesOf } from './announced.ts'
import { subjectIt } from './stretches.ts'

export function takeHosts(context: Context): void {
  for (const mention of context.mentions) takeHost(context, mention, context.entities.get(mention))
}

/** "concentric with the semicircle". */
const isConcentric = (item: Item | undefined): boolean =>
  means(item, 'place', 'centre') && item?.kind === 'term' && item.form.endsWith('with')

export const isAround = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'beside') && /round$/iu.test(item?.text ?? '')

/** "holes in the plate", "a boss on the plate", "a hole through the boss". */
function takeHost(context: Context, mention: Mention, host: Entity | undefined): void {
  const { items, mentions, entities } = context
  if ((mention.category !== 'solid' && !isGround(context, mention, host)) || !host || host.member) return
  // "through each of the four pads", "concentric with one of the bosses"
  const each =
    means(items[mention.start - 1], 'preposition', 'of') &&
    (means(items[mention.start - 2], 'which', 'each') || /^one$/iu.test(items[mention.start - 2]?.text ?? ''))
  // "through both the plate and the rib".
  const both = means(items[mention.start - 1], 'which', 'both')
  const lead = items[mention.start - (each ? 3 : both ? 2 : 1)]
  // "larger than the first two cylinders" compares; it does not join.
  const within = each && (means(lead, 'preposition', 'in', 'on') || isAround(lead))
  if (
    mention.pointer &&
    mention.plural &&
    !within &&
    !means(lead, 'manner', 'through') &&
    !isConcentric(lead)
  )
    return
  const ties =
    means(lead, 'preposition', 'in', 'on', 'to', 'of') ||
    means(lead, 'manner', 'through') ||
    (means(lead, 'operation', 'add') && lead?.kind === 'term' && lead.form.endsWith('from')) ||
    (means(lead, 'operation', 'cut') && lead?.kind === 'term' && lead.form.endsWith('into')) ||
    (means(lead, 'preposition', 'from') && mention.determiner === 'the') ||
    isConcentric(lead) ||
    means(lead, 'place', 'on top', 'underneath')
  // "a groove around the second section".
  const grooved = mentions.findLast(({ head }) => head < mention.start)
  const rings = isAround(lead) && grooved !== undefined && entities.get(grooved)?.concept === 'groove'
  const mayStand = (other: Mention): boolean =>
    !other.within &&
    (other.category !== 'whole' || (other.concept === 'it' && entities.get(other)?.kind === 'solid')) &&
    other.category !== 'portion'
  // "a hole through the plate, concentric with the boss": the hole is about the middle of the boss, not the plate.
  const drilled = isConcentric(lead)
    ? mentions.findLast((other) => other.head < mention.start && CUTS.has(entities.get(other)?.concept ?? ''))
    : undefined
  const before = drilled ?? mentions.findLast((other) => other.head < mention.start && mayStand(other))
  // "On top of the base, add a boss": what stands there is named behind.
  const guest = before ?? mentions.find((other) => other.start >= mention.end && mayStand(other))
  const entity = (before ? undefined : subjectIt(context)) ?? (guest && entities.get(guest))
  if (
    (!ties && !rings) ||
    !entity ||
    entity === host ||
    (!before && entity.host) ||
    host.host === entity ||
    host.cut
  )
    return
  // "a hole through both cylinders", which were told one by one: through all there is.
  if (
    means(lead, 'manner', 'through') &&
    mention.plural &&
    copiesOf(host) === 1 &&
    (entity.kind === 'feature' || entity.cut) &&
    !lieApart(host.members)
  ) {
    entity.manners.add(THROUGH_ALL)
    return
  }
  if (rings) {
    context.state.account.use(lead, 'around')
    mention.pointer = true
  }
  if (drilled) entity.host = host
  else entity.host ??= host
  // "around each of the ends", "on one of the smaller cylinders": of a body that stands there several times.
  if (entity.concept === 'groove' && (mention.plural || each))
    entity.manners.add(each && /^one$/iu.test(items[mention.start - 2]?.text ?? '') ? ON_ONE : ON_EACH)
  // "a bore through the disc and the hub": through the two, whichever is named first.
  const second = mentions.find(({ start }) => start === mention.end + 1)
  const other = second && means(items[mention.end], 'conjunction', 'and') ? entities.get(second) : undefined
  if (
    means(lead, 'manner', 'through') &&
    (entity.kind === 'feature' || entity.cut) &&
    other?.kind === 'solid' &&
    other !== host
  )
    entity.manners.add(THROUGH_ALL)
  const wall = isHollow(host) ? WALLS[mention.form] : undefined
  if (wall && entity.kind === 'feature')
    entity.places.push({ place: { kind: 'face', face: wall }, items: [items[mention.head] as Item] })
  const base = items[means(items[mention.end], 'ordinal') ? mention.end + 1 : mention.end]
  const atBase = means(base, 'solid', 'base')
  if (atBase) context.state.account.use(base, 'the end it is joined to')
  if (
    entity.kind === 'solid' &&
    (means(lead, 'preposition', 'on') || atBase || isRising(lead)) &&
    !entity.places.some(({ place }) => place.kind === 'on')
  )
    entity.places.push({ place: { kind: 'on', side: '+z' }, items: [lead as Item] })
}

/** "rises from the plate", "stands up from it": upwards, and so on top of it. */
const isRising = (lead: Item | undefined): boolean =>
  means(lead, 'operation', 'add') &&
  /^(?:ris|stand|stick|grow)\w*(?: up| straight up)? from$/iu.test(lead?.text ?? '')

/** "Two posts stand on it", "a boss rises from it": the body that was told before, by no noun. */
const isGround = (
  { items, sentence, mentions, entities }: Context,
  mention: Mention,
  host: Entity | undefined,
): boolean =>
  mention.category === 'whole' &&
  /^it$/iu.test(items[mention.head]?.text ?? '') &&
  host?.kind === 'solid' &&
  // "a column with a pyramid on it": told in the same breath, and another body since.
  (host.sentence < sentence ||
    mentions.some(
      (other) =>
        other.category === 'solid' &&
        other.head < mention.start &&
        entities.get(other) !== host &&
        entities.get(other)?.kind === 'solid',
    )) &&
  (means(items[mention.start - 1], 'preposition', 'on') || isRising(items[mention.start - 1]))

/** Of a hollow body: which of its sides a wall is. */
const WALLS: Readonly<Record<string, SignedAxis>> = { 'front wall': '-y', 'back wall': '+y' }

export const CUTS = new Set(['hole', 'slot', 'pocket'])

/** "two holes in one leg", "in one of the legs", of pieces that are always several. */
export const isOneOfSeveral = (
  items: readonly Item[],
  { start, count, plural }: Mention,
  { plural: several }: Portion,
): boolean => {
  const counted = !plural && count?.value === 1
  const of =
    plural && means(items[start - 1], 'preposition', 'of') && /^one$/iu.test(items[start - 2]?.text ?? '')
  const lead = items[of ? start - 3 : start - 1]
  const ties = means(lead, 'preposition', 'in', 'on', 'at') || means(lead, 'manner', 'through')
  return several === true && ties && (counted || of)
}

/** "two holes on the base", "a hole in each leg", "the wall has a slot": what is cut into a piece of a family's part. */
export function takePiece({ items, mentions, entities }: Context, mention: Mention, piece: Entity): void {
  const cuts = mentions.filter((other) => !other.within && CUTS.has(entities.get(other)?.concept ?? ''))
  const lead = items[mention.start - 1]
  const ties = means(lead, 'preposition', 'in', 'on', 'of', 'for', 'at') || means(lead, 'manner', 'through')
  const follows = means(items[mention.end], 'have') || means(items[mention.end], 'preposition', 'with')
  const before = ties ? cuts.findLast((other) => other.head < mention.start) : undefined
  const after = follows ? cuts.find((other) => other.start > mention.end) : undefined
  const guest = before ?? after
  const entity = guest && entities.get(guest)
  if (!entity) return
  entity.host ??= piece
  if (piece.member && isOneOfSeveral(items, mention, piece.member.portion)) entity.manners.add(ON_ONE)
  const each = items.slice(mention.start, mention.head).some((item) => means(item, 'which', 'each', 'both'))
  if (each || means(items[mention.start - 1], 'which', 'each', 'both')) entity.manners.add(ON_EACH)
}
