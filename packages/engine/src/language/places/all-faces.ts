/** "in each of the six faces", "on all four sides", "in the top and bottom faces": one and the same on several faces. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { AXIS_SIDE, FARTHEST, type Pattern } from './place.ts'

const SIDES: readonly SignedAxis[] = ['+x', '-x', '+y', '-y']
const FACES: readonly SignedAxis[] = [...SIDES, '+z', '-z']

const countOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number')
    ? item.quantity.values[0]?.value
    : undefined

const NUMBERS: Readonly<Record<string, number>> = { four: 4, six: 6, '4': 4, '6': 6 }

/** "each of its four", as one word. */
const numberIn = (item: Item | undefined): number | undefined =>
  item?.text
    .toLowerCase()
    .split(' ')
    .map((word) => NUMBERS[word])
    .find((value) => value !== undefined)

/** How many there are of what is called a face or a side; a side by itself may be one of four or of six. */
function facesNamed(noun: Item | undefined, count: number | undefined): readonly SignedAxis[] | undefined {
  const face = means(noun, 'edge', 'face')
  if (!face && !means(noun, 'edge', 'side')) return undefined
  if (count === 6 || (face && count === undefined)) return FACES
  return count === 4 ? SIDES : undefined
}

const BROAD = /^(?:broad|large|larger|big|bigger|wide|main|flat)$/iu

/** "on both of its broad faces": of a flat body, its top and its underside. */
function broadFaces(items: Parameters<Pattern>[0], at: number): ReturnType<Pattern> {
  let next = at
  let both = false
  let broad = false
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'whole', 'it') ||
      means(items[next], 'which', 'both', 'each') ||
      means(items[next], 'preposition', 'in', 'on', 'of', 'at', 'from', 'to') ||
      countOf(items[next]) === 2 ||
      BROAD.test(items[next]?.text ?? ''))
  ) {
    both ||= means(items[next], 'which', 'both', 'each') || countOf(items[next]) === 2
    broad ||= BROAD.test(items[next]?.text ?? '')
    next++
  }
  return both && broad && means(items[next], 'edge', 'face', 'side')
    ? { place: { kind: 'faces', faces: ['+z', '-z'] }, end: next + 1 }
    : undefined
}

export const allFaces: Pattern = (items, at) => {
  const broad = broadFaces(items, at)
  if (broad) return broad
  let next = at
  let each = false
  let count: number | undefined
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'whole', 'it') ||
      means(items[next], 'which', 'each', 'all', 'vertical', 'outer') ||
      means(items[next], 'preposition', 'in', 'on', 'of', 'at') ||
      countOf(items[next]) !== undefined)
  ) {
    each ||= means(items[next], 'which', 'each', 'all')
    count ??= countOf(items[next]) ?? numberIn(items[next])
    next++
  }
  const faces = each ? facesNamed(items[next], count) : undefined
  return faces && { place: { kind: 'faces', faces }, end: next + 1 }
}

const AXES = /^(?:axes|axis|directions?)$/iu
const AXIS_FACES: readonly SignedAxis[] = ['+x', '+y', '+z']

/** "ways xy": a hole along each of these axes, which `rewritten/places/three-ways.ts` has put in one word. */
export const WAYS = 'ways '

/** "along each of the three axes (X, Y and Z)", "in all three directions": one and the same along each. */
export const allAxes: Pattern = (items, at) => {
  if (means(items[at], 'place', 'three ways'))
    return { place: { kind: 'faces', faces: AXIS_FACES }, end: at + 1 }
  const ways = conceptOf(items[at], 'place')
  if (ways?.startsWith(WAYS)) {
    const faces = AXIS_FACES.filter((face) => ways.slice(WAYS.length).includes(face.charAt(1)))
    return { place: { kind: 'faces', faces }, end: at + 1 }
  }
  if (!means(items[at], 'preposition', 'along', 'in', 'on')) return undefined
  let next = at + 1
  let each = false
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'which', 'each', 'all') ||
      means(items[next], 'preposition', 'of') ||
      /^(?:principal|main|coordinate|perpendicular|mutually)$/iu.test(items[next]?.text ?? '') ||
      countOf(items[next]) === 3)
  ) {
    each ||= means(items[next], 'which', 'each', 'all') || countOf(items[next]) === 3
    next++
  }
  if (!each || !AXES.test(items[next]?.text ?? '')) return undefined
  const close = isMark(items[next + 1], '(')
    ? items.findIndex((item, i) => i > next && isMark(item, ')'))
    : -1
  const named = items.slice(next + 2, Math.max(close, next + 2))
  const axesOnly = named.every(
    (item) => means(item, 'axis', 'x', 'y', 'z') || item.kind === 'mark' || means(item, 'conjunction'),
  )
  return { place: { kind: 'faces', faces: AXIS_FACES }, end: close > 0 && axesOnly ? close + 1 : next + 1 }
}

/** "the top and bottom faces", "on the front and the back". */
export const facePair: Pattern = (items, at) => {
  const first = AXIS_SIDE[conceptOf(items[at], 'face') ?? '']
  const joint = means(items[at + 1], 'edge', 'face', 'side') ? at + 2 : at + 1
  if (!first || !means(items[joint], 'conjunction', 'and')) return undefined
  const last = means(items[joint + 1], 'determiner') ? joint + 2 : joint + 1
  const second = AXIS_SIDE[conceptOf(items[last], 'face') ?? '']
  if (!second || second === first || second[1] !== first[1]) return undefined
  const noun = items[last + 1]
  return {
    place: { kind: 'faces', faces: [first, second] },
    end: means(noun, 'edge', 'face', 'side', 'end') ? last + 2 : last + 1,
  }
}
