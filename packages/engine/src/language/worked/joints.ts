/** Edges named by the two bodies that meet there: "the fillet between the head and the shank". */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { type Item, means } from '../text/items.ts'

const isSolid = (mention: Mention | undefined): mention is Mention => mention?.category === 'solid'

/** "meets the top face of the disc": the disc, wherever on it. */
const isSideOf = (item: Item): boolean => means(item, 'face') || means(item, 'edge', 'face')

/** Only small words stand between the two. */
const areClose = (items: readonly Item[], from: number, to: number): boolean =>
  items
    .slice(from, to)
    .every(
      (item) =>
        means(item, 'conjunction') ||
        means(item, 'determiner') ||
        means(item, 'filler') ||
        means(item, 'place', 'joint') ||
        isSideOf(item) ||
        means(item, 'preposition', 'with', 'to', 'beside', 'of', 'at'),
    )

/** "between A and B", "where A meets B", "at the junction of A and B". */
export function takeJoints({ items, mentions, entities, state }: Context): void {
  for (const [index, first] of mentions.entries()) {
    const second = mentions[index + 1]
    if (!isSolid(first) || !isSolid(second)) continue
    const [a, b] = [entities.get(first), entities.get(second)]
    if (!a || !b || a === b || !areClose(items, first.end, second.start)) continue
    const lead = items.slice(Math.max(0, first.start - 3), first.start)
    const inside = items.slice(first.end, second.start)
    const joins = [...lead, ...inside].filter(
      (item) =>
        means(item, 'place', 'joint') || (lead.includes(item) && means(item, 'preposition', 'beside')),
    )
    const sides = inside.filter(isSideOf)
    // "between the hub and the top of the plate": a side of the plate, whichever it is.
    const ofSecond = sides.length > 0 && inside.slice(-2).some((item) => means(item, 'preposition', 'of'))
    if (joins.length === 0) continue
    if (sides.length > 0 && !ofSecond && !inside.some((item) => joins.includes(item))) continue
    const edge = edgeNear(mentions, entities, index)
    if (!edge) continue
    edge.between = [a, b]
    first.pointer = true
    second.pointer = true
    for (const item of [...joins, ...sides]) state.account.use(item, 'which edges')
  }
}

function edgeNear(
  mentions: readonly Mention[],
  entities: ReadonlyMap<Mention, Entity>,
  index: number,
): Entity | undefined {
  const found = [...mentions.slice(0, index).toReversed(), ...mentions.slice(index + 2)]
    .map((mention) => entities.get(mention))
    .find((entity) => entity !== undefined && isEdgeFeature(entity))
  return found
}
