/** Places told by turning: clock positions, angles, halfway between the middle and the rim. */

import { impliedValue, type Value } from '../quantities/quantity.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { FARTHEST, type Pattern, type Sentence, single, skip } from './place.ts'

const angleAt = (items: Sentence, at: number): Value | undefined => {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  return item.quantity.kind === 'clock' || item.quantity.kind === 'angle'
    ? item.quantity.values[0]
    : undefined
}

const COUNTED = /^(?:measured|counted|taken|counterclockwise|anticlockwise|ccw)$/iu

/** "from the +X axis", "from x", "counterclockwise": what every angle is counted from here. */
export function afterAngle(items: Sentence, from: number): number {
  const start = skip(
    items,
    from,
    (item) => means(item, 'preposition', 'from', 'to', 'in') || COUNTED.test(item?.text ?? ''),
  )
  let at = start
  while (at < from + FARTHEST && isMark(items[at], '+')) at++
  return means(items[at], 'axis', 'x') && at > from ? at + 1 : from
}

/** Said of the first of several, in a word that `first-bearings.ts` has made of its phrase. */
export const FIRST_AT = 'first at '

const TURNS: Readonly<Record<string, number>> = { '+x': 0, '+y': 90, '-x': 180, '-y': 270 }

/** "starting from the +X axis": where the first of them lies. */
export const firstAt: Pattern = (items, at) => {
  const item = items[at]
  const place = conceptOf(item, 'place')
  const told = place?.startsWith(FIRST_AT) ? place.slice(FIRST_AT.length) : undefined
  // "with the first one at 30°": by its degrees.
  const turn = told === undefined ? undefined : (TURNS[told] ?? (told === '' ? undefined : Number(told)))
  if (!item || turn === undefined) return undefined
  return { place: { kind: 'bearing', angle: impliedValue(turn, 'angle', item.span) }, end: at + 1 }
}

/** "at 3 o'clock", "at 45 degrees from the x axis". An angle that follows no "at" is a size. */
export const bearing: Pattern = (items, at) => {
  const angle = angleAt(items, at)
  if (!angle) return undefined
  const item = items[at] as Item & { kind: 'quantity' }
  if (item.quantity.kind === 'clock') {
    const end = means(items[at + 1], 'place', 'position') ? at + 2 : at + 1
    return { place: { kind: 'bearing', angle }, end }
  }
  const end = afterAngle(items, at + 1)
  const led = means(items[at - 1], 'preposition', 'at') || means(items[at - 1], 'make')
  return led || end > at + 1 ? { place: { kind: 'bearing', angle }, end } : undefined
}

/** "90 degrees apart", "at 90 degree intervals", "every 60 degrees", "spaced 45 degrees apart". */
export const every: Pattern = (items, from) => {
  const spaced = means(items[from], 'place', 'apart') && !single(items, from + 1)
  const at = spaced ? skip(items, from + 1, (item) => means(item, 'preposition', 'at')) : from
  const lead = means(items[at], 'which', 'all', 'each') ? at + 1 : at
  const item = items[lead]
  const angle = item?.kind === 'quantity' && item.quantity.kind === 'angle' ? angleAt(items, lead) : undefined
  if (!angle) return undefined
  if (means(items[lead + 1], 'place', 'apart')) return { place: { kind: 'every', angle }, end: lead + 2 }
  return lead > at || spaced ? { place: { kind: 'every', angle }, end: lead + 1 } : undefined
}

/** What a distance can be halved between: the two rims of a ring, or the middle and the rim. */
function limitOf(items: Sentence, at: number): 'inner' | 'outer' | 'centre' | undefined {
  const item = items[at]
  const dimension = conceptOf(item, 'dimension')
  if (dimension === 'innerDiameter' || dimension === 'innerRadius' || means(item, 'which', 'inner'))
    return 'inner'
  if (
    means(item, 'feature', 'hole') &&
    /^(?:bore|inner hole|(?:cent(?:er|re)|central) hole)$/iu.test(item?.text ?? '')
  )
    return 'inner'
  if (dimension === 'outerDiameter' || dimension === 'outerRadius' || means(item, 'which', 'outer'))
    return 'outer'
  if (means(item, 'place', 'centre')) return 'centre'
  return means(item, 'edge', 'edge', 'side') ? 'outer' : undefined
}

/** "halfway between the inner and outer diameter", "midway from the centre to the rim". */
export const halfway: Pattern = (items, at) => {
  if (!means(items[at], 'place', 'halfway')) return undefined
  const limits: string[] = []
  let end = at + 1
  for (let next = at + 1; next < items.length && next < at + FARTHEST + 2; next++) {
    const item = items[next]
    const limit = limitOf(items, next)
    if (limit) {
      // "the inner edge and the outer edge": one limit, two words.
      if (limits.length < 2 && !(limit === 'outer' && limitOf(items, next - 1))) limits.push(limit)
      end = next + 1
    } else if (limits.length > 0 && means(item, 'dimension')) end = next + 1
    else if (
      !means(item, 'determiner') &&
      !means(item, 'filler') &&
      !means(item, 'preposition') &&
      !means(item, 'conjunction')
    )
      break
  }
  const both = (a: string, b: string): boolean => limits.includes(a) && limits.includes(b)
  if (both('inner', 'outer')) return { place: { kind: 'halfway', from: 'inner rim' }, end }
  if (both('centre', 'outer')) return { place: { kind: 'halfway', from: 'centre' }, end }
  return undefined
}

/** "at mid-height", "halfway up". */
export const midHeight: Pattern = (items, at) =>
  means(items[at], 'place', 'mid height') ? { place: { kind: 'mid height' }, end: at + 1 } : undefined

const radiusAt = (items: Sentence, at: number): { value: Value; end: number } | undefined => {
  const before = means(items[at], 'dimension', 'radius') ? 1 : 0
  const item = items[at + before]
  const after = means(items[at + before + 1], 'dimension', 'radius') ? 1 : 0
  if (item?.kind !== 'quantity' || (!before && !after)) return undefined
  const [value] = item.quantity.values
  return value && { value, end: at + before + 1 + after }
}

/** "from the bore surface at radius 5 mm to radius 7.5 mm". */
export const radii: Pattern = (items, at) => {
  if (!means(items[at], 'preposition', 'from')) return undefined
  let next = at + 1
  while (
    next < at + FARTHEST &&
    (means(items[next], 'determiner') ||
      means(items[next], 'feature', 'hole') ||
      means(items[next], 'edge') ||
      means(items[next], 'dimension', 'wall') ||
      means(items[next], 'preposition', 'at', 'of'))
  )
    next++
  const from = radiusAt(items, next)
  const way =
    from && /^(?:down|in|inward|inwards|out|up)$/iu.test(items[from.end]?.text ?? '')
      ? from.end + 1
      : from?.end
  if (!from || way === undefined || !means(items[way], 'preposition', 'to')) return undefined
  const to = radiusAt(items, skip(items, way + 1))
  return to && { place: { kind: 'radii', from: from.value, to: to.value }, end: to.end }
}
