/** Holes in rows and columns: "4 holes in the X direction and 3 in Y (12 total)", "two rows of three holes". */
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { axisAt, type Pattern } from './place.ts'

/** A grid that `rewritten/places/told-grids.ts` has put in one word. */
export const GRID = 'grid '

/** "grid 3x2": so many columns and rows; "grid 3x2 long": in rows beside the long edges. */
export const grid: Pattern = (items, at) => {
  const told = conceptOf(items[at], 'place')
  if (!told?.startsWith(GRID)) return undefined
  const [size = '', edge] = told.slice(GRID.length).split(' ')
  const [columns, rows] = size.split('x').map(Number)
  const beside = edge === 'long' || edge === 'short' ? ({ beside: edge } as const) : {}
  return columns && rows ? { place: { kind: 'grid', columns, rows, ...beside }, end: at + 1 } : undefined
}

export interface Grid {
  columns: number
  rows: number
  /** The two numbers. */
  counts: readonly Item[]
  from: number
  end: number
  /** What stands before it of the same grid. */
  lead?: readonly Item[]
}

const countOf = (item: Item | undefined): number | undefined => {
  if (item?.kind !== 'quantity') return undefined
  const { kind, values } = item.quantity
  const [value] = values
  const whole = value && value.unit === undefined && Number.isInteger(value.value)
  return (kind === 'count' || kind === 'number') && whole ? value.value : undefined
}

const isHole = (item: Item | undefined): boolean => means(item, 'feature', 'hole')
const isRow = (item: Item | undefined): boolean => /^rows?$/iu.test(item?.text ?? '')
const isColumn = (item: Item | undefined): boolean => /^columns?$/iu.test(item?.text ?? '')

interface Along {
  count: number
  axis: string
  item: Item
  end: number
}

/** "the X direction", "the length" behind "along" or "across". */
function wayAt(items: readonly Item[], at: number): { axis: string; end: number } | undefined {
  const dimension = conceptOf(items[at], 'dimension')
  const axis =
    conceptOf(items[at], 'axis') ?? (dimension === 'length' ? 'x' : dimension === 'width' ? 'y' : undefined)
  if (axis !== 'x' && axis !== 'y') return undefined
  return {
    axis,
    end: means(items[at + 1], 'filler') && /^direction$/iu.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1,
  }
}

/** "4 holes in the X direction", "3 along Y", "5 across the width". */
function alongAt(items: readonly Item[], at: number): Along | undefined {
  const count = countOf(items[at])
  if (count === undefined) return undefined
  let next = at + 1
  while (isHole(items[next]) || means(items[next], 'filler')) next++
  if (!means(items[next], 'preposition', 'in', 'along') && !/^across$/iu.test(items[next]?.text ?? ''))
    return undefined
  next++
  while (means(items[next], 'determiner')) next++
  const way = wayAt(items, next)
  return way && { count, axis: way.axis, item: items[at] as Item, end: way.end }
}

const joins = (item: Item | undefined): boolean => means(item, 'conjunction', 'and') || isMark(item, ',')

function byAxes(items: readonly Item[], at: number): Grid | undefined {
  const first = alongAt(items, at)
  if (!first) return undefined
  let next = first.end
  while (joins(items[next]) || means(items[next], 'preposition', 'at')) next++
  const second = next > first.end ? alongAt(items, next) : undefined
  if (!second || second.axis === first.axis) return undefined
  const [columns, rows] = first.axis === 'x' ? [first, second] : [second, first]
  return {
    columns: columns.count,
    rows: rows.count,
    counts: [first.item, second.item],
    from: at,
    end: second.end,
  }
}

/** "two rows of three", "3 rows and 4 columns", "4 columns by 3 rows". */
function byRows(items: readonly Item[], at: number): Grid | undefined {
  const first = countOf(items[at])
  const [row, column] = [isRow(items[at + 1]), isColumn(items[at + 1])]
  if (first === undefined || (!row && !column)) return undefined
  // "4 columns along the length and 3 rows along the width".
  const way = axisAt(items, at + 2)
  let next = way?.end ?? at + 2
  while (joins(items[next]) || means(items[next], 'preposition', 'of', 'at', 'with')) next++
  const second = countOf(items[next])
  if (second === undefined || next === at + 2) return undefined
  const named = isRow(items[next + 1]) || isColumn(items[next + 1])
  const counts = [items[at] as Item, items[next] as Item]
  const across = way ? way.axis === 'y' : row
  const [columns, rows] = across ? [second, first] : [first, second]
  const end = named ? next + 2 : (overEachRow(items, next + 1) ?? next + 1)
  return { columns, rows, counts, from: at, end: (way && axisAt(items, end)?.end) ?? end }
}

/** Over "holes in each row", "per row", "each" behind the number of a row. */
function overEachRow(items: readonly Item[], from: number): number | undefined {
  const noun = isHole(items[from]) ? from + 1 : from
  if (/^each$/iu.test(items[noun]?.text ?? '')) return noun + 1
  const lead =
    means(items[noun], 'preposition', 'in', 'for') || /^(?:per|to)$/iu.test(items[noun]?.text ?? '')
  if (!lead) return undefined
  let next = noun + 1
  while (means(items[next], 'which', 'each', 'all') || means(items[next], 'determiner')) next++
  if (isRow(items[next]) || isColumn(items[next])) return next + 1
  return means(items[next - 1], 'which', 'each') ? next : undefined
}

/** "two rows of 5 mm holes, four holes per row", "two rows of holes with four in each": the holes are told between the numbers. */
function byRowsOf(items: readonly Item[], at: number): Grid | undefined {
  const rows = countOf(items[at])
  if (rows === undefined || !isRow(items[at + 1]) || !means(items[at + 2], 'preposition', 'of'))
    return undefined
  const noun = items.findIndex((item, index) => index > at + 2 && index < at + 7 && isHole(item))
  let next = noun + 1
  while (joins(items[next]) || means(items[next], 'preposition', 'with')) next++
  const columns = countOf(items[next])
  if (noun < 0 || next === noun + 1 || columns === undefined) return undefined
  const end = overEachRow(items, next + 1)
  if (end === undefined) return undefined
  const counts = [items[at] as Item, items[next] as Item]
  return { columns, rows, counts, from: next, end, lead: items.slice(at, at + 3) }
}

/** "a 4 x 3 grid of holes", "a grid of 4 by 3 holes". */
function bySize(items: readonly Item[], at: number): Grid | undefined {
  const item = items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'size') return undefined
  const [columns, rows, third] = item.quantity.values
  const before =
    means(items[at - 2], 'portion', 'pattern') &&
    means(items[at - 1], 'preposition', 'of') &&
    items.slice(at + 1, at + 3).some(isHole)
  const named = before || means(items[at + 1], 'portion', 'pattern')
  const whole = (value: typeof columns): boolean =>
    value?.unit === undefined && Number.isInteger(value?.value)
  if (!named || !columns || !rows || third || !whole(columns) || !whole(rows)) return undefined
  if (isSpacing(items, at, columns.value * rows.value)) return undefined
  return {
    columns: columns.value,
    rows: rows.value,
    counts: [item],
    from: before ? at - 2 : at,
    end: before ? at + 1 : at + 2,
  }
}

/** "eight holes in two rows", "They are arranged in 3 rows": as many in each as the number of all comes to. */
function byRowsAlone(items: readonly Item[], known: number | undefined): Grid | undefined {
  const at = items.findIndex(
    (item, index) => countOf(item) !== undefined && isRow(items[index + 1]) && index > 0,
  )
  const rows = countOf(items[at])
  const noun = items.slice(0, Math.max(at, 0)).findLastIndex(isHole)
  const told = items
    .slice(Math.max(0, noun - 5), Math.max(noun, 0))
    .map(countOf)
    .find((count) => count !== undefined)
  const total = told ?? known
  // "two rows of holes", "three rows, each with …": so many in each may still be told.
  const open =
    means(items[at + 2], 'preposition', 'of') ||
    items.slice(at + 2).some((item) => means(item, 'which', 'each'))
  const led =
    means(items[at - 1], 'preposition', 'in') ||
    /^(?:into|as|form(?:ing)?)$/iu.test(items[at - 1]?.text ?? '')
  if (!rows || rows < 2 || !led || open || !total || total % rows !== 0 || total === rows) return undefined
  return { columns: total / rows, rows, counts: [items[at] as Item], from: at, end: at + 2 }
}

/** More holes than anybody lays out by number. */
const MOST = 2500

/** "four holes on a 100 x 60 pattern": how far apart, as so many were told and the numbers do not come to that. */
function isSpacing(items: readonly Item[], at: number, total: number): boolean {
  if (total > MOST) return true
  const noun = items.slice(0, at).findLastIndex(isHole)
  let first = noun - 1
  while (
    first >= 0 &&
    countOf(items[first]) === undefined &&
    !isMark(items[first], ',', ';') &&
    first > noun - 5
  )
    first--
  const told = countOf(items[first])
  return noun >= 0 && told !== undefined && told !== total
}

function gridIn(items: readonly Item[]): Grid | undefined {
  for (const at of items.keys()) {
    const grid = byAxes(items, at) ?? byRows(items, at) ?? byRowsOf(items, at) ?? bySize(items, at)
    if (grid) return grid
  }
  return undefined
}

/** "(12 total)": all of them, checked. */
function totalIn(items: readonly Item[], { columns, rows, end }: Grid): Item | undefined {
  const at = items.findIndex(
    (item, index) =>
      index >= end &&
      countOf(item) === columns * rows &&
      /total|altogether|in all/iu.test(items[index + 1]?.text ?? ''),
  )
  return items[at]
}

/** Takes such words out of a sentence; whose they are is settled once its nouns are known. */
export function takeGrid(items: readonly Item[], { account, discourse }: ReadingState): Grid | undefined {
  const holes = discourse.entities.findLast(({ concept }) => concept === 'hole')
  const known = holes !== undefined
  const grid = gridIn(items) ?? byRowsAlone(items, holes?.count?.value)
  if (!grid || (!known && !items.some(isHole))) return undefined
  const nouns = items.slice(grid.from, grid.end).filter((item) => isHole(item))
  for (const item of grid.lead ?? []) account.use(item, 'grid')
  // Where no hole was told before, the first noun of the grid is the first that is said of them.
  const [fresh] = known || items.slice(0, grid.from).some(isHole) ? [] : nouns
  for (const item of items.slice(grid.from, grid.end)) if (item !== fresh) account.use(item, 'grid')
  const total = totalIn(items, grid)
  if (!total) return grid
  account.use(total, 'count')
  return { ...grid, counts: [...grid.counts, total] }
}

/** The holes are laid out so, and there are as many of them. */
export function giveGrid({ columns, rows, counts }: Grid, holes: Entity | undefined): void {
  if (!holes) return
  const [first, ...again] = [...(holes.count?.item ? [holes.count.item] : []), ...counts]
  holes.places.push({ place: { kind: 'grid', columns, rows }, items: counts })
  holes.count = { value: holes.count?.value ?? columns * rows, item: first, again }
}
