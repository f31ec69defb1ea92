/**
 * "Three cam discs, each 24 mm in diameter and 10 mm thick: (1) X=15 to X=25 …; (2) X=50 to X=60 …; (3) …": as many entries as
 * there are things. Each is told in a sentence of its own, with what was said of all of them before the colon.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, isMark, isThing, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

interface List {
  count: number
  noun: number
  colon: number
  total: number
}

/** A number, the plural it counts, and a colon behind them. */
function listIn(items: readonly Item[]): List | undefined {
  const colon = items.findIndex((item) => isMark(item, ':'))
  if (colon < 0) return undefined
  for (let at = colon - 1; at > 0; at--) {
    const noun = items[at]
    if (noun?.kind !== 'term' || !noun.plural || !isThing(noun)) continue
    const count = items.findLastIndex(
      (item, index) =>
        index < at &&
        index > at - 5 &&
        item.kind === 'quantity' &&
        ['count', 'number'].includes(item.quantity.kind),
    )
    const item = items[count]
    const total = item?.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0
    if (count >= 0 && total > 1) return { count, noun: at, colon, total }
  }
  return undefined
}

/** An entry names nothing new: it begins with a size or a place. */
const isEntry = (items: readonly Item[]): boolean =>
  items.some(({ kind }) => kind === 'quantity') &&
  !items.some(isThing) &&
  (items[0]?.kind === 'quantity' ||
    means(items[0], 'preposition') ||
    means(items[0], 'place') ||
    means(items[0], 'determiner', 'a'))

/** The two numbers that an entry gives its middle by, in whatever way. */
function middleOf(items: readonly Item[]): { axis: string; value: number }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'quantity') return []
    const { quantity } = item
    if (quantity.kind === 'coordinate')
      return [{ axis: quantity.axis, value: quantity.values[0]?.value ?? 0 }]
    if (quantity.kind !== 'points' || quantity.points.length !== 1) return []
    const axes = quantity.axes ?? ['x', 'y', 'z']
    return (quantity.points[0] ?? []).map((value, index) => ({ axis: axes[index] as string, value }))
  })
}

const OFFSET =
  /(?:, )?(?:each |and )*(?:is |are )?offset (?:by )?#(?: radially)?(?: from (?:the )?(?:[a-z]+ )?(?:axis|center|centre|centerline))?/u
const TOWARD =
  /(?:, )?(?:with )?(?:its |the )?(?:cent(?:er|re)|axis) (?:is )?(?:offset|shifted|displaced|moved)(?: by)? (?:in|along|towards?) (?:the )?(?<sign>[+-]|positive|negative) ?(?<axis>[xyz])(?: direction| axis)?/u

const filled = (items: readonly Item[], from: number, to: number): Item[] =>
  items.map((item, at) =>
    at >= from && at <= to && !isMark(item) ? asFiller(item, 'as its coordinates tell') : item,
  )

/** "offset 4 mm radially from the axis": as far as the coordinates of each say. */
function withoutOffset(items: readonly Item[], entries: readonly (readonly Item[])[]): Item[] {
  const found = findSpoken(items, OFFSET)
  const size = found && items.slice(found.from, found.to + 1).find(({ kind }) => kind === 'quantity')
  if (!found || size?.kind !== 'quantity') return [...items]
  const value = size.quantity.values[0]?.value ?? 0
  const agrees = entries.every((entry) => {
    const middle = middleOf(entry)
    return middle.length > 0 && Math.abs(Math.hypot(...middle.map((each) => each.value)) - value) < 1e-6
  })
  return agrees ? filled(items, found.from, found.to) : [...items]
}

/** "center offset in the +Z direction (Y=0, Z=4)". */
function withoutWay(items: readonly Item[]): Item[] {
  const found = findSpoken(items, TOWARD)
  const { sign = '+', axis = '' } = found?.match.groups ?? {}
  const along = found && middleOf(items).find((each) => each.axis === axis)
  const up = sign === '+' || sign === 'positive'
  return found && along && along.value !== 0 && along.value > 0 === up
    ? filled(items, found.from, found.to)
    : [...items]
}

const DONE = /^(?:each|are|is|both|all)$/iu

/** What was said of all of them, for one. */
const ofOne = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (DONE.test(item.text) ? [asFiller(item, 'of each')] : [item]))

const LEAD = /^(?:with|has|have|having|and|made of|made from|made|of|consisting of|plus)$/iu

function apart(
  items: readonly Item[],
  { count, noun, colon }: List,
  entries: readonly (readonly Item[])[],
): Item[][] {
  let end = count
  while (end > 0 && (isMark(items[end - 1], ',') || LEAD.test(items[end - 1]?.text ?? ''))) end--
  const before = items.slice(0, end)
  const told = before.some((item) => item.kind === 'quantity')
  const head = items[noun] as Item
  const shared = ofOne(withoutOffset(items.slice(noun + 1, colon), entries))
  const number = asFiller(items[count] as Item, 'as many as are listed')
  const lead = items.slice(end, count).filter((item) => !isMark(item))
  const title = told
    ? []
    : before.map((item) => (isMark(item) ? item : asFiller(item, 'the name of the part')))
  const made = entries.map((entry, index) => {
    // What "it" was at first would be the one before for those that follow.
    const copy = (item: Item): Item =>
      index === 0 ? item : means(item, 'whole') ? asFiller(item, 'of each') : { ...item }
    return [
      ...(index === 0 ? [...title, ...lead.map((item) => asFiller(item, 'the list')), number] : []),
      unsaid(head, { category: 'determiner', concept: 'a' }, '', 'a'),
      ...items.slice(count + 1, noun).map(copy),
      { ...copy(head), plural: false } as Item,
      ...shared.map(copy),
      unsaid(head, { category: 'preposition', concept: 'with' }, '', 'with'),
      ...withoutWay(entry),
    ]
  })
  return told ? [before, ...made] : made
}

export const withEnumerated = where(' : ', (sentences) => {
  const read: Item[][] = []
  for (let at = 0; at < sentences.length; at++) {
    const items = sentences[at] as Item[]
    const list = listIn(items)
    const rest = list ? sentences.slice(at + 1, at + list.total) : []
    const first = list ? items.slice(list.colon + 1) : []
    if (!list || rest.length !== list.total - 1 || ![first, ...rest].every(isEntry)) {
      read.push(items)
      continue
    }
    // A list of more entries than things is some other list.
    if (isEntry(sentences[at + list.total] ?? [])) {
      read.push(items)
      continue
    }
    read.push(...apart(items, list, [first, ...rest]))
    at += rest.length
  }
  return read
})
