/** "with 6 sides, each side having a length of 12 mm": how many sides a polygon has, and how long each is. */

import { type Item, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

type Sentence = readonly Item[]

const range = (from: number, end: number): number[] => Array.from({ length: end - from }, (_, i) => from + i)

const POLYGONS = ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'] as const

const isSide = (item: Item | undefined): boolean => means(item, 'dimension', 'side')

/** "with 8 sides", said of a body: no edges are chosen there. */
function sideCount(items: Sentence, at: number): Attribute | undefined {
  const item = items[at]
  if (item?.kind !== 'quantity' || (item.quantity.kind !== 'number' && item.quantity.kind !== 'count'))
    return undefined
  if (!means(items[at - 1], 'preposition', 'with') && !means(items[at - 1], 'have')) return undefined
  let next = at + 1
  while (means(items[next], 'filler')) next++
  const side = items[next]
  if (!isSide(side) || side?.kind !== 'term' || !side.plural) return undefined
  const { quantity } = item
  return { dimension: 'sides', quantity, values: quantity.values, at, items: range(at, next + 1) }
}

/** "each side having a length of 12 mm". */
function sideLength(items: Sentence, at: number): Attribute | undefined {
  if (!isSide(items[at])) return undefined
  let next = at + 1
  let named = false
  while (
    next < at + 10 &&
    (means(items[next], 'preposition', 'with', 'of', 'at') ||
      means(items[next], 'have') ||
      means(items[next], 'be') ||
      means(items[next], 'determiner') ||
      means(items[next], 'filler') ||
      // "each side of the hexagon has a length of 12 mm"
      means(items[next], 'portion', ...POLYGONS) ||
      means(items[next], 'dimension', 'length'))
  ) {
    named ||= means(items[next], 'dimension', 'length')
    next++
  }
  const item = items[next]
  if (!named || item?.kind !== 'quantity' || item.quantity.kind !== 'length') return undefined
  const { quantity } = item
  const from = means(items[at - 1], 'which', 'each', 'all') ? at - 1 : at
  return { dimension: 'side', quantity, values: quantity.values, at: next, items: range(from, next + 1) }
}

export function sidesAt(items: Sentence, at: number): { attributes: Attribute[]; end: number } | undefined {
  const found = sideCount(items, at) ?? sideLength(items, at)
  return found && { attributes: [found], end: Math.max(...found.items) + 1 }
}
