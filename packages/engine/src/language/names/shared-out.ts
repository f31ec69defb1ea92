/**
 * "Three holes with a diameter of 5 mm: one in the middle and the other two 10 mm from each end": groups that together
 * are as many as were announced. Each is told in a sentence of its own, with what was said of all of them before.
 */
import { asFiller, type Item, isMark, isThing, means, unsaid } from '../text/items.ts'

const countOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' ? item.quantity.values[0]?.value : undefined

interface Group {
  from: number
  /** Its number, where that is said. */
  count?: number
  number: number
  end: number
}

const OTHERS = /^(?:other|others|remaining|rest|another|further|more|additional)$/iu
const PLACED = /^(?:at|in|on|near|close to|next to|by|from|through|along|towards?|around|are|is|should be)$/iu

const isLead = (item: Item | undefined): boolean =>
  isMark(item, ',', ':', ';', '(') ||
  means(item, 'conjunction', 'and') ||
  means(item, 'determiner', 'the') ||
  means(item, 'preposition', 'with') ||
  OTHERS.test(item?.text ?? '')

const opensPlace = (item: Item | undefined): boolean =>
  PLACED.test(item?.text ?? '') ||
  means(item, 'preposition') ||
  means(item, 'place') ||
  means(item, 'be') ||
  means(item, 'make') ||
  (item?.kind === 'quantity' && item.quantity.kind === 'length')

/** "one near each corner": as many as there are. */
const CORNERS = 4

/** The groups behind the noun: each a number right before its place, and nothing else that is counted. */
function groupsIn(items: readonly Item[], noun: number): Group[] {
  const starts = items.flatMap((item, at) => {
    const count = at > noun ? countOf(item) : undefined
    return count !== undefined && isLead(items[at - 1]) && opensPlace(items[at + 1]) ? [{ at, count }] : []
  })
  return starts.map(({ at, count }, index): Group => {
    let from = at
    while (from > noun + 1 && isLead(items[from - 1])) from--
    const next = starts[index + 1]
    let end = next?.at ?? items.length
    if (next) while (isLead(items[end - 1])) end--
    const each = items
      .slice(at, end)
      .some(
        (item, near, said) => means(item, 'edge', 'corner') && means(said[near - 1], 'which', 'each', 'all'),
      )
    return { from, count: at, number: each && count === 1 ? CORNERS : count, end }
  })
}

function sharedOut(items: readonly Item[]): Item[][] | undefined {
  for (const [noun, head] of items.entries()) {
    if (head.kind !== 'term' || !head.plural || !isThing(head)) continue
    const number = items.findLastIndex((item, at) => at < noun && at > noun - 5 && (countOf(item) ?? 0) > 2)
    const total = countOf(items[number])
    const groups = total === undefined ? [] : groupsIn(items, noun)
    const [first] = groups
    const sum = groups.reduce((many, group) => many + group.number, 0)
    if (!first || groups.length < 2 || sum !== total || groups.every((group) => group.number === 1)) continue
    // What is named anew in a group is another thing.
    if (items.slice(first.from).some((item) => isThing(item) && means(item, 'feature'))) continue
    const shared = items.slice(noun + 1, first.from)
    return groups.map((group, index) => {
      const copy = (item: Item): Item => (index === 0 ? item : { ...item })
      const several = group.number > 1
      const said = items[group.count as number] as Item
      const place = items.slice((group.count as number) + 1, group.end)
      const lead = items.slice(group.from, group.count).filter((item) => !isMark(item))
      const corners = countOf(said) !== group.number
      return [
        ...(index === 0 ? items.slice(0, number) : []),
        ...(index === 0 ? [asFiller(items[number] as Item, 'as many as are listed')] : []),
        ...(several && !corners ? [said] : [unsaid(head, { category: 'determiner', concept: 'a' }, '', 'a')]),
        ...items.slice(number + 1, noun).map(copy),
        { ...copy(head), plural: several } as Item,
        ...shared.map(copy),
        ...lead.map((item) => asFiller(item, 'the list')),
        ...(several && !corners ? [] : [asFiller(said, 'one of them')]),
        ...place,
      ]
    })
  }
  return undefined
}

export const withSharedOut = (sentences: readonly Item[][]): Item[][] =>
  sentences.flatMap((items) => sharedOut(items) ?? [items])
