/** "In the centre of the pocket add a boss going up from its floor": a body that stands in a cut instead of on its host. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const CUT =
  '(?:rectangular |round |circular |square |hexagonal )?(?:pocket|recess|cavity|counterbore|depression)'
const INSIDE = new RegExp(
  `(?:in|inside|inside of|within|on|onto|from|at)(?: the)?(?: (?:very )?(?:cent(?:er|re)|middle|floor|bottom|base|inside)(?: (?:floor|bottom|surface|face))? of(?: the| this| that)?)*(?<! of)(?: (?:the|this|that))? ${CUT}(?= |$)|(?<= of the | of this ) ?${CUT}(?= |$)`,
  'u',
)
const FLOOR =
  /(?:from|on|onto)(?: (?:the|its))? (?:floor|bottom)(?: (?:surface|face))?(?: of (?:the|this|that) [a-z]+| of it)?(?= |$)/u
const RISING =
  /(?:that )?(?:going|goes|rising|rises|standing|stands|extending|extends|coming|sticking)? ?(?:straight )?(?:up|upwards?)(?= from)/u

/** A cut whose floor something can stand on. */
const isHollowed = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && (entity.concept === 'pocket' || entity.concept === 'opening')

export const isGuest = ({ kind, cut, floor }: Entity): boolean =>
  kind === 'solid' && !cut && floor !== undefined

export function takeGuests(context: Context): void {
  const { items, mentions, entities, state, sentence } = context
  const found = findSpoken(items, INSIDE)
  const site = found && mentions.find(({ head }) => head === found.to)
  const pocket = site && entities.get(site)
  if (!found || !site || !isHollowed(pocket) || pocket.sentence >= sentence) return
  const guest = mentions.find((mention) => {
    const entity = entities.get(mention)
    return (
      mention !== site &&
      !mention.within &&
      entity?.kind === 'solid' &&
      !entity.cut &&
      (entity.sentence === sentence || entity.given.length === 0) &&
      mention.determiner !== 'the'
    )
  })
  const entity = guest && entities.get(guest)
  if (!entity) return
  entity.floor = { of: pocket, within: false }
  entity.host = pocket.host
  entity.places.push({ place: { kind: 'on', side: '+z' }, items: items.slice(found.from, found.to + 1) })
  const said = [found, ...[FLOOR, RISING].flatMap((pattern) => findSpoken(items, pattern) ?? [])]
  for (const { from, to } of said)
    for (const item of items.slice(from, to + 1))
      if (!isCentre(item)) state.account.use(item, 'where it stands')
  // What follows is said of the body, not of the cut that it stands in.
  const isSite = ({ head }: { head: number }): boolean =>
    said.some(({ from, to }) => head >= from && head <= to)
  for (const mention of context.mentions.filter(isSite)) context.entities.delete(mention)
  context.mentions = context.mentions.filter((mention) => !isSite(mention))
}

const isCentre = (item: Item): boolean => means(item, 'place', 'centre')
