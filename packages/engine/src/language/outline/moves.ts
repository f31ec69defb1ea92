/** Outlines told by moves: "start at the origin, go right 60 mm, up 20 mm, left 40 mm, …", each from where the last one ended. */
import type { Point2 } from '../../plan/geometry.ts'
import { tidy } from '../quantities/scan.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

const WAYS: Readonly<Record<string, Point2>> = {
  right: [1, 0],
  east: [1, 0],
  left: [-1, 0],
  west: [-1, 0],
  up: [0, 1],
  upward: [0, 1],
  upwards: [0, 1],
  north: [0, 1],
  down: [0, -1],
  downward: [0, -1],
  downwards: [0, -1],
  south: [0, -1],
}

const word = (item: Item | undefined): string => item?.text.toLowerCase() ?? ''

/** "+X", "in the -y direction": the axes of the sketch. */
function wayAt(items: readonly Item[], at: number): Point2 | undefined {
  const named = WAYS[word(items[at])]
  if (named) return named
  const axis = conceptOf(items[at], 'axis')
  if (axis !== 'x' && axis !== 'y') return undefined
  const sign = isMark(items[at - 1], '-') ? -1 : isMark(items[at - 1], '+') ? 1 : undefined
  if (sign === undefined) return undefined
  return axis === 'x' ? [sign, 0] : [0, sign]
}

const lengthOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')
    ? item.quantity.values[0]?.value
    : undefined

/** What may stand between a way and how far. */
const leads = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'at', 'to', 'in', 'for') ||
  means(item, 'determiner') ||
  means(item, 'filler') ||
  means(item, 'purpose', 'for') ||
  isMark(item, '+', '-')

export interface Move {
  by: Point2
  from: number
  to: number
}

const FARTHEST = 4

/** "right 60 mm", "60 mm to the right", "go up by 20". */
function moveAt(items: readonly Item[], at: number, before: number): Move | undefined {
  const way = wayAt(items, at)
  if (!way) return undefined
  const length = (index: number): Move => {
    const value = lengthOf(items[index]) ?? 0
    return {
      by: [way[0] * value, way[1] * value],
      from: Math.min(at, index),
      to: Math.max(at, index),
    }
  }
  let next = at + 1
  while (next < at + FARTHEST && leads(items[next])) next++
  if (lengthOf(items[next]) !== undefined) return length(next)
  let back = at - 1
  while (back > at - FARTHEST && leads(items[back])) back--
  return back > before && lengthOf(items[back]) !== undefined ? length(back) : undefined
}

export function movesIn(items: readonly Item[]): Move[] {
  const moves: Move[] = []
  for (let at = 0; at < items.length; at++) {
    const move = moveAt(items, at, moves.at(-1)?.to ?? -1)
    if (!move) continue
    moves.push(move)
    at = move.to
  }
  return moves
}

/** At least three of them, both ways: fewer only say where something is. */
export const isWalk = (moves: readonly Move[]): boolean =>
  moves.length >= 3 && moves.some(({ by }) => by[0] !== 0) && moves.some(({ by }) => by[1] !== 0)

/** The corners that the moves lead to, from a start. */
export function cornersOf(start: Point2, moves: readonly Move[]): Point2[] {
  const corners: Point2[] = []
  let at = start
  for (const { by } of moves) {
    at = [tidy(at[0] + by[0]), tidy(at[1] + by[1])]
    corners.push(at)
  }
  return corners
}
