/** Which way a size runs, where it is said right behind it. */
import type { AxisName } from '../../plan/geometry.ts'
import { conceptOf, type Item, isAnyOf, isMark, means } from '../text/items.ts'

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

interface Leg {
  at: number
  axis: AxisName | undefined
  end: number
}

/** "10 mm thick in X", "40 mm in Y", "45 mm tall"; "10 mm in X from the edge" is a place. */
function legAt(items: readonly Item[], at: number): Leg | undefined {
  const item = items[at]
  const single =
    item?.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')
  if (!single) return undefined
  const named = means(items[at + 1], 'dimension', ...STRAIGHT) ? at + 2 : at + 1
  const after = axisAfter(items, named)
  const end = after?.end ?? named
  if ((!after && named === at + 1) || means(items[end], 'preposition', 'from')) return undefined
  return { at, axis: after?.axis, end }
}

const JOINS_LEGS = ['conjunction', 'be'] as const

/** "200 mm in X, 100 mm in Y and 12 mm in Z": the sizes of such a list, each another way. */
function legsFrom(items: readonly Item[], from: number): Leg[] {
  const legs: Leg[] = []
  for (let at = from; ; ) {
    const leg = legAt(items, at)
    if (!leg || (leg.axis && legs.some(({ axis }) => axis === leg.axis))) return legs
    legs.push(leg)
    at = leg.end
    while (
      isMark(items[at], ',', 'x') ||
      isAnyOf(items[at], ...JOINS_LEGS) ||
      means(items[at], 'filler') ||
      /^by$/iu.test(items[at]?.text ?? '')
    )
      at++
  }
}

/** Words that make such a list a place or a spacing. */
const isPlaced = (item: Item, at: number, items: readonly Item[]): boolean =>
  means(item, 'feature') ||
  means(item, 'place', 'apart', 'inset', 'offset', 'evenly', 'row') ||
  (means(item, 'preposition', 'from') && !isRange(items[at + 1]))

/** "a plate from Z=0 to Z=5": how thick it is, no distance. */
const isRange = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'range'

/** The axis of a size that stands in a list of two or three, one for each way of a body. */
export function axisInList(items: readonly Item[], at: number): { axis: AxisName; end: number } | undefined {
  for (let from = Math.max(0, at - 12); from <= at; from++) {
    if (items[from]?.kind !== 'quantity') continue
    const legs = legsFrom(items, from)
    const own = legs.find((leg) => leg.at === at)
    if (!own?.axis || legs.length < 2) continue
    if (items.slice(0, from).some(isPlaced)) return undefined
    return { axis: own.axis, end: own.end }
  }
  return undefined
}

const coordinateOf = (item: Item | undefined): AxisName | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'coordinate' ? item.quantity.axis : undefined

/** "a block with X = 80, Y = 50, Z = 20": right behind a body and all three, so how large it is; one of them, the axis of which is returned. */
export function axisOfExtents(items: readonly Item[], at: number): AxisName | undefined {
  const own = coordinateOf(items[at])
  if (!own) return undefined
  let from = at
  const joins = (item: Item | undefined): boolean => isMark(item, ',') || means(item, 'conjunction', 'and')
  while (coordinateOf(items[from - 1]) || (joins(items[from - 1]) && from > 0)) from--
  while (joins(items[from])) from++
  const axes = new Set<AxisName>()
  let end = from
  for (; coordinateOf(items[end]) || (joins(items[end]) && axes.size < 3); end++) {
    const axis = coordinateOf(items[end])
    if (axis) axes.add(axis)
  }
  let noun = from - 1
  while (
    means(items[noun], 'preposition', 'with', 'of') ||
    means(items[noun], 'dimension', 'size') ||
    isMark(items[noun], ',', ':')
  )
    noun--
  return axes.size === 3 && means(items[noun], 'solid') ? own : undefined
}
