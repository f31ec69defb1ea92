/** "The small end is a cylinder … with a 12 mm bore": what a body is told to have is cut into that body. */
import { EngineError } from '../../errors.ts'
import { ON_EACH } from '../compile/families/pieces.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { RADIAL } from '../places/radial-bodies.ts'
import { RUNNING } from '../sizes/runs-by-size.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { mainBody } from './discourse.ts'
import { CUTS } from './hosts.ts'

/** The body whose phrase the cut ends: none where another thing or another clause stands between them. */
function bearerOf({ items, mentions, entities }: Context, cut: Mention): Entity | undefined {
  const lead = items[cut.start - 1]
  if (!means(lead, 'preposition', 'with') && !means(lead, 'have')) return undefined
  // "a slab with a pin in the center, and with two slots": one more thing that the slab has.
  if (means(items[cut.start - 2], 'conjunction', 'and') && isMark(items[cut.start - 3], ',')) return undefined
  const before = mentions.findLast(({ head, within }) => head < cut.start && !within)
  const entity = before && entities.get(before)
  const parted = items.slice(before?.end, cut.start).some((item) => isMark(item, ';'))
  return before?.category === 'solid' && isOwnBody(entity) && !parted ? entity : undefined
}

const CARRIES = /^(?:carr(?:y|ies|ying)|bears?|bearing|supports?|supporting|holds?|holding(?: up)?)$/iu

/** "The cylinder carries a cone": it stands on it, unless a side of it was named. */
function takeCarried(context: Context): void {
  const { items, mentions, entities, sentence } = context
  for (const mention of mentions) {
    const entity = entities.get(mention)
    if (!isOwnBody(entity) || entity.host || entity.sentence !== sentence || mention.determiner === 'the')
      continue
    const before = mentions.findLast(({ head, within }) => head < mention.start && !within)
    const verb = items.slice(before?.end, mention.start).some(({ text }) => CARRIES.test(text))
    const bearer = before && entities.get(before)
    if (!verb || !isOwnBody(bearer) || bearer === entity) continue
    entity.host = bearer
    // "a core carries twelve radial fins": around it, not on top.
    const around = entity.manners.has(RADIAL) || (entity.concept === 'arm' && (entity.count?.value ?? 1) > 1)
    const placed = around || entity.places.some(({ place }) => SIDES.has(place.kind))
    if (!placed)
      entity.places.push({ place: { kind: 'on', side: '+z' }, items: [items[mention.head] as Item] })
  }
}

const SIDES: ReadonlySet<string> = new Set(['on', 'face', 'faces', 'tip', 'ends', 'beside', 'tips'])

/** "A 2 mm hole in each slot": of several slots across a bar nobody knows which face each hole begins at. */
function refuseInEach({ items, mentions, entities }: Context, cut: Entity): void {
  const each = mentions.find((mention) => {
    const entity = entities.get(mention)
    const several = entity && entity !== cut && RUNNING.has(entity.concept) && (entity.count?.value ?? 1) > 1
    const said = items.slice(Math.max(0, mention.start - 1), mention.head)
    return several && said.some((item) => means(item, 'which', 'each', 'all', 'both'))
  })
  const noun = each && items[each.head]
  if (noun && cut.concept === 'hole' && (cut.count?.value ?? 1) === 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot place ${quote(cut.item.text)} in each ${quote(noun.text)}. Say how many there are and where, such as “three 2 mm holes, 20 mm apart”.`,
    )
}

export function takeBearers(context: Context): void {
  takeCarried(context)
  const main = mainBody(context.state.discourse)
  for (const mention of context.mentions) {
    const entity = context.entities.get(mention)
    if (!entity || entity.host || entity.sentence !== context.sentence || !CUTS.has(entity.concept)) continue
    refuseInEach(context, entity)
    const bearer = bearerOf(context, mention)
    // What the first body has goes through all that stands on it.
    if (!bearer) continue
    const several = (bearer.count?.value ?? 1) > 1 || bearer.places.some(({ place }) => place.kind === 'ends')
    if (bearer !== main || several) entity.host = bearer
    if (several) entity.manners.add(ON_EACH)
  }
}
