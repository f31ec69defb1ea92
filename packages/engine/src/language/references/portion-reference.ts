/** Whose a flat figure is, or which holes and bodies a circle or a pattern lays out. */

import { type Entity, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { means } from '../text/items.ts'
import { isCut } from './cut-reference.ts'
import type { Discourse, Site } from './discourse.ts'

export const isSeveral = ({ kind, cut, count, loose }: Entity): boolean =>
  kind === 'solid' && !cut && !loose && (count?.value ?? 1) > 1

/** What lies on a circle or in a pattern: the bodies that were just spoken of, else the holes, else the latest bodies. */
const laidOut = (discourse: Discourse, near: Entity | undefined): Entity | undefined =>
  near && isSeveral(near)
    ? near
    : (discourse.entities.findLast(({ concept }) => concept === 'hole') ??
      discourse.entities.findLast(isSeveral))

/** Flat figures speak for the thing they belong to. */
export function resolvePortion(
  discourse: Discourse,
  main: Entity | undefined,
  { mention, previous, items, sentence }: Site,
): Entity | undefined {
  const hole = laidOut(discourse, previous?.entity)
  if (mention.concept.startsWith('bolt circle') || mention.concept === 'pattern') return hole
  const onCircle = mention.concept === 'circle' && means(items[mention.start - 1], 'preposition')
  if (onCircle && hole?.count && hole.count.value > 1) return hole
  // "The groove has a rectangular profile": its own.
  const said =
    mention.concept === 'section' || (mention.determiner === 'a' && means(items[mention.start - 1], 'be'))
  if (said && previous?.entity && isCut(previous.entity)) return previous.entity
  // "four legs under it, each with a square cross-section": of what there are several of.
  const each = items.slice(Math.max(0, mention.start - 3), mention.start)
  const several = each.some((item) => means(item, 'which', 'each'))
    ? laidOut(discourse, undefined)
    : undefined
  if (mention.concept === 'section' && several?.kind === 'solid' && several.sentence === sentence)
    return several
  if (mention.plural && (mention.count?.value ?? 1) > 1 && !main) return undefined
  const shape = FIGURES[mention.concept]?.shape
  const isSo = (entity: Entity | undefined): boolean =>
    entity?.kind === 'solid' && !entity.cut && shapeOf(entity) === shape
  // "a semicircle on a side of the rectangle": not the semicircle, though it was named last.
  if (shape && mention.determiner === 'the' && !isSo(previous?.entity)) {
    const known = discourse.entities.findLast(isSo)
    if (known) return known
    // "Cut a hexagonal socket. The hexagon is …": the outline of a cut, where no body has it.
    const cut = discourse.entities.findLast((entity) => entity.cut && shapeOf(entity) === shape)
    if (cut) return cut
  }
  return previous?.entity?.kind === 'solid' ? previous.entity : main
}
