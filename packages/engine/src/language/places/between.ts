/** In the middle one way: "centred between front and back", "midway across the width", "halfway front to back". */
import type { AxisName } from '../../plan/geometry.ts'
import { conceptOf, means } from '../text/items.ts'
import { AXIS_OF, type Pattern, type Sentence, skip, type Way } from './place.ts'

/** Two sides that lie across from each other: over "the front and the back edge", "front to back", "left and right". */
function oppositeSides(items: Sentence, from: number): { axis: AxisName; end: number } | undefined {
  const first = skip(
    items,
    from,
    (item) => means(item, 'preposition', 'beside', 'from') || means(item, 'which', 'both'),
  )
  // "the middle of the left and right sides" lies in them, not between them.
  if (items.slice(from, first).some((item) => means(item, 'preposition', 'of'))) return undefined
  const one = conceptOf(items[first], 'face')
  const joint = means(items[first + 1], 'edge') ? first + 2 : first + 1
  if (!one || !(means(items[joint], 'conjunction', 'and') || means(items[joint], 'preposition', 'to')))
    return undefined
  const second = skip(items, joint + 1)
  const other = conceptOf(items[second], 'face')
  if (!other || other[1] !== one[1] || other === one) return undefined
  return { axis: one[1] as AxisName, end: means(items[second + 1], 'edge') ? second + 2 : second + 1 }
}

const isWay = (word: string | undefined): word is Way => word !== undefined && word in AXIS_OF

/** "across the width", "along the length", "across": which way it is halved. */
function overWay(items: Sentence, from: number): { axis?: AxisName; end: number } | undefined {
  if (!/^(?:across|along|over|down|up)$/iu.test(items[from]?.text ?? '')) return undefined
  const noun = skip(items, from + 1, (item) => means(item, 'whole', 'it'))
  const way = conceptOf(items[noun], 'dimension')
  if (isWay(way)) return { axis: AXIS_OF[way], end: noun + 1 }
  if (means(items[noun], 'solid') || means(items[noun], 'face', '+z', '-z')) return { end: noun + 1 }
  return { end: from + 1 }
}

export const between: Pattern = (items, at) => {
  const half = means(items[at], 'place', 'halfway')
  if (!half && !means(items[at], 'place', 'centre')) return undefined
  const sides = oppositeSides(items, at + 1)
  // "in the middle of the short sides", which are the left and the right one: in them, not between them.
  const led = items
    .slice(at + 1, sides?.end)
    .some((item) => means(item, 'preposition', 'beside', 'to') || means(item, 'which', 'both'))
  if (sides && (half || led)) return { place: { kind: 'centre', axis: sides.axis }, end: sides.end }
  // "halfway along" by itself is a word of its own.
  const way = half ? overWay(items, at + 1) : undefined
  return way && { place: { kind: 'centre', ...(way.axis ? { axis: way.axis } : {}) }, end: way.end }
}
