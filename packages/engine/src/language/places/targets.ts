/** What a distance is counted from, or a thing lies near to: an edge, a corner, a side, an end, the middle. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { AXIS_SIDE, axisAt, type Place, type Sentence, skip } from './place.ts'
import { corner } from './sites.ts'

type Distance = Extract<Place, { kind: 'from' }>

export interface Target
  extends Pick<Distance, 'of' | 'side' | 'axis' | 'which' | 'far' | 'sides' | 'rim' | 'all' | 'both'> {
  end: number
}

/** "the midline of the plate that is parallel to the x axis": distances from it run along y. */
function midline(items: Sentence, from: number): { axis?: AxisName; end: number } {
  const isNoun = (item: Item | undefined): boolean => means(item, 'whole') || means(item, 'solid')
  const at = skip(items, from, isNoun, (item) => means(item, 'be'))
  if (!means(items[at], 'preposition', 'along')) return { end: from }
  const run = axisAt(items, at)
  return run && run.axis !== 'z' ? { axis: run.axis === 'x' ? 'y' : 'x', end: run.end } : { end: from }
}

/** On a sheet the top is the far edge. */
const ON_SHEET: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

/** "both the left edge and the top edge": the corner in which they meet. */
function edgesAt(items: Sentence, at: number): Target | undefined {
  const joint = means(items[at + 1], 'edge') ? at + 2 : at + 1
  const other = skip(items, joint + 1)
  const [first, second] = [at, other].map((each) => {
    const item = items[each]
    const face = conceptOf(item, 'face')
    const surface = item?.kind === 'term' && /(?:face|surface)$/u.test(item.form)
    return face && !surface ? ((ON_SHEET[face] ?? face) as SignedAxis) : undefined
  })
  if (!means(items[joint], 'conjunction', 'and') || !first || !second) return undefined
  // "from the left and right ends": each from its own.
  if (first[1] === second[1]) {
    const noun = means(items[other + 1], 'edge') ? other + 2 : other + 1
    const axis = first[1] as AxisName
    return first === second ? undefined : { of: 'end', axis, all: true, both: false, end: noun }
  }
  const end = means(items[other + 1], 'edge', 'edge', 'side') ? other + 2 : other + 1
  return { of: 'corner', sides: [first, second], all: false, both: false, end }
}

const MIDDLE = /^(?:axis|cent(?:er|re)|middle|center line|centre line|centreline|centerline)$/iu

/** "parallel to the axis, 12 mm away from it", "isn't in the centre but 12 mm off it". */
const isMiddleAgain = (items: Sentence, at: number, from: number): boolean =>
  at === from &&
  /^it$/iu.test(items[at]?.text ?? '') &&
  items.slice(Math.max(0, at - 7), at).some(({ text }) => MIDDLE.test(text) || /cent(?:er|re)/iu.test(text))

/** "one of the ends": a single one of them. */
const isOneOf = (items: Sentence, at: number): boolean =>
  /^one$/iu.test(items[at]?.text ?? '') && means(items[at + 1], 'preposition', 'of')

/** "its right end", "one of its two ends". */
const isItsOwn = (items: Sentence, at: number, from: number): boolean =>
  /^its$/iu.test(items[at]?.text ?? '') &&
  (at === from ? means(items[at + 1], 'face') : isOneOf(items, from) && at === from + 2)

/** "the edges", "each corner", "one of the long edges", "the left side", "both adjacent edges", "the centre". */
export function target(items: Sentence, from: number): Target | undefined {
  let at = from
  let all = false
  let both = false
  let which: 'long' | 'short' | undefined
  let side: SignedAxis | undefined
  let inner = false
  let far = false
  for (; at < items.length && at < from + 10; at++) {
    const item = items[at]
    const passes =
      means(item, 'determiner') ||
      means(item, 'filler') ||
      means(item, 'preposition', 'of') ||
      isItsOwn(items, at, from) ||
      isMark(item, '(', ')') ||
      (item?.kind === 'quantity' && (item.quantity.kind === 'count' || isMark(items[at - 1], '(')))
    const named = corner(items, at)
    if (named?.place.kind === 'corner')
      return { of: 'corner', sides: named.place.sides, all: false, both: false, end: named.end }
    if (isMiddleAgain(items, at, from)) return { of: 'centre', all, both, end: at + 1 }
    const wanted = conceptOf(item, 'which')
    const face = conceptOf(item, 'face')
    if (wanted === 'long' || wanted === 'short') which = wanted
    else if (means(item, 'dimension', 'length') && means(items[at + 1], 'edge')) which = 'long'
    else if (wanted) {
      inner ||= wanted === 'inner'
      far ||= wanted === 'far'
      all ||= wanted === 'all' || wanted === 'each' || wanted === 'both' || wanted === 'adjacent'
      both = (both || wanted === 'both') && wanted !== 'adjacent'
    } else if (face) {
      const pair = edgesAt(items, at)
      if (pair) return pair
      side = AXIS_SIDE[face]
      if (!means(items[at + 1], 'edge'))
        return { of: 'edge', all, both, end: at + 1, ...(side ? { side } : {}) }
    } else if (means(item, 'place', 'centre', 'origin')) return { of: 'centre', all, both, end: at + 1 }
    else if (means(item, 'place', 'midline')) return { of: 'centre', all, both, ...midline(items, at + 1) }
    else if (means(item, 'edge')) {
      const concept = conceptOf(item, 'edge')
      const of = concept === 'corner' ? 'corner' : concept === 'end' ? 'end' : 'edge'
      const plural = item?.kind === 'term' && item.plural
      return {
        of,
        all: all || (plural && !which && !isOneOf(items, from)),
        both,
        end: at + 1,
        ...(side ? { side } : {}),
        ...(which ? { which } : {}),
        ...(inner ? { rim: 'inner' } : {}),
        ...(far ? { far } : {}),
      }
    } else if (!passes) return undefined
  }
  return undefined
}
