/** Which way a size runs, where it is said right behind it. */
import type { AxisName } from '../../plan/geometry.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'

/** The axis said right after a size: `(X)`, `along the x axis`, `in Z`. */
export function axisAfter(items: readonly Item[], from: number): { axis: AxisName; end: number } | undefined {
  // "40 mm wide overall (Y)".
  const at =
    means(items[from], 'filler', 'manner of speaking') && isMark(items[from + 1], '(') ? from + 1 : from
  const paren = isMark(items[at], '(')
  let next = at
  if (paren || means(items[next], 'preposition', 'along', 'in')) next++
  else return undefined
  // "30 mm long (in X)", "(in the Z direction)".
  if (paren && means(items[next], 'preposition', 'along', 'in')) next++
  while (means(items[next], 'determiner') || isMark(items[next], '+')) next++
  const axis = conceptOf(items[next], 'axis')
  if (axis !== 'x' && axis !== 'y' && axis !== 'z') return undefined
  if (!paren) return { axis, end: next + 1 }
  if (isMark(items[next + 1], ')')) return { axis, end: next + 2 }
  // "(X, centred)": the parenthesis goes on to say more.
  return isMark(items[next + 1], ',') ? { axis, end: next + 1 } : undefined
}

const STRAIGHT = new Set(['length', 'width', 'height', 'thickness', 'depth'])

/** "5 mm thick (X=0 to X=5)": between levels that are as far apart, so along that axis; where it lies is read with the places. */
export function axisOfLevels(
  items: readonly Item[],
  from: number,
  dimension: string,
  size: number,
): AxisName | undefined {
  if (!STRAIGHT.has(dimension) || !isMark(items[from], '(')) return undefined
  const item = items[means(items[from + 1], 'preposition', 'from') ? from + 2 : from + 1]
  const levels = item?.kind === 'quantity' ? item.quantity : undefined
  if (levels?.kind !== 'range') return undefined
  const [low, high] = levels.values
  return Math.abs(Math.abs((high?.value ?? 0) - (low?.value ?? 0)) - size) < 1e-6 ? levels.axis : undefined
}
