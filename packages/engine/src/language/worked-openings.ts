/** Rounded or broken corners of an opening: "a pocket with 3 mm rounded corners", "the slot has four filleted corners". */
import type { Context } from './context.ts'
import { isCut } from './cut-reference.ts'
import { isMark, means } from './items.ts'
import { isEdgeFeature } from './phrase.ts'

export function takeWorkedOpenings({ items, mentions, entities }: Context): void {
  const heads = mentions.filter((mention) => entities.has(mention) && !mention.within)
  for (const [index, mention] of heads.entries()) {
    const edge = entities.get(mention)
    const before = heads[index - 1]
    const opening = before && entities.get(before)
    if (!edge || !isEdgeFeature(edge) || edge.host || !opening || !isCut(opening)) continue
    const between = items.slice(before.end, mention.start)
    const parted = between.some((item) => means(item, 'conjunction') || isMark(item, ','))
    const ties = between.some((item) => means(item, 'preposition', 'with') || means(item, 'have'))
    if (ties && !parted) edge.host = opening
  }
}
