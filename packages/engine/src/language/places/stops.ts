/**
 * How deep a cut is, told by where it ends: "stopping 5 mm above the bottom", "ends 8 mm short of the far side", "halfway
 * through", "as deep as the axis". The depth follows from how much there is behind its mouth.
 */
import { type Item, means } from '../text/items.ts'
import { type Pattern, type Sentence, single, skip } from './place.ts'

const ENDS =
  /^(?:end(?:s|ing)?|stop(?:s|ped|ping)?|terminat(?:es|ing|ed|e)|finish(?:es|ing)?|bottom(?:s|ing)?(?: out)?|halt(?:s|ing)?|clos(?:es|ing)|comes? to (?:an end|a stop)|reach(?:es|ing)?|go(?:es|ing)?|extend(?:s|ing)?|run(?:s|ning)?|leav(?:es|ing)|staying|stays?)$/iu
/** "its bottom is 5 mm above the underside", "with its floor 5 mm above". */
const FLOORS = /^(?:bottom|floor|end|flat bottom|flat end|base|lower end|inner end)$/iu
const SHORT = /^(?:above|short of|from|before|off|away from|over|clear of|shy of)$/iu
/** The side across from where the cut begins. */
const FAR =
  /^(?:bottom|underside|base|floor|ground|far side|far end|other side|opposite side|opposite face|other end|opposite end|back|rear|far face|back face|bottom face|bottom surface|lower face|lower surface|lower side|top|other face)$/iu

/** Over "the opposite side", "the underside of the block". */
function farSide(items: Sentence, from: number): number | undefined {
  const at = skip(items, from, (item) => means(item, 'whole', 'it'))
  if (FAR.test(items[at]?.text ?? '')) return at + 1
  const other = means(items[at], 'ordinal', 'other') || means(items[at], 'which', 'adjacent')
  return other && means(items[at + 1], 'edge', 'side', 'face', 'end') ? at + 2 : undefined
}

/** "to within 5 mm of the bottom". */
function withinOf(items: Sentence, at: number): ReturnType<Pattern> {
  const to = means(items[at], 'preposition', 'to') ? at + 1 : at
  if (!/^within$/iu.test(items[to]?.text ?? '')) return undefined
  const short = single(items, to + 1)
  const end = short && means(items[to + 2], 'preposition', 'of') ? farSide(items, to + 3) : undefined
  return short && end ? { place: { kind: 'stops', short }, end } : undefined
}

/** Whether what is said is the end of the cut: a verb for it, or its bottom. */
function leadOf(items: Sentence, at: number): number | undefined {
  if (ENDS.test(items[at]?.text ?? '')) {
    const out = /^out$/iu.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1
    return skip(items, out, (item) => means(item, 'preposition', 'at'))
  }
  if (!FLOORS.test(items[at]?.text ?? '')) return undefined
  const owned = /^its$/iu.test(items[at - 1]?.text ?? '') || means(items[at - 1], 'determiner', 'a')
  const verb = skip(
    items,
    at + 1,
    (item) => means(item, 'be') || means(item, 'make') || means(item, 'preposition', 'at'),
  )
  return owned ? verb : undefined
}

const endsShort: Pattern = (items, at) => {
  const next = leadOf(items, at)
  const short = next === undefined ? undefined : single(items, next)
  if (next === undefined || !short || !SHORT.test(items[next + 1]?.text ?? '')) return undefined
  const end = farSide(items, next + 2)
  return end === undefined ? undefined : { place: { kind: 'stops', short }, end }
}

const MIDDLE =
  /^(?:axis|center ?line|centre ?line|center|centre|middle|central axis|midpoint|mid ?plane|center plane|centre plane)$/iu
const isMiddle = (item: Item | undefined): boolean =>
  MIDDLE.test(item?.text ?? '') || means(item, 'place', 'midline')

/** "halfway through", "half way into the block", "half way down". */
const halfThrough: Pattern = (items, at) => {
  if (!means(items[at], 'place', 'halfway')) return undefined
  const way = items[at + 1]
  const through = means(way, 'manner', 'through') || /^(?:into|in)$/iu.test(way?.text ?? '')
  if (!through) return undefined
  const noun = skip(items, at + 2)
  const named = means(items[noun], 'solid') || means(items[noun], 'whole') || means(items[noun], 'dimension')
  return { place: { kind: 'stops', part: 0.5 }, end: named ? noun + 1 : at + 2 }
}

/** "from the right end to the middle": where it begins stands right before. */
const isFromSide = (items: Sentence, at: number): boolean =>
  means(items[at - 1], 'face') &&
  items.slice(Math.max(0, at - 4), at).some((item) => means(item, 'preposition', 'from'))

/** "stops at the axis". */
const stopsAtMiddle: Pattern = (items, at) => {
  if (!/^(?:stop|end|terminat|finish)(?:s|es|ping|ing|ed)?$/iu.test(items[at]?.text ?? '')) return undefined
  if (!means(items[at + 1], 'preposition', 'at', 'on')) return undefined
  let noun = at + 2
  while (means(items[noun], 'determiner') || means(items[noun], 'whole', 'it')) noun++
  return isMiddle(items[noun]) ? { place: { kind: 'stops', part: 0.5 }, end: noun + 1 } : undefined
}

/** "as deep as the axis", "as far as the centreline", "reaching to the axis". */
const toMiddle: Pattern = (items, at) => {
  const as = /^as$/iu.test(items[at]?.text ?? '') && /^(?:deep|far)$/iu.test(items[at + 1]?.text ?? '')
  const to =
    means(items[at], 'preposition', 'to') && (ENDS.test(items[at - 1]?.text ?? '') || isFromSide(items, at))
  if (!as && !to) return undefined
  let noun = as ? at + 3 : at + 1
  while (means(items[noun], 'determiner') || means(items[noun], 'whole', 'it')) noun++
  return isMiddle(items[noun]) ? { place: { kind: 'stops', part: 0.5 }, end: noun + 1 } : undefined
}

export const stops: Pattern = (items, at) =>
  endsShort(items, at) ??
  withinOf(items, at) ??
  halfThrough(items, at) ??
  stopsAtMiddle(items, at) ??
  toMiddle(items, at)
