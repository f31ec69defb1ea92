/**
 * "Two posts centred at X=-40 and X=40, connected by a bar …": as many coordinates along one axis as there are posts, told
 * as one list, so that they are not taken for those of the body that follows.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means } from '../../text/items.ts'

type Coordinate = Item & { kind: 'quantity' }

const axisOf = (item: Item | undefined): string | undefined =>
  item?.kind === 'quantity' && item.quantity.kind === 'coordinate' ? item.quantity.axis : undefined

/** How many of a plural noun there are, where one was told before. */
function countBefore(items: readonly Item[], at: number): number | undefined {
  const noun = items.findLastIndex(
    (item, index) => index < at && (means(item, 'solid') || means(item, 'feature')),
  )
  const told = items[noun]
  if (told?.kind !== 'term' || !told.plural) return undefined
  const count = items
    .slice(Math.max(0, noun - 6), noun)
    .findLast((item) => item.kind === 'quantity' && item.quantity.kind === 'count')
  return count?.kind === 'quantity' ? count.quantity.values[0]?.value : undefined
}

/** The coordinates along one axis that begin here, joined by commas and "and". */
function listAt(items: readonly Item[], from: number): { list: Coordinate[]; end: number } {
  const axis = axisOf(items[from])
  const list = [items[from] as Coordinate]
  let end = from + 1
  for (let at = from + 1; at < items.length; ) {
    const next = means(items[at + 1], 'conjunction', 'and') && isMark(items[at], ',') ? at + 2 : at + 1
    const joins = isMark(items[at], ',') || means(items[at], 'conjunction', 'and')
    if (!joins || axisOf(items[next]) !== axis) break
    list.push(items[next] as Coordinate)
    end = next + 1
    at = end
  }
  return { list, end }
}

const LEADS_RANGE = /^(?:between|from|spans?|spanning)$/iu

function withLists(items: readonly Item[]): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    if (!axisOf(item) || LEADS_RANGE.test(items[at - 1]?.text ?? '')) {
      read.push(item)
      continue
    }
    const { list, end } = listAt(items, at)
    const followed = items.slice(end).some((each) => means(each, 'solid'))
    const [first, last] = [list[0] as Coordinate, list.at(-1) as Coordinate]
    if (
      list.length < 2 ||
      !followed ||
      countBefore(items, at) !== list.length ||
      first.quantity.kind !== 'coordinate'
    ) {
      read.push(item)
      continue
    }
    read.push({
      ...first,
      text: items
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
      span: [first.span[0], last.span[1]],
      quantity: {
        ...first.quantity,
        kind: 'coordinates',
        values: list.flatMap(({ quantity }) => quantity.values),
      },
    })
    at = end - 1
  }
  return read
}

export const withJoinedCoordinates = where('x=#|y=#|z=#', (sentences) =>
  sentences.map((items) => (items.filter((item) => axisOf(item)).length > 1 ? withLists(items) : items)),
)
