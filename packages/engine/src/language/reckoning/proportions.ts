/** "a length to width ratio of 1.5:1", "the ratio of height to diameter is 2", "an aspect ratio of 3:2": one size by another. */
import { EngineError } from '../../errors.ts'
import { findAttributes } from '../sizes/attributes.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'
import type { Known } from './known.ts'

type Items = readonly Item[]

export interface Proportion {
  end: number
  /** The size that was left open, and what it comes to; none where both were said and agree. */
  gives: { dimension: Item; value: number } | undefined
}

const isRatio = (item: Item | undefined): boolean => means(item, 'likeness', 'ratio')

/** `1.5:1`, or a plain number that is so many to one. */
function ratioAt(items: Items, from: number): { value: number; end: number } | undefined {
  let at = from
  while (
    means(items[at], 'preposition', 'of', 'at') ||
    means(items[at], 'be') ||
    means(items[at], 'determiner') ||
    isMark(items[at], ':', '=')
  )
    at++
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  const [value] = item.quantity.values
  if (!value || value.value <= 0) return undefined
  if (item.quantity.kind === 'ratio') return { value: value.value / 100, end: at + 1 }
  return item.quantity.kind === 'number' || item.quantity.kind === 'count'
    ? { value: value.value, end: at + 1 }
    : undefined
}

const parts = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'to') || isMark(item, '/', ':', '-')

/** The two dimensions that are compared, and where the words for it end. */
function compared(items: Items, at: number): { pair: [Item, Item]; end: number } | undefined {
  const pairAt = (from: number): [Item, Item] | undefined =>
    means(items[from], 'dimension') && parts(items[from + 1]) && means(items[from + 2], 'dimension')
      ? [items[from] as Item, items[from + 2] as Item]
      : undefined
  const before = pairAt(at)
  if (before && isRatio(items[at + 3])) return { pair: before, end: at + 4 }
  if (!isRatio(items[at])) return undefined
  const after = means(items[at + 1], 'preposition', 'of') ? pairAt(at + 2) : undefined
  return after && { pair: after, end: at + 5 }
}

const sizeSaid = (items: Items, known: Known, dimension: Item): number | undefined => {
  const word = conceptOf(dimension, 'dimension')
  const here = findAttributes(items).find((each) => each.dimension === word)
  return here?.values[0]?.value ?? known.size(undefined, dimension)
}

export function readProportion(items: Items, at: number, known: Known): Proportion | undefined {
  const found = compared(items, at)
  const ratio = found && ratioAt(items, found.end)
  if (!found || !ratio) return undefined
  const [first, second] = found.pair
  const { value, end } = ratio
  const others = [...items.slice(0, at), ...items.slice(end)]
  const [a, b] = [sizeSaid(others, known, first), sizeSaid(others, known, second)]
  if (a !== undefined && b !== undefined) {
    if (Math.abs(a - b * value) > 0.05 * a)
      throw new EngineError(
        'geometry_validation_failed',
        `${quote(wordsOf(items.slice(at, end)))} does not agree with the sizes given, ${a} mm and ${b} mm. Keep one of them.`,
      )
    return { end, gives: undefined }
  }
  if (a !== undefined) return { end, gives: { dimension: second, value: a / value } }
  return b === undefined ? undefined : { end, gives: { dimension: first, value: b * value } }
}
