/** Rounded or broken corners of an opening: "a pocket with 3 mm rounded corners", "the slot has four filleted corners". */
import type { Context } from '../context.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { isCut } from '../references/cut-reference.ts'
import { type Item, isMark, means } from '../text/items.ts'

const isSized = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

export function takeWorkedOpenings({ items, mentions, entities }: Context): void {
  const heads = mentions.filter((mention) => entities.has(mention) && !mention.within)
  for (const [index, mention] of heads.entries()) {
    const edge = entities.get(mention)
    const before = heads[index - 1]
    const opening = before && entities.get(before)
    if (!edge || !isEdgeFeature(edge) || edge.host || !opening || !isCut(opening)) continue
    const between = items.slice(before.end, mention.start)
    const tie = between.findLastIndex((item) => means(item, 'preposition', 'with') || means(item, 'have'))
    // "40 mm long and 5 mm deep with rounded corners": its own sizes may stand before.
    const parted = between
      .slice(Math.max(0, tie - 1))
      .some((item) => means(item, 'conjunction') || isMark(item, ','))
    const sized = between.slice(0, tie).every((item) => !means(item, 'conjunction') || isSized(between))
    if (tie >= 0 && !parted && sized) edge.host = opening
  }
}
