/** "There is a hub on one side", "a boss on the other side": of a flat body one face and the face opposite. */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import type { Mention } from '../nouns/mentions.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { SLANTED } from './joining.ts'

/** "one of the flat sides", "the other flat face": flat as the ends of what is round are, or broad as those of a plate. */
const ONE =
  /(?:on|onto|to|from|at|(?<centred>(?:in|at|on) the (?:cent(?:er|re)|middle) of)) (?<which>one|the other|the opposite) (?:(?:of (?:the|its) )?(?:two )?(?:(?:flat|circular|main|broad|large)(?: round| circular)? (?:sides?|faces?|ends?)|faces)|side|face)(?! edge)(?: of (?:the|it|its)(?: (?:first|larger|smaller|other|main))?(?: (?:disc|disk|plate|gear|wheel|body|flange|pulley|trapezoid|triangle|hexagon|pentagon|octagon|prism))?)?/u

/** Drawn figures that are extruded: the sides they can be joined at are the ones that were drawn. */
const isSlanted = (entity: Entity | undefined): boolean => {
  const shape = entity && entity.concept in FIGURES ? shapeOf(entity) : undefined
  return shape !== undefined && SLANTED.has(shape)
}

/** A boss, a hub, a disc: what stands on a face. An ear or a rib may well stand beside. */
const standsOnFace = (entity: Entity): boolean =>
  entity.kind === 'solid' && !entity.cut && !entity.family && shapeOf(entity) === 'round'

/** "Attach the second trapezoid to one side of the first". */
function isJoinedFigure({ entities, mentions }: Context, mention: Mention): boolean {
  const entity = entities.get(mention)
  const others = mentions.filter((other) => entities.get(other) !== entity && isSlanted(entities.get(other)))
  return isSlanted(entity) && entity?.cut === false && others.some(({ head }) => head > mention.head)
}

export function takeOneSide(context: Context): void {
  const { items, mentions, entities, state, sentence } = context
  const found = findSpoken(items, ONE)
  if (!found) return
  const guest = mentions.find((mention) => {
    const entity = entities.get(mention)
    const told = entity?.sentence === sentence || mention.determiner !== 'the'
    const stands = entity !== undefined && told && standsOnFace(entity)
    return (stands || isJoinedFigure(context, mention)) && !mention.within
  })
  const told = mentions.some(({ head }) => head < found.from) ? guest && guest.head < found.from : guest
  const entity = guest && told ? entities.get(guest) : undefined
  const isFirst = state.discourse.entities.find(({ kind }) => kind === 'solid') === entity
  if (!entity || (isFirst && entity.given.length > 0)) return
  if (entity.places.some(({ place }) => place.kind === 'on' || place.kind === 'face')) return
  const { which, centred } = found.match.groups ?? {}
  const said = items.slice(found.from, found.to + 1)
  entity.places.push({ place: { kind: 'on', side: which === 'one' ? '+z' : '-z' }, items: said })
  if (centred) entity.places.push({ place: { kind: 'centre' }, items: said })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
}
