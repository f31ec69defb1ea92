/** "The small end is a cylinder … with a 12 mm bore": what a body is told to have is cut into that body. */
import { ON_EACH } from '../compile/families/pieces.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isMark, means } from '../text/items.ts'
import { mainBody } from './discourse.ts'
import { CUTS } from './hosts.ts'

const isBody = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && !entity.family && !entity.member

/** The body whose phrase the cut ends: none where another thing or another clause stands between them. */
function bearerOf({ items, mentions, entities }: Context, cut: Mention): Entity | undefined {
  const lead = items[cut.start - 1]
  if (!means(lead, 'preposition', 'with') && !means(lead, 'have')) return undefined
  const before = mentions.findLast(({ head, within }) => head < cut.start && !within)
  const entity = before && entities.get(before)
  const parted = items.slice(before?.end, cut.start).some((item) => isMark(item, ';'))
  return before?.category === 'solid' && isBody(entity) && !parted ? entity : undefined
}

export function takeBearers(context: Context): void {
  const main = mainBody(context.state.discourse)
  for (const mention of context.mentions) {
    const entity = context.entities.get(mention)
    if (!entity || entity.host || entity.sentence !== context.sentence || !CUTS.has(entity.concept)) continue
    const bearer = bearerOf(context, mention)
    // What the first body has goes through all that stands on it.
    if (!bearer) continue
    const several = (bearer.count?.value ?? 1) > 1 || bearer.places.some(({ place }) => place.kind === 'ends')
    if (bearer !== main || several) entity.host = bearer
    if (several) entity.manners.add(ON_EACH)
  }
}
