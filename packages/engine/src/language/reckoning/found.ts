/** A stretch of words that tells a size, and what takes its place. */
import { impliedLength, impliedValue, type Value } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { type Item, isMark, means, wordsOf } from '../text/items.ts'

export type Items = readonly Item[]

export interface Found {
  end: number
  /** What takes the place of the stretch. */
  instead: Item[]
  note?: string
}

/** "equal to", "calculated as": a size follows in words. */
export const leadsTo = (item: Item | undefined): boolean => means(item, 'likeness', 'equal')

/** The stretch as one size. */
export function asSize(items: Items, from: number, end: number, value: number, toldBy?: unknown): Item {
  const [first, last] = [items[from] as Item, items[end - 1] as Item]
  const span: [number, number] = [first.span[0], last.span[1]]
  const text = wordsOf(items.slice(from, end))
  const said: Value = { ...impliedValue(tidy(value), 'length', span, text), ...(toldBy ? { toldBy } : {}) }
  return {
    kind: 'quantity',
    text,
    span,
    quantity: impliedLength(said, { span, text }),
  }
}

export const lengthAt = (items: Items, at: number): Value | undefined => {
  const item = items[at]
  return item?.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')
    ? item.quantity.values[0]
    : undefined
}

/** "(0.75 units)" right behind: the exact number. */
export const numberBehind = (items: Items, at: number): number | undefined =>
  isMark(items[at], '(') && lengthAt(items, at + 1) && isMark(items[at + 2], ')')
    ? at + 1
    : isMark(items[at], ',') && isRough(items[at + 1])
      ? at + 1
      : undefined

/** "half its width, around 18 mm". */
export const isRough = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.approximate
