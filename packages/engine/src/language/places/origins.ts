/**
 * "at (30, 18) from the front left corner", "x = 12, y = 8 relative to the centre": coordinates with what they are counted
 * from. Single ones become distances from the sides that meet there, or steps away from the middle; lists keep their origin.
 */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { Value } from '../quantities/quantity.ts'
import { type Item, isAnyOf, isMark, means } from '../text/items.ts'
import type { Origin, Place, Placed, Sentence } from './place.ts'

const COUNTED = /^(?:from|relative|respect|reference|off)$/iu
const PASSED = /^(?:respect|reference|where|if|when|taken|counted|datum)$/iu

const isPassed = (item: Item): boolean =>
  isAnyOf(item, 'determiner', 'filler', 'be', 'make', 'preposition') ||
  means(item, 'place', 'origin') ||
  isMark(item, ',', '(') ||
  PASSED.test(item.text)

/** What the place says that coordinates are counted from, if it follows them as their origin. */
function originIn(items: Sentence, before: number, { place, from, end }: Placed): Origin | undefined {
  if (place.kind !== 'corner' && place.kind !== 'centre') return undefined
  if (place.kind === 'centre' && place.axis) return undefined
  const between = items.slice(before, from)
  const said = items.slice(before, end)
  const counted =
    between.some(({ text }) => COUNTED.test(text)) || said.some((item) => means(item, 'place', 'origin'))
  if (!counted || !between.every(isPassed)) return undefined
  return place.kind === 'centre' ? 'centre' : place.any ? undefined : place.sides
}

/** One coordinate, counted from there. */
function stepFrom(origin: Origin, axis: AxisName, value: Value): Place | undefined {
  if (origin === 'centre')
    return {
      kind: 'shift',
      distance: { ...value, value: Math.abs(value.value) },
      toward: `${value.value < 0 ? '-' : '+'}${axis}`,
    }
  // A corner is named as seen from above; along z its near and far side are the lower and the upper one.
  const named =
    origin.find((each) => each[1] === axis) ??
    (axis === 'z' ? origin.find((each) => each[1] === 'y') : undefined)
  const side = named && (`${named[0]}${axis}` as SignedAxis)
  // From a corner a body lies only one way, whatever the sign.
  const distance = { ...value, value: Math.abs(value.value) }
  return side && { kind: 'from', distance, of: 'edge', side, all: false, both: false, middle: true }
}

function countedFrom(origin: Origin, { place, from, end }: Placed): Placed[] | undefined {
  const placed = (found: Place): Placed => ({ place: found, from, end })
  if (place.kind === 'coordinate') {
    const step = stepFrom(origin, place.axis, place.value)
    return step && [placed(step)]
  }
  return place.kind === 'coordinates' || place.kind === 'points'
    ? [placed({ ...place, about: origin })]
    : undefined
}

const isCoordinate = ({ place }: Placed): boolean =>
  place.kind === 'coordinate' || place.kind === 'coordinates' || place.kind === 'points'

const isJoint = (item: Item): boolean => means(item, 'conjunction') || isMark(item, ',')

/** The coordinates in a row that end just before this place. */
function rowBefore(items: Sentence, found: readonly Placed[], at: number): number {
  let first = at
  for (let back = at - 1; back >= 0 && isCoordinate(found[back] as Placed); back--) {
    const next = found[back + 1] as Placed
    if (back < at - 1 && !items.slice((found[back] as Placed).end, next.from).every(isJoint)) break
    first = back
  }
  return first
}

/** "at x = -25 and x = 25": several along one axis are a list. */
function asLists(row: readonly Placed[]): Placed[] {
  return row.flatMap((placed, index): Placed[] => {
    const { place } = placed
    if (place.kind !== 'coordinate') return [placed]
    const along = ({ place: other }: Placed): boolean =>
      other.kind === 'coordinate' && other.axis === place.axis
    const all = row.filter(along)
    if (all.length === 1) return [placed]
    if (row.findIndex(along) !== index) return []
    const values = all.flatMap((each) => (each.place.kind === 'coordinate' ? [each.place.value] : []))
    const end = (all.at(-1) as Placed).end
    return [{ place: { kind: 'coordinates', axis: place.axis, values }, from: placed.from, end }]
  })
}

/** The places found, coordinates with their origin where one is told behind them. */
export function withOrigins(items: Sentence, found: readonly Placed[]): Placed[] {
  const told: Placed[] = [...found]
  for (let at = 1; at < told.length; at++) {
    const named = told[at] as Placed
    const first = rowBefore(items, told, at)
    if (first === at) continue
    // "with the origin at the front left corner": the origin is found as a place of its own.
    const isWord = means(items[named.from], 'place', 'origin') && named.place.kind === 'centre'
    const behind = told[at + 1]
    const corner = isWord && behind ? originIn(items, (told[at - 1] as Placed).end, behind) : undefined
    const origin = corner ?? originIn(items, (told[at - 1] as Placed).end, named)
    if (!origin) continue
    const row = asLists(told.slice(first, at)).map((each) => countedFrom(origin, each))
    if (row.some((each) => each === undefined)) continue
    const counted = (row as Placed[][]).flat()
    const last = counted.at(-1) as Placed
    counted[counted.length - 1] = { ...last, end: (corner ? (behind as Placed) : named).end }
    told.splice(first, at - first + (corner ? 2 : 1), ...counted)
    at = first + counted.length - 1
  }
  return told
}
