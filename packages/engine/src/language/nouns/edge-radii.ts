/** "The corners have a 10 mm radius", "all edges of the lid are given a radius of 2 mm": a fillet, told by its radius alone. */
import type { Attribute } from '../sizes/attributes.ts'
import { type Item, isMark, means } from '../text/items.ts'

/** What may stand between the edges and their radius. */
const passes = (item: Item): boolean =>
  isMark(item, ':') ||
  means(item, 'preposition', 'of', 'on', 'with') ||
  means(item, 'determiner') ||
  means(item, 'filler') ||
  means(item, 'have') ||
  means(item, 'be') ||
  means(item, 'make') ||
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'solid') ||
  means(item, 'feature', 'pocket', 'slot', 'hole') ||
  means(item, 'whole')

const FARTHEST = 8

/** "the corners of the pocket have a 5 mm radius": told how they are made, and no place of anything. */
export function areWorked(items: readonly Item[], corner: number): boolean {
  const behind = items.slice(corner + 1, corner + FARTHEST)
  const verb = behind.findIndex((item) => means(item, 'have') || means(item, 'be'))
  const told = behind.findIndex(
    (item) => means(item, 'dimension', 'radius') || means(item, 'feature', 'fillet', 'chamfer'),
  )
  return verb >= 0 && told > verb && !behind.slice(0, told).some((item) => isMark(item, ','))
}

/** The places of such radius words, each with the noun for the edges that it belongs to. */
export function edgeRadii(
  items: readonly Item[],
  attributes: readonly Attribute[],
): ReadonlyMap<number, Item> {
  const found = new Map<number, Item>()
  if (items.some((item) => means(item, 'feature', 'fillet', 'chamfer'))) return found
  for (const { dimension, items: said } of attributes) {
    if (dimension !== 'radius') continue
    const from = Math.min(...said)
    const edge = items.findLastIndex(
      (item, at) => at < from && means(item, 'edge', 'corner', 'edge') && !means(item, 'dimension'),
    )
    const word = said.find((at) => means(items[at], 'dimension', 'radius'))
    const between = items.slice(edge + 1, from)
    const told = between.some(
      (item) =>
        isMark(item, ':') ||
        means(item, 'have') ||
        means(item, 'preposition', 'with', 'of') ||
        means(item, 'be'),
    )
    if (edge >= 0 && word !== undefined && told && between.every(passes)) found.set(word, items[edge] as Item)
  }
  return found
}
