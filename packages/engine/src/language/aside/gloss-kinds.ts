/** The kinds of explanations in parentheses that tell nothing new: where each ends that opens at a place, and what it says. */
import { familyNamed } from '../../library/families/registry.ts'
import {
  amountOf,
  conceptOf,
  countOf,
  type Item,
  isAnyOf,
  isMark,
  isThing,
  means,
  wordsOf,
} from '../text/items.ts'

const FARTHEST = 14

/** Where a gloss ends that opens here. */
function glossEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const before = items[open - 1]
  if (before?.kind !== 'quantity' && !means(before, 'dimension')) return undefined
  const close = closing(items, open)
  const inside = items.slice(open + 1, close)
  if (close < 0 || inside.length < 3 || inside.length > FARTHEST) return undefined
  const plain = inside.every(
    (item) => item.kind !== 'quantity' && !means(item, 'manner') && !means(item, 'operation'),
  )
  const to = inside.findIndex((item) => means(item, 'preposition', 'to'))
  const measured = /^(?:measured|taken|as measured)$/iu.test(inside[0]?.text ?? '')
  return plain && (measured || (to > 0 && to < inside.length - 1)) ? close : undefined
}

/** ", measured from the centre of the ring to the centre of the tube, and": the same without parentheses. */
function apposedEnd(items: readonly Item[], comma: number): number | undefined {
  const before = items[comma - 1]
  if (!isMark(items[comma], ',') || (before?.kind !== 'quantity' && !means(before, 'dimension')))
    return undefined
  if (!/^(?:measured|taken|as measured)$/iu.test(items[comma + 1]?.text ?? '')) return undefined
  const close = items.findIndex((item, at) => at > comma && isMark(item, ',', ';'))
  const end = close < 0 ? items.length : close
  const inside = items.slice(comma + 1, end)
  const [from, to] = ['from', 'to'].map((way) =>
    inside.findIndex((item) => means(item, 'preposition', way)),
  ) as [number, number]
  const plain = inside.every((item) => item.kind !== 'quantity' && !means(item, 'make'))
  return plain && from > 0 && to > from && inside.length < FARTHEST ? end - 1 : undefined
}

/** Nobody explains at greater length. */
const LONGEST_GLOSS = 60

/** Where the parenthesis that opens there is closed; -1 where it is not, or too far on. */
export function closing(items: readonly Item[], open: number): number {
  for (let at = open + 1; at < Math.min(items.length, open + LONGEST_GLOSS); at++)
    if (isMark(items[at], ')')) return at
  return -1
}

/** "a donut-shaped ring (torus)": the same noun once more. */
const repeatedEnd = (items: readonly Item[], open: number): number | undefined => {
  const again = means(items[open + 1], 'determiner', 'a') ? open + 2 : open + 1
  const concept = conceptOf(items[open - 1], 'solid')
  return isMark(items[open], '(') &&
    isMark(items[again + 1], ')') &&
    concept !== undefined &&
    conceptOf(items[again], 'solid') === concept
    ? again + 1
    : undefined
}

/** "(so it also cuts off the tip of the cone)": what follows from what was said, without a size or anything new. */
function consequenceEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(') || !/^so(?: that)?$/iu.test(items[open + 1]?.text ?? '')) return undefined
  const close = closing(items, open)
  const inside = items.slice(open + 1, close)
  const idle = inside.every((item) => item.kind !== 'quantity' && !means(item, 'determiner', 'a'))
  return close > 0 && idle && inside.length <= FARTHEST ? close : undefined
}

const APART = /^(?:not including|not counting|excluding|without|exclusive of|not with|minus)$/iu

/** "30 mm long (not including the head)": a body's own length is without the others. */
function apartEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const before = items[open - 1]
  if (before?.kind !== 'quantity' && !means(before, 'dimension')) return undefined
  const lead = items.slice(open + 1, open + 3).map(({ text }) => text)
  const close = closing(items, open)
  const apart = APART.test(lead[0] ?? '') || APART.test(lead.join(' '))
  const body = close > open + 2 && close < open + 7 && means(items[close - 1], 'solid')
  return apart && body && items.slice(open, close).every(({ kind }) => kind !== 'quantity')
    ? close
    : undefined
}

const OVERALL = /^(?:overall|total|full|end to end)(?: (?:length|width|height|size))?$/iu

/** "30 mm long (30 mm is the overall length)": the size that was told, once more. */
function overallEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const close = closing(items, open)
  if (close < 0) return undefined
  const inside = items.slice(open + 1, close)
  const [again, ...others] = inside.flatMap((item) => amountOf(item) ?? [])
  if (again === undefined || others.length > 0) return undefined
  const told = items.slice(0, open).some((item) => amountOf(item) === again)
  const small = (item: Item): boolean =>
    amountOf(item) !== undefined ||
    OVERALL.test(item.text) ||
    isAnyOf(item, 'be', 'determiner', 'filler', 'preposition', 'dimension')
  const overall = inside.some(({ text }) => OVERALL.test(text))
  return told && overall && inside.every(small) ? close : undefined
}

const CIRCLE =
  /^(?:the )?[\d.,]+ ?[a-z"']* (?:is|being|=) (?:the )?(?:pitch )?(?:diameter|dia) (?:of|for) (?:the|that|this) (?:[a-z]+ )?(?:circle|ring)\b/iu

/** "on a 60 mm bolt circle (60 mm is the diameter of the circle through the hole centers)": as such a circle is told. */
function circleEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const close = closing(items, open)
  if (close < 0 || !items.slice(0, open).some(isThing)) return undefined
  const inside = items.slice(open + 1, close)
  const [again, ...others] = inside.flatMap((item) => amountOf(item) ?? [])
  const told = items.slice(0, open).findLast(({ kind }) => kind === 'quantity')
  const same = again !== undefined && others.length === 0 && amountOf(told) === again
  return same && CIRCLE.test(inside.map(({ text }) => text).join(' ')) ? close : undefined
}

const SINKS =
  /^(?:so |i\.?e\.? |which is |that is |making |giving )?(?:it is|it's|its depth is|the cone is|is|it goes|the countersink is)? ?[\d.,]+ ?[a-z"']* deep\b/iu

/** "11 mm across with a 90° angle (so it's 3 mm deep where it meets the 5 mm hole)": as deep as such a cone is. */
function sunkEnd(items: readonly Item[], open: number): number | undefined {
  const close = isMark(items[open], '(') ? closing(items, open) : -1
  const before = items.slice(0, close < 0 ? 0 : open)
  if (!before.some((item) => means(item, 'feature', 'countersink'))) return undefined
  const inside = items.slice(open + 1, close)
  const [depth, hole, ...others] = inside.flatMap((item) => amountOf(item) ?? [])
  const angle = before.find((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')
  const wide = before.find((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
  const [turn, mouth] = [amountOf(angle), amountOf(wide)]
  if (depth === undefined || hole === undefined || others.length > 0) return undefined
  if (turn === undefined || mouth === undefined || !SINKS.test(inside.map(({ text }) => text).join(' ')))
    return undefined
  const cone = (mouth - hole) / 2 / Math.tan((turn * Math.PI) / 360)
  return Math.abs(cone - depth) < 0.05 * depth ? close : undefined
}

/** "This is a cylinder with a flat on one side (a D shaft)": what such a thing is called, behind a title without a size. */
function calledEnd(items: readonly Item[], open: number): number | undefined {
  const noun = items.at(-2)
  const called = items.slice(open + 1, -1)
  const named =
    called.length > 0 && called.length <= 4 && isMark(items[open], '(') && isMark(items.at(-1), ')')
  const family = named && familyNamed(conceptOf(noun, 'solid') ?? '') !== undefined
  const title = family && open > 2 && items.every((item) => amountOf(item) === countOf(item))
  return title && means(called[0], 'determiner', 'a') ? items.length - 1 : undefined
}

/** "the inside corners (where the arms meet)", "the middle of the bar (halfway between the balls)": the same place in other words. */
const SAME_PLACE: readonly (readonly [place: RegExp, again: RegExp])[] = [
  [
    /\b(?:inside|inner|internal|interior) (?:corners?|edges?)$/iu,
    /^where (?:the|its|two|both)(?: \w+){1,6}? (?:meet|meets|join|joins|cross|crosses)(?: (?:the|its|each other|one another)(?: \w+)?)?$/iu,
  ],
  [
    /\b(?:middle|cent(?:er|re)|midpoint) of (?:the|this|its) (?:\w+ )?\w+$/iu,
    /^(?:half ?way|midway|in the middle|exactly half ?way|centered|centred) between (?:the|its|both|these)(?: \w+){1,3}$/iu,
  ],
]

function samePlaceEnd(items: readonly Item[], open: number): number | undefined {
  if (!isMark(items[open], '(')) return undefined
  const close = closing(items, open)
  if (close < 0) return undefined
  const [before, inside] = [items.slice(0, open), items.slice(open + 1, close)].map(wordsOf) as [
    string,
    string,
  ]
  return SAME_PLACE.some(([place, again]) => place.test(before) && again.test(inside)) ? close : undefined
}

/** Each kind of gloss, and what it says. */
const REASONS = [
  [glossEnd, 'how it is measured'],
  [apposedEnd, 'how it is measured'],
  [repeatedEnd, 'its other name'],
  [consequenceEnd, 'follows from what was said'],
  [apartEnd, 'what the size is without'],
  [overallEnd, 'how it is measured'],
  [circleEnd, 'how it is measured'],
  [sunkEnd, 'as deep as its angle makes it'],
  [calledEnd, 'its other name'],
  [samePlaceEnd, 'the same place in other words'],
] as const

/** The gloss that opens there: where it ends, and what it says. */
export function glossAt(items: readonly Item[], at: number): [end: number, reason: string] | undefined {
  for (const [find, reason] of REASONS) {
    const end = find(items, at)
    if (end !== undefined) return [end, reason]
  }
  return undefined
}
