/**
 * Distances told by a relation to what they are counted from: "15 mm to the right of the left edge", "20 mm behind the
 * front", "20 mm either side of the centreline". The relation says which way; what it is counted from says from where.
 */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { opposite } from '../lexicon/sides.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { type Pattern, type Place, type Sentence, single, skip } from './place.ts'
import { target } from './targets.ts'

/** Which way a relation points, seen from above. */
const WAYS: readonly (readonly [RegExp, SignedAxis])[] = [
  [/^(?:behind|in back of)$/iu, '+y'],
  [/^(?:in front of|ahead of)$/iu, '-y'],
]

interface Relation {
  toward: SignedAxis
  end: number
}

/** "to the right of", "left of", "behind": over the words for it. */
function relationAt(items: Sentence, at: number): Relation | undefined {
  const way = WAYS.find(([words]) => words.test(items[at]?.text ?? ''))
  if (way) return { toward: way[1], end: at + 1 }
  const side = skip(items, at, (item) => means(item, 'preposition', 'to', 'on'))
  const toward = conceptOf(items[side], 'face') as SignedAxis | undefined
  // "to the left end of": an end is somewhere, "left" is only which way.
  const plain = /^(?:left|right|rear|front|back)$/iu.test(items[side]?.text ?? '')
  if (!toward || !plain || !means(items[side + 1], 'preposition', 'of')) return undefined
  return { toward, end: side + 2 }
}

/** "15 mm to the right of the left edge": from that edge; "20 mm behind the centre": from the middle, that way. */
export const relatedTo: Pattern = (items, at) => {
  const distance = single(items, at)
  const relation = distance && relationAt(items, at + 1)
  if (!distance || !relation) return undefined
  const goal = target(items, relation.end)
  if (!goal) return undefined
  const { end, ...where } = goal
  if (goal.of === 'centre') return { place: { kind: 'shift', distance, toward: relation.toward }, end }
  if (!goal.side || goal.side !== opposite(relation.toward)) return undefined
  return { place: { kind: 'from', distance, ...where }, end }
}

const UPRIGHT: readonly (readonly [RegExp, SignedAxis])[] = [
  [/^(?:above|up from)$/iu, '+z'],
  [/^(?:below|under|beneath|down from)$/iu, '-z'],
]

/** "12 mm above the center": up on an upright face, and towards the back of one that is seen from above. */
export const aboveCentre: Pattern = (items, at) => {
  const distance = single(items, at)
  const way = UPRIGHT.find(([words]) => words.test(items[at + 1]?.text ?? ''))
  const goal = distance && way && target(items, at + 2)
  if (goal?.of !== 'centre' || !distance || !way) return undefined
  return { place: { kind: 'shift', distance, toward: way[1] }, end: goal.end }
}

const isSide = (item: Item | undefined): boolean =>
  means(item, 'edge', 'side') || /^(?:way|direction|ways|sides?)$/iu.test(item?.text ?? '')

const ACROSS: Readonly<Record<string, AxisName>> = {
  vertical: 'x',
  short: 'x',
  horizontal: 'y',
  long: 'y',
}

/** "of the vertical centreline", "from the middle of the plate": what both are counted from, and which way that leaves. */
function aboutMiddle(items: Sentence, from: number): { axis?: AxisName; end: number } | undefined {
  if (!means(items[from], 'preposition', 'of', 'from')) return undefined
  let axis: AxisName | undefined
  const middle = skip(items, from + 1, (item) => {
    const across = ACROSS[conceptOf(item, 'which') ?? '']
    const named = /^(?:lengthwise|longitudinal|long)$/iu.test(item?.text ?? '')
    axis ??= across ?? (named ? 'y' : undefined)
    return across !== undefined || named || means(item, 'whole', 'it')
  })
  if (!means(items[middle], 'place', 'centre', 'midline', 'origin')) return undefined
  return { ...(axis ? { axis } : {}), end: middle + 1 }
}

/** "either side", "each side", "both sides", "left and right": over the words for both. */
function bothSides(items: Sentence, at: number): { axis?: AxisName; end: number } | undefined {
  const lead = skip(items, at, (item) => means(item, 'preposition', 'to', 'on', 'at'))
  if (means(items[lead], 'which', 'each', 'both') && isSide(items[lead + 1])) return { end: lead + 2 }
  const [first, second] = [conceptOf(items[lead], 'face'), conceptOf(items[lead + 2], 'face')]
  if (!first || !second || !means(items[lead + 1], 'conjunction')) return undefined
  return first === opposite(second as SignedAxis) && first[1] !== 'z'
    ? { axis: first[1] as AxisName, end: lead + 3 }
    : undefined
}

/** "20 mm either side of the centre", "35 mm to each side": the outermost ones lie so far from the middle. */
export const eitherSide: Pattern = (items, at) => {
  const distance = single(items, at)
  const sides = distance && bothSides(items, at + 1)
  if (!distance || !sides) return undefined
  const middle = aboutMiddle(items, sides.end)
  const last = items[sides.end] === undefined || isMark(items[sides.end])
  if (!middle && !last) return undefined
  const axis = sides.axis ?? middle?.axis
  const place: Place = {
    kind: 'apart',
    distance: { ...distance, value: 2 * distance.value },
    half: distance,
    ...(axis ? { axis } : {}),
  }
  return { place, end: middle?.end ?? sides.end }
}
