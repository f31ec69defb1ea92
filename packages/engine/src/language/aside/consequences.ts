/**
 * "That leaves a ledge that is 13 mm thick", "(so it spans X=65 to X=75)", "now there are two prongs of 9 mm each": what
 * follows from the rest, told in passing. It makes nothing; its numbers must be found on the finished part.
 */
import type { Required } from '../compile/ledger.ts'
import { type Item, isMark, means, wordsOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'
import { isWholeBox, requiredBy } from './consequence-sizes.ts'
import {
  ALWAYS,
  IDLE,
  INLINE,
  isPlainlyThere,
  SENTENCE,
  SO,
  SO_THERE,
  STATED,
  THERE,
} from './consequence-words.ts'
import { isRelational, relationIn } from './relations.ts'

export interface Consequence {
  /** All its words, in order. */
  items: readonly Item[]
  required: readonly Required[]
  /** It tells a place, or nothing that could be measured. */
  loose: boolean
}

/** How a sentence is parted. */
export interface Parting {
  /** The numbers did not agree as they were told. */
  contradicted: boolean
  /** Also what tells places or no size, and whatever stands in parentheses. */
  loose: boolean
  /** Only what "so" says to follow. */
  so?: true
  /** Also plain statements of what is there, which no reading of them as something new could take. */
  stated?: true
}

/** What is beside these is measured between flat sides. */
const isOpening = (item: Item): boolean => means(item, 'feature', 'hole', 'pocket', 'slot')

/** "(but 6 mm in diameter)": otherwise than the rest has it, and so no consequence of that. */
const CONTRASTS = /^(?:but|except|though|although|however|instead|unlike)$/iu

/** Between parentheses, whatever it is, if it orders nothing; "(X)" says which way a size runs. */
function parenthesis(items: readonly Item[]): Found | undefined {
  const from = items.findIndex(
    (item, at) =>
      isMark(item, '(') && !means(items[at + 1], 'axis') && !CONTRASTS.test(items[at + 1]?.text ?? ''),
  )
  const close = items.findIndex((item, at) => at > from && isMark(item, ')'))
  return from > 0 && close > from + 1 && !leavesOut(items.slice(from + 1, close)) ? { from } : undefined
}

/** "(not the short ones)": some of those that were told before are meant to stay as they are. */
const leavesOut = (inside: readonly Item[]): boolean =>
  /^not$/iu.test(inside[0]?.text ?? '') &&
  inside.some((item) => means(item, 'edge') || /^(?:ones?|corners?)$/iu.test(item.text))

/** "the last 20 mm of the length (X=70 to X=90)": where that is, which the end and the length tell already. */
function bareRange(items: readonly Item[]): Found | undefined {
  const from = items.findIndex((item, at) => {
    const inside = items[at + 1]
    const range = inside?.kind === 'quantity' && inside.quantity.kind === 'range'
    const ending = items.slice(Math.max(0, at - 6), at).some(({ text }) => ENDING.test(text))
    return isMark(item, '(') && range && ending && isMark(items[at + 2], ')')
  })
  return from < 0 ? undefined : { from }
}

const ENDING = /^(?:(?:the )?(?:last|first|final|end)|leftmost|rightmost)$/iu

type Found = { from: number; end?: number }

/** Behind a comma it ends with its last word: what stands around it may be in parentheses. */
function sizeThere(items: readonly Item[]): Found | undefined {
  const found = findSpoken(items, THERE)
  return found && isMark(items[found.from], ',') ? { from: found.from, end: found.to + 1 } : found
}

/** Where the clause that begins there ends: its closing parenthesis, or what is told next. */
function clauseEnd(items: readonly Item[], from: number): number {
  if (isMark(items[from], '(')) {
    const close = items.findIndex((item, at) => at > from && isMark(item, ')'))
    return close < 0 ? items.length : close + 1
  }
  const next = items.findIndex(
    (item, at) =>
      at > from + 1 &&
      (isMark(item, ';') ||
        (isMark(item, ',') &&
          (items.slice(at + 1, at + 4).some((each) => means(each, 'operation') || means(each, 'make')) ||
            // "so it matches the cylinder, the top of the cone is 8 mm in diameter".
            (isRelational(items.slice(from, at)) && means(items[at + 1], 'determiner', 'the'))))),
  )
  return next < 0 ? items.length : next
}

interface Parted {
  kept: Item[]
  consequences: Consequence[]
}

/** Sums that are understood as they stand: where one contradicts the rest, that is the last word. */
const SUM = /\b(?:total|overall|altogether|remaining|rest)\b/iu

/** "so the total length is still 90 mm": as it was told before, and no sum that has to agree with it; "the remaining 40 mm stay round" is one. */
const UNCHANGED = /^(?!.*\b(?:remaining|rest)\b).*\b(?:still|remains?|stays?|kept|unchanged)\b/isu

/** "There are six pins …": made by that sentence, as nothing else would leave pins or holes. */
const isNewThing = (items: readonly Item[]): boolean =>
  /^there/iu.test(items[0]?.text ?? '') &&
  items.some(
    (item) =>
      means(item, 'feature', 'hole', 'pocket', 'slot', 'counterbore', 'countersink') ||
      means(item, 'solid', 'boss', 'pin', 'cylinder'),
  )

/** One sentence without what it says in passing. */
export function withoutConsequences(items: readonly Item[], parting: Parting): Parted {
  const { contradicted, loose, so, stated } = parting
  if (so && !items.some(isOpening) && !findSpoken(items, ALWAYS))
    return { kept: [...items], consequences: [] }
  const measured = (said: readonly Item[], idle: boolean): Required[] | undefined =>
    contradicted && SUM.test(wordsOf(said)) && !isWholeBox(said) && !UNCHANGED.test(wordsOf(said))
      ? undefined
      : requiredBy(said, idle)
  const whole = so ? findSpoken(items, ALWAYS) : (findSpoken(items, SENTENCE) ?? findSpoken(items, STATED))
  const isDeed = items.some((item) => means(item, 'operation', 'cut', 'drill', 'remove'))
  if ((whole || (stated && isPlainlyThere(items))) && !isDeed && !isNewThing(items)) {
    const required = measured(items, false)
    if (required) return { kept: [], consequences: [{ items, required, loose: false }] }
  }
  if (loose && isRelational(items)) return { kept: [], consequences: [{ items, required: [], loose }] }
  const plain: Found | undefined = so
    ? findSpoken(items, SO_THERE)
    : (findSpoken(items, INLINE) ?? findSpoken(items, SO) ?? sizeThere(items) ?? bareRange(items))
  const found: Found | undefined =
    plain ?? (loose ? (findSpoken(items, IDLE) ?? parenthesis(items)) : undefined)
  if (!found) return loose ? withoutRelation(items, parting) : { kept: [...items], consequences: [] }
  const end = found.end ?? clauseEnd(items, found.from)
  const clause = items.slice(found.from, end)
  const exact = plain && measured(clause, false)
  const required = exact ?? (loose && isIdle(clause) ? measured(clause, true) : undefined)
  const rest = withoutConsequences(items.slice(end), parting)
  if (!required) return { kept: [...items.slice(0, end), ...rest.kept], consequences: rest.consequences }
  const lead = items.slice(0, found.from)
  const before = loose ? withoutRelation(lead, parting) : { kept: lead, consequences: [] }
  return {
    kept: [...before.kept, ...rest.kept],
    consequences: [...before.consequences, { items: clause, required, loose: !exact }, ...rest.consequences],
  }
}

function withoutRelation(items: readonly Item[], parting: Parting): Parted {
  const found = relationIn(items)
  if (!found) return { kept: [...items], consequences: [] }
  const rest = withoutConsequences(items.slice(found.end), parting)
  const clause = { items: items.slice(found.from, found.end), required: [], loose: true }
  return {
    kept: [...items.slice(0, found.from), ...rest.kept],
    consequences: [clause, ...rest.consequences],
  }
}

/** "which is centered": told by no other words. */
const isIdle = (clause: readonly Item[]): boolean =>
  isMark(clause[0], '(') || findSpoken(clause, RELATIVE) === undefined

const RELATIVE = /^(?:, )?(?:and )?(?:which|that) /u
