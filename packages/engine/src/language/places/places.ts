/** What was said of where a thing is, each statement read on its own; `compile/layout/` puts them together. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { areWorked } from '../nouns/edge-radii.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { allAxes, allFaces, facePair } from './all-faces.ts'
import { afterAngle, bearing, every, firstAt, halfway, midHeight } from './bearings.ts'
import { between } from './between.ts'
import { along, alongSide, drilledWay } from './directions.ts'
import { aboveOrBelow, distanceFrom, distanceToward } from './distances.ts'
import { grid } from './grids.ts'
import { lineWord } from './line-words.ts'
import { listedDistances } from './listed-distances.ts'
import { near, oneSide } from './nearness.ts'
import { withOrigins } from './origins.ts'
import { toMiddles } from './own-middles.ts'
import { partWay } from './part-way.ts'
import {
  AXIS_OF,
  axisAt,
  FARTHEST,
  type Pattern,
  type Placed,
  type Sentence,
  skip,
  type Way,
} from './place.ts'
import { aboveCentre, eitherSide, relatedTo } from './relations.ts'
import {
  coordinates,
  corner,
  cornerAlone,
  cornerAtOrigin,
  ends,
  flush,
  level,
  reachesLevel,
  tip,
} from './sites.ts'
import { someCorners } from './some-corners.ts'
import { apart } from './spacing.ts'
import { stops } from './stops.ts'
import { withWaysOfRows } from './ways-of-rows.ts'

const SPOT = /^(?:location|position|place|spot|point|center|centre)$/iu

/** "centred at the same location as the square". */
const RIM = /^rim (?:(?<which>each|long|short)|(?<edges>(?:[+-][xyz])+))(?:@(?<face>[+-][xyz]))?$/u

/** An edge that a figure is cut out of, as one word. */
const rim: Pattern = (items, at) => {
  const told = RIM.exec(conceptOf(items[at], 'place') ?? '')?.groups
  if (!told) return undefined
  const { which, edges, face } = told
  const named = (edges?.match(/[+-][xyz]/gu) ?? []) as SignedAxis[]
  return {
    place: {
      kind: 'rim',
      edges: (which as 'each' | undefined) ?? named,
      ...(face ? { face: face as SignedAxis } : {}),
    },
    end: at + 1,
  }
}

const THROUGH = /^through (?:(?<axis>[xyz])|(?<by>length|width|height))$/u

/** The way that such a cut goes, as one word. */
const throughWay: Pattern = (items, at) => {
  const told = THROUGH.exec(conceptOf(items[at], 'place') ?? '')?.groups
  if (!told) return undefined
  const by = told['by'] as Way | undefined
  const axis = (by ? AXIS_OF[by] : told['axis']) as AxisName
  return { place: { kind: 'runs', axis, ...(by ? { by } : {}) }, end: at + 1 }
}

const samePlace: Pattern = (items, at) => {
  if (!means(items[at], 'likeness', 'same') || !SPOT.test(items[at + 1]?.text ?? '')) return undefined
  if (!means(items[at + 2], 'preposition', 'as')) return undefined
  const noun = skip(items, at + 3, (item) => means(item, 'ordinal'))
  const named = means(items[noun], 'shape') || means(items[noun], 'solid') || means(items[noun], 'portion')
  return named ? { place: { kind: 'centre' }, end: noun + 1 } : undefined
}

/** "one in each corner", "all four corners". */
const isCornerCount = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' &&
  item.quantity.kind === 'count' &&
  (item.quantity.values[0]?.value === 1 || item.quantity.values[0]?.value === 4)

/** "one of its corners", "one of the corners". */
const oneOf = (items: Sentence, at: number): boolean =>
  items[at]?.text.toLowerCase() === 'one' && means(items[at + 1], 'preposition', 'of')

const isEvery = (item: Item): boolean => means(item, 'which', 'all', 'each')

const corners: Pattern = (items, at) => {
  let next = at
  let lead = false
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'filler') ||
      means(items[next], 'which', 'all', 'each', 'outer', 'inner') ||
      means(items[next], 'preposition', 'in', 'at', 'on', 'to', 'of') ||
      isCornerCount(items[next]) ||
      (means(items[next], 'whole', 'it') && oneOf(items, next - 2)) ||
      (means(items[next], 'which', 'vertical') && (lead || items.slice(at, next).some(isEvery))))
  ) {
    if (means(items[next], 'preposition')) lead = true
    next++
  }
  const item = items[next]
  if (item?.kind !== 'term' || !means(item, 'edge', 'corner')) return undefined
  if (!lead && areWorked(items, next)) return undefined
  // "in one corner", "at a corner": a single one, whichever.
  const passed = items.slice(at, next)
  const single = passed.some((_, index) => oneOf(items, at + index))
  const every = (item.plural && !single) || passed.some((each) => means(each, 'which', 'all', 'each'))
  const named = !item.plural || passed.some((each) => isCornerCount(each) || means(each, 'determiner', 'a'))
  // "in the opposite corner": of what, only the other one tells.
  if (/^(?:opposite|opposing)$/iu.test(items[next - 1]?.text ?? '')) return undefined
  const inner = passed.some((each) => means(each, 'which', 'inner'))
  // "in an inside corner": of one that is not named nobody can tell where it is.
  if (inner && named && !every) return undefined
  return {
    place:
      every || !named
        ? { kind: 'corners', ...(inner ? { inner } : {}) }
        : { kind: 'corner', sides: ['+x', '+y'], any: true },
    end: next + 1,
  }
}

const quantityPlace: Pattern = (items, at) => {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  const { quantity } = item
  const end = at + 1
  if (quantity.kind === 'points') return { place: { kind: 'points', quantity }, end }
  const [first, second] = quantity.values
  if (quantity.kind === 'coordinate' && first)
    return { place: { kind: 'coordinate', axis: quantity.axis, value: first }, end }
  if (quantity.kind === 'range' && first && second)
    return { place: { kind: 'range', axis: quantity.axis, from: first, to: second }, end }
  if (quantity.kind === 'list' && first?.unit === 'angle')
    return {
      place: { kind: 'angles', values: quantity.values },
      end: means(items[end], 'place', 'position') ? end + 1 : afterAngle(items, end),
    }
  return undefined
}

/** "centred vertically and horizontally on the face", "centred both ways": over what leaves nothing open. */
function afterWays(items: Sentence, from: number): number {
  const isWay = (item: Item | undefined): boolean =>
    means(item, 'axis', 'horizontally') || /^(?:vertically|both|ways|directions?)$/iu.test(item?.text ?? '')
  let end = from
  while (
    isWay(items[end]) ||
    ((means(items[end], 'conjunction', 'and') || means(items[end], 'preposition', 'in')) &&
      isWay(items[end + 1]))
  )
    end++
  if (end === from || !means(items[end], 'preposition', 'on', 'in')) return end
  const face = skip(items, end + 1)
  return means(items[face], 'edge', 'face', 'side') ? face + 1 : end
}

const isAnyFace = (item: Item | undefined): boolean =>
  means(item, 'edge', 'face') && !means(item, 'face') && item?.kind === 'term' && item.plural

/** "a hole through the centre along Y": which way it goes, not where along the body it lies. */
function isBored(items: Sentence, at: number, end: number): boolean {
  let back = at - 1
  while (
    means(items[back], 'determiner') ||
    means(items[back], 'filler') ||
    means(items[back], 'whole', 'it')
  )
    back--
  return (
    /^(?:through|thru)$/iu.test(items[back]?.text ?? '') &&
    (means(items[end], 'preposition', 'along') || means(items[end], 'preposition', 'in'))
  )
}

const centre: Pattern = (items, at) => {
  if (!means(items[at], 'place', 'centre', 'origin')) return undefined
  const origin = skip(items, at + 1, (item) => means(item, 'preposition', 'at', 'on', 'in', 'with'))
  // "centred on the faces of the cubes": whichever they touch.
  const named =
    means(items[origin], 'place', 'origin', 'centre') || (origin > at + 1 && isAnyFace(items[origin]))
  const end = afterWays(items, named ? origin + 1 : at + 1)
  if (isBored(items, at, end)) return { place: { kind: 'centre' }, end }
  const axis = axisAt(items, end)
  // "centred on the XY plane" and "centred along Z" alike leave nothing open; one axis alone is half a place.
  if (axis && axis.axis !== 'z') {
    // "centred on the x axis": it lies on that line, wherever along it.
    const line =
      /^(?:on|about|around)$/iu.test(items[end]?.text ?? '') &&
      /axis$/iu.test(items[axis.end - 1]?.text ?? '')
    if (line) return { place: { kind: 'centre', axis: axis.axis === 'x' ? 'y' : 'x' }, end: axis.end }
    const both = means(items[axis.end], 'conjunction') ? axisAt(items, axis.end + 1) : undefined
    return both
      ? { place: { kind: 'centre' }, end: both.end }
      : { place: { kind: 'centre', axis: axis.axis }, end: axis.end }
  }
  return { place: { kind: 'centre' }, end: axis?.end ?? end }
}

/** "on the centerline", "along the horizontal centre line of the plate": in the middle across it. */
const onMidline: Pattern = (items, at) => {
  if (!means(items[at], 'preposition', 'on', 'along', 'in')) return undefined
  const next = skip(
    items,
    at + 1,
    (item) =>
      means(item, 'which', 'horizontal', 'vertical', 'long', 'short') ||
      means(item, 'whole', 'it') ||
      means(item, 'dimension', 'length', 'width') ||
      /^(?:longitudinal|lengthwise|same)$/iu.test(item?.text ?? ''),
  )
  if (!means(items[next], 'place', 'midline')) return undefined
  const said = items.slice(at, next)
  const lies = said.some(
    (item) => means(item, 'which', 'horizontal', 'long') || means(item, 'dimension', 'length'),
  )
  const stands = said.some(
    (item) => means(item, 'which', 'vertical', 'short') || means(item, 'dimension', 'width'),
  )
  if (lies) return { place: { kind: 'centre', axis: 'y' }, end: next + 1 }
  if (stands) return { place: { kind: 'centre', axis: 'x' }, end: next + 1 }
  return { place: { kind: 'centre' }, end: next + 1 }
}

const onTop: Pattern = (items, at) => {
  if (means(items[at], 'place', 'on top')) return { place: { kind: 'on', side: '+z' }, end: at + 1 }
  if (means(items[at], 'place', 'underneath')) return { place: { kind: 'on', side: '-z' }, end: at + 1 }
  return undefined
}

const face: Pattern = (items, at) => {
  const named = conceptOf(items[at], 'face')
  if (!named || isFeatureOfBody(items, at)) return undefined
  const whole = means(items[at + 1], 'edge', 'face', 'side', 'end') || isMiddleOf(items, at)
  const end = whole && means(items[at + 1], 'edge') ? at + 2 : at + 1
  // "the right side of the top face": a part of that face, not the side.
  const on = means(items[end], 'preposition', 'of')
    ? conceptOf(items[skip(items, end + 1)], 'face')
    : undefined
  if (on && on[1] !== named[1])
    return { place: { kind: 'near', degree: 'toward', sides: [named as SignedAxis] }, end }
  const edge = whole && means(items[at + 1], 'edge', 'edge')
  return { place: { kind: 'face', face: named as SignedAxis, ...(edge ? { edge } : {}) }, end }
}

/** "from the middle of the top edge": one spot of it. */
function isMiddleOf(items: Sentence, at: number): boolean {
  let back = at - 1
  while (means(items[back], 'determiner') || means(items[back], 'preposition', 'of', 'on', 'at')) back--
  const edge = items[at + 1]
  return means(items[back], 'place', 'centre') && edge?.kind === 'term' && !edge.plural
}

/** "it has a flat top": a side that every body has, not a place. */
export function isFeatureOfBody(items: Sentence, at: number): boolean {
  let before = at - 1
  while (means(items[before], 'filler')) before--
  const owned = means(items[before - 1], 'have') || means(items[before - 1], 'preposition', 'with')
  return means(items[before], 'determiner', 'a') && owned && !means(items[at + 1], 'edge')
}

/** "on the +X side". */
const signedSide: Pattern = (items, at) => {
  const sign = items[at]?.text
  const axis = conceptOf(items[at + 1], 'axis')
  if ((sign !== '+' && sign !== '-') || (axis !== 'x' && axis !== 'y' && axis !== 'z')) return undefined
  if (!means(items[at + 2], 'edge', 'side', 'face', 'end')) return undefined
  return { place: { kind: 'face', face: `${sign}${axis}` }, end: at + 3 }
}

const plainWord: Pattern = (items, at) => {
  if (means(items[at], 'place', 'evenly')) return { place: { kind: 'evenly' }, end: at + 1 }
  if (means(items[at], 'place', 'row')) return { place: { kind: 'row' }, end: at + 1 }
  return undefined
}

/** Tried in this order: what names a distance before what names a spot. */
const PATTERNS: readonly Pattern[] = [
  rim,
  grid,
  lineWord,
  throughWay,
  partWay,
  midHeight,
  halfway,
  stops,
  between,
  eitherSide,
  relatedTo,
  listedDistances,
  distanceFrom,
  aboveOrBelow,
  aboveCentre,
  distanceToward,
  near,
  oneSide,
  samePlace,
  apart,
  every,
  firstAt,
  bearing,
  level,
  reachesLevel,
  coordinates,
  quantityPlace,
  cornerAtOrigin,
  tip,
  allAxes,
  allFaces,
  ends,
  someCorners,
  corner,
  cornerAlone,
  corners,
  alongSide,
  flush,
  onTop,
  onMidline,
  centre,
  signedSide,
  facePair,
  face,
  plainWord,
  drilledWay,
  along,
]

/** Every place said in a stretch of the sentence; items that belong to sizes are left alone. */
export function findPlaces(
  items: Sentence,
  isFree: (at: number) => boolean,
  from: number,
  end: number,
): Placed[] {
  const found: Placed[] = []
  let at = from
  while (at < end) {
    const match = isFree(at) ? firstPlace(items, isFree, at) : undefined
    if (match) {
      found.push({ place: match.place, from: at, end: match.end })
      at = match.end
    } else at++
  }
  return withWaysOfRows(items, toMiddles(items, withOrigins(items, found)))
}

/** Words where no place begins, whatever is free: each sentence is asked twice, for its sizes and for its places. */
const PLACELESS = new WeakMap<Sentence, Set<number>>()

function firstPlace(items: Sentence, isFree: (at: number) => boolean, at: number): ReturnType<Pattern> {
  const placeless = PLACELESS.get(items) ?? new Set<number>()
  if (placeless.has(at)) return undefined
  let begins = false
  for (const pattern of PATTERNS) {
    const match = pattern(items, at)
    if (match && rangeIsFree(items, isFree, at, match.end)) return match
    begins ||= match !== undefined
  }
  if (!begins) PLACELESS.set(items, placeless.add(at))
  return undefined
}

const rangeIsFree = (
  items: Sentence,
  isFree: (at: number) => boolean,
  from: number,
  end: number,
): boolean => {
  // A number, or the axis of a size ("20 mm wide along y"), is spoken for once it is used.
  for (let at = from; at < end; at++)
    if (!isFree(at) && (items[at]?.kind === 'quantity' || (at === end - 1 && means(items[at], 'axis'))))
      return false
  return true
}
