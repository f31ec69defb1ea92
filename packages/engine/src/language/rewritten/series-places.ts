/** "20 mm from the left and right end respectively", "at x = -30 and x = 30", "at (10, 20) and (40, 20)": as many places as there are things, in the same order. */
import type { Quantity } from '../quantities/quantity.ts'
import { type Item, isMark, means, unsaid } from '../text/items.ts'
import { afterRespectively } from './size-lists.ts'

export interface SeriesPlaces {
  from: number
  end: number
  /** What is said of each. */
  each: readonly Item[][]
}

const quantityAt = (item: Item | undefined): Quantity | undefined =>
  item?.kind === 'quantity' ? item.quantity : undefined

const joins = (item: Item | undefined): boolean => isMark(item, ',') || means(item, 'conjunction', 'and')

const at = (item: Item): Item => unsaid(item, { category: 'preposition', concept: 'at' }, 'at')

/** One item that holds them all. */
function listedIn(item: Item, total: number): Item[] | undefined {
  const quantity = quantityAt(item)
  if (quantity?.kind === 'points' && quantity.points.length === total) {
    const many = quantity.values.length / total
    return quantity.points.map(
      (point, index): Item => ({
        ...item,
        kind: 'quantity',
        quantity: {
          ...quantity,
          points: [point],
          values: quantity.values.slice(index * many, (index + 1) * many),
        },
      }),
    )
  }
  if (quantity?.kind !== 'coordinates' || quantity.values.length !== total) return undefined
  return quantity.values.map(
    (value): Item => ({
      ...item,
      kind: 'quantity',
      quantity: { ...quantity, kind: 'coordinate', values: [value] },
    }),
  )
}

/** Coordinates one after the other, all along one axis. */
function coordinatesFrom(items: readonly Item[], from: number, total: number): SeriesPlaces | undefined {
  const found: Item[] = []
  let [next, end] = [from, from]
  for (let item = items[next]; item && quantityAt(item)?.kind === 'coordinate'; item = items[next]) {
    found.push(item)
    end = next + 1
    next = end
    while (joins(items[next]) || means(items[next], 'preposition', 'at')) next++
  }
  const axes = new Set(
    found.map((item) =>
      item.kind === 'quantity' && item.quantity.kind === 'coordinate' ? item.quantity.axis : '',
    ),
  )
  return found.length === total && axes.size === 1 && total > 1
    ? { from, end, each: found.map((item) => [at(item), item]) }
    : undefined
}

/** "20 mm from the left and right end". */
function facesFrom(items: readonly Item[], from: number, total: number): SeriesPlaces | undefined {
  const [size, word] = [items[from], items[from + 1]]
  if (total !== 2 || quantityAt(size)?.kind !== 'length' || !means(word, 'preposition', 'from'))
    return undefined
  let next = from + 2
  const faces: Item[] = []
  while (means(items[next], 'determiner', 'the') || joins(items[next]) || means(items[next], 'face')) {
    if (means(items[next], 'face')) faces.push(items[next] as Item)
    next++
  }
  const [first, second] = faces
  if (!size || !word || !first || !second || faces.length > 2) return undefined
  const the = unsaid(first, { category: 'determiner', concept: 'the' }, 'the')
  const copy = (item: Item): Item => ({ ...item })
  return {
    from,
    end: next,
    each: [
      [size, word, the, first],
      [copy(size), copy(word), the, second],
    ],
  }
}

export function placesOfSeries(
  items: readonly Item[],
  from: number,
  total: number,
): SeriesPlaces | undefined {
  for (let here = from; here < items.length; here++) {
    const item = items[here] as Item
    const listed = listedIn(item, total)
    const found =
      coordinatesFrom(items, here, total) ??
      facesFrom(items, here, total) ??
      (listed && { from: here, end: here + 1, each: listed.map((each) => [at(each), each]) })
    if (!found) continue
    const lead = means(items[here - 1], 'preposition', 'at') ? here - 1 : here
    return {
      ...found,
      from: isMark(items[lead - 1], ',') ? lead - 1 : lead,
      end: afterRespectively(items, found.end),
    }
  }
  return undefined
}
