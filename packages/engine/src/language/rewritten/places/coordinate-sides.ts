/**
 * "on the Y=0 centerline", "at the X=40 end", "from the Z=12 face": a line, a plane or a side called by its coordinate. A side is
 * that one where a body is told to end there.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  conceptOf,
  type Item,
  isMark,
  means,
  phraseOf,
  type Sized,
} from '../../text/items.ts'

/** Called so it is nothing but where the coordinate says. */
const LINE =
  /^(?:cent(?:er|re)[- ]?lines?|mid[- ]?lines?|lines?|(?:cent(?:er|re)[- ]|mid[- ]?|symmetry )?planes?|level|axis line)$/iu

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** "50 mm long (X)": the axis that a size is told along. */
function axisBehind(items: readonly Item[], at: number): string | undefined {
  const open = items.findIndex((item, index) => index > at && index < at + 4 && !means(item, 'dimension'))
  const led = isMark(items[open], '(') || means(items[open], 'preposition', 'along', 'in')
  return led ? conceptOf(items[open + 1], 'axis') : undefined
}

/** The sides that bodies have along an axis, as far as the prompt tells them. */
function endsAlong(sentences: readonly (readonly Item[])[], axis: AxisName): { low: number; high: number }[] {
  return sentences.flatMap((items) =>
    items.flatMap((item, at) => {
      if (item.kind !== 'quantity') return []
      const { quantity } = item
      const values = quantity.values.map(({ value }) => value)
      if (quantity.kind === 'range')
        return quantity.axis === axis ? [{ low: Math.min(...values), high: Math.max(...values) }] : []
      const size =
        quantity.values.find((value) => value.axis === axis)?.value ??
        (quantity.kind === 'length' && axisBehind(items, at) === axis ? values[0] : undefined)
      return size === undefined
        ? []
        : [
            { low: -size / 2, high: size / 2 },
            { low: 0, high: size },
          ]
    }),
  )
}

/** Which side of a body lies there; none where one body ends and another begins. */
function sideAt(
  sentences: readonly (readonly Item[])[],
  axis: AxisName,
  value: number,
): SignedAxis | undefined {
  const ends = endsAlong(sentences, axis)
  const low = ends.some((each) => isNear(each.low, value)) || (axis === 'z' && value === 0)
  const high = ends.some((each) => isNear(each.high, value))
  return low === high ? undefined : `${high ? '+' : '-'}${axis}`
}

function withSides(items: Item[], sentences: readonly (readonly Item[])[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const before = items[at - 1]
    const named = before?.kind === 'quantity' && before.quantity.kind === 'coordinate' ? before : undefined
    const led = means(items[at - 2], 'determiner') || means(items[at - 2], 'which', 'outer')
    if (named && led && LINE.test(item.text)) return [asFiller(item, 'which line it is')]
    const next = items[at + 1]
    if (item.kind !== 'quantity' || item.quantity.kind !== 'coordinate') {
      const taken = named && isSide(item) && means(items[at - 2], 'determiner', 'the')
      return taken && sideOf(named, sentences) ? [] : [item]
    }
    const side = isSide(next) && means(before, 'determiner', 'the') ? sideOf(item, sentences) : undefined
    if (!side || !next) return [item]
    return [asTerm(phraseOf([item, next]), { category: 'face', concept: side })]
  })
}

const isSide = (item: Item | undefined): boolean =>
  item?.kind === 'term' && !item.plural && means(item, 'edge', 'end', 'edge', 'face', 'side')

const sideOf = ({ quantity }: Sized, sentences: readonly (readonly Item[])[]): SignedAxis | undefined =>
  quantity.kind === 'coordinate'
    ? sideAt(sentences, quantity.axis, quantity.values[0]?.value ?? 0)
    : undefined

const isNamedBy = (item: Item, at: number, items: readonly Item[]): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'coordinate' &&
  (isSide(items[at + 1]) || LINE.test(items[at + 1]?.text ?? ''))

export const withCoordinateSides = where('x=#|y=#|z=#', (sentences) =>
  sentences.map((items) => (items.some(isNamedBy) ? withSides(items, sentences) : items)),
)
