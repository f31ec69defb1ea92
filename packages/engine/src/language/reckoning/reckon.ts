/**
 * Sizes told by other sizes: "the same height as the cylinder", "half the length of the base", "(length - 12) / 2",
 * "subtracting 3 mm twice from the outer diameter". Each stretch becomes one size with the words that told it; a number
 * beside it is the exact size, and the comparison only a remark.
 */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { tidy } from '../quantities/scan.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, means, wordsOf } from '../text/items.ts'
import { asLargeAs, byDifference } from './comparatives.ts'
import { asLongAs } from './edge-lengths.ts'
import { type Reckoned, readExpression, readRatio, readReference, skipSmall } from './expression.ts'
import { asSize, type Found, type Items, leadsTo, lengthAt, numberBehind } from './found.ts'
import { type Known, knownSizes } from './known.ts'
import { readProportion } from './proportions.ts'

/** "0.26 units (70 % of …", "0.25 units, which is about a third of …", "making the length about 5 times …". */
function isRemark(items: Items, from: number): boolean {
  let at = from - 1
  let named = false
  while (
    means(items[at], 'filler') ||
    means(items[at], 'be') ||
    means(items[at], 'determiner') ||
    means(items[at], 'dimension') ||
    means(items[at], 'preposition', 'at') ||
    items[at]?.kind === 'unknown'
  ) {
    named ||= means(items[at], 'dimension')
    at--
  }
  if (means(items[at], 'likeness', 'making')) return true
  // "a length of 40 mm, a width that is half of the length": a size of its own.
  if (named && isMark(items[at], ',') && items.slice(at, from + 2).some(({ text }) => /\bis$/iu.test(text)))
    return false
  // "the base of the triangle is twice the width": that is its size.
  const of = means(items[at - 1], 'determiner') ? at - 2 : at - 1
  if (
    means(items[of], 'preposition', 'of') &&
    /^(?:base|side|leg|hypotenuse)$/iu.test(items[of - 1]?.text ?? '')
  )
    return false
  // "the cutout is about a quarter of the length": no size of it is named.
  if (!named && at < from - 1 && (means(items[at], 'feature') || means(items[at], 'solid'))) return true
  if (means(items[at], 'which', 'that')) at--
  while (isMark(items[at], ',', '(')) at--
  return at < from - 1 && numberBefore(items, at) !== undefined
}

/** "a hole a quarter of the length from the left edge": how far from there, which is neither a remark nor a size of the hole. */
const isDistance = (items: Items, from: number, end: number): boolean =>
  means(items[end], 'preposition', 'from') && lengthAt(items, from - 1) === undefined

/** "a hole at a third of its length": where it lies, though nobody says from which end. */
function isPlace(items: Items, from: number): boolean {
  const at = means(items[from - 1], 'determiner') ? from - 2 : from - 1
  return (
    /^at$/iu.test(items[at]?.text ?? '') && (means(items[at - 1], 'feature') || means(items[at - 1], 'solid'))
  )
}

/** The size told right before, over its dimension word: "10 mm in diameter, which is about …". */
function numberBefore(items: Items, from: number): number | undefined {
  let at = from
  while (at > from - 3 && (means(items[at], 'dimension') || means(items[at], 'preposition', 'in'))) at--
  return lengthAt(items, at)?.value
}

/** Farther off than this a remark is no rounding. */
const BY_FAR = 1.5

/** A rough comparison must not be far from the numbers it is made of. */
function assertNear(items: Items, from: number, read: Reckoned, known: Known): void {
  let at = from - 1
  let named: Item | undefined
  while (
    means(items[at], 'filler') ||
    means(items[at], 'be') ||
    means(items[at], 'determiner') ||
    means(items[at], 'dimension') ||
    means(items[at], 'preposition', 'at')
  ) {
    if (means(items[at], 'dimension')) named = items[at]
    at--
  }
  const making = means(items[at], 'likeness', 'making')
  while (isMark(items[at], ',', '(')) at--
  const said = making ? named && known.size(undefined, named) : numberBefore(items, at)
  // "20 mm in diameter, about half of the diameter": whose is not said, and its own it cannot be.
  const unclear = !making && read.owner === undefined && means(items[at], 'dimension')
  if (said === undefined || read.value === undefined || said <= 0 || read.value <= 0) return
  const off = Math.max(said / read.value, read.value / said)
  if (off <= BY_FAR || unclear) return
  throw new EngineError(
    'geometry_validation_failed',
    `${quote(wordsOf(items.slice(from, read.end)))} would be ${tidy(Number(read.value.toFixed(6)))} mm, but ${tidy(said)} mm is given. Keep one of them.`,
  )
}

const ROUGHLY = 0.05

/** A size in words that a number beside it makes exact, or that stands for itself. */
function settle(items: Items, from: number, read: Reckoned): Found | undefined {
  const exact = numberBehind(items, read.end)
  if (exact !== undefined) {
    const said = lengthAt(items, exact)?.value ?? 0
    const differs = read.value !== undefined && Math.abs(read.value - said) > ROUGHLY * Math.abs(said)
    return {
      end: isMark(items[exact + 1], ')') ? exact + 2 : exact + 1,
      instead: [items[exact] as Item],
      ...(differs ? { note: disagreement(items, from, read, said) } : {}),
    }
  }
  return read.value === undefined
    ? undefined
    : { end: read.end, instead: [asSize(items, from, read.end, read.value, read.owner)] }
}

const disagreement = (items: Items, from: number, read: Reckoned, said: number): string =>
  `${quote(wordsOf(items.slice(from, read.end)))} would be ${tidy(Number((read.value ?? 0).toFixed(6)))} mm; the number given with it, ${said} mm, is taken`

/** "the same height as the cylinder", "the same width": the size, then its name. */
function sameAs(items: Items, at: number, known: Known): Found | undefined {
  if (!means(items[at], 'likeness', 'same')) return undefined
  // "of the same 30 mm diameter": the number is there.
  if (lengthAt(items, at + 1)) return { end: at + 1, instead: [] }
  const dimension = items[at + 1]
  // "the same size as": not one of its sizes, but all (see `same-size.ts`).
  if (!means(dimension, 'dimension') || means(dimension, 'dimension', 'size')) return undefined
  const dimensions = dimensionsAfter(items, at + 1)
  let end = items.indexOf(dimensions.at(-1) as Item) + 1
  const as = skipSmall(items, end)
  // "the same height of 5 mm": the number is there.
  if (lengthAt(items, as)) return { end: at + 1, instead: [] }
  let owner: ReturnType<Known['ownerAt']>
  if (means(items[end], 'preposition', 'as')) {
    owner = known.ownerAt(items, end + 1)
    if (!owner) return undefined
    end = owner.end
  }
  const instead: Item[] = []
  for (const each of dimensions) {
    const value = (owner && known.size(owner.entity, each)) ?? known.size(undefined, each)
    if (value === undefined) return undefined
    instead.push(asSize(items, at, end, value, owner?.teller), each)
  }
  return { end, instead }
}

/** "the same width and height": each of them. */
function dimensionsAfter(items: Items, from: number): Item[] {
  const list = [items[from] as Item]
  let at = from + 1
  for (;;) {
    const next = means(items[at], 'conjunction', 'and') || isMark(items[at], ',') ? at + 1 : at
    const joint = isMark(items[at], ',') && means(items[next], 'conjunction', 'and') ? next + 1 : next
    const behind = items[joint + 1]
    // "the same width and a height of 5 mm", "and length 5 mm": a size of its own follows.
    const own = means(behind, 'preposition', 'of') || behind?.kind === 'quantity' || isMark(behind, ':', '=')
    if (joint === at || !means(items[joint], 'dimension') || own) return list
    list.push(items[joint] as Item)
    at = joint + 1
  }
}

/** "calculated by" belongs to the size it leads to. */
const withLead = (items: Items, at: number, found: Found | undefined): Found | undefined =>
  found && {
    ...found,
    instead: found.instead.map((item) => ({ ...item, span: [(items[at] as Item).span[0], item.span[1]] })),
  }

/** "subtracting 3 mm twice from the outer diameter". */
function subtracting(items: Items, at: number, known: Known): Found | undefined {
  if (leadsTo(items[at]) && means(items[at + 1], 'likeness', 'subtracting'))
    return withLead(items, at, subtracting(items, at + 1, known))
  if (!means(items[at], 'likeness', 'subtracting')) return undefined
  const less = lengthAt(items, at + 1)
  if (!less) return undefined
  const twice = means(items[at + 2], 'likeness', 'twice') ? 1 : 0
  if (!means(items[at + 2 + twice], 'preposition', 'from')) return undefined
  const read = readReference(items, at + 3 + twice, known)
  if (read?.value === undefined) return undefined
  const from = means(items[at - 1], 'preposition', 'at') ? at - 1 : at
  return {
    end: read.end,
    instead: [asSize(items, from, read.end, read.value - (1 + twice) * less.value)],
  }
}

const REMARK = 'Comparisons such as “about half as long” beside exact numbers are taken as remarks'

/** A remark in parentheses goes on to where they close. */
function endOfRemark(items: Items, from: number, end: number): number {
  const opened = items.slice(Math.max(0, from - 3), from).some((item) => isMark(item, '('))
  const close = opened ? items.findIndex((item, at) => at >= end && isMark(item, ')')) : -1
  return close >= 0 && close < end + 8 ? close : end
}

/** "length - 12 for the height"; alone it may as well be a list: "length - 12 mm, width - 8 mm". */
function isNamedSum(items: Items, at: number): boolean {
  if (!means(items[at], 'dimension') || !isMark(items[at + 1], '-', '+', '*', '/')) return false
  if (!lengthAt(items, at + 2) || !means(items[at + 3], 'purpose', 'for')) return false
  return means(items[skipSmall(items, at + 4)], 'dimension')
}

/** "equal to …", "half of …", "(length - 12) / 2", "by the width of the plate". */
function reckoned(items: Items, at: number, known: Known): Found | undefined {
  const led = leadsTo(items[at])
  const from = led ? at + 1 : at
  const ratio = readRatio(items, from, known)
  const parens = isMark(items[from], '(') && !lengthAt(items, at - 1)
  const by = means(items[at], 'preposition', 'at') && known.extrudes(items, at)
  const sum = isNamedSum(items, at)
  const read =
    ratio ??
    (led || parens || sum
      ? readExpression(items, from, known)
      : by
        ? readReference(items, at + 1, known)
        : undefined)
  if (!read || read.end <= from || !read.refers) return undefined
  if (parens && !read.computes) return undefined
  if (read.beside && !isRemark(items, at)) return undefined
  // "0.5 units, equal to the diameter of the cylinder": the number is there, and must agree.
  if (led && !ratio && isMark(items[at - 1], ',', '(') && numberBefore(items, at - 2) !== undefined) {
    assertNear(items, at, read, known)
    return { end: endOfRemark(items, at, read.end), instead: [], note: REMARK }
  }
  const distance = isDistance(items, at, read.end)
  if (ratio && !distance && isPlace(items, at)) return undefined
  const exact = ratio?.last && ratio.value !== undefined
  const remark = ratio && !exact && !distance && isRemark(items, at)
  if (remark) assertNear(items, at, read, known)
  if (ratio && (remark || (read.loose && numberBehind(items, read.end) === undefined)))
    return { end: endOfRemark(items, at, read.end), instead: [], note: REMARK }
  const found = settle(items, at, read)
  // "the same length but half its width", "with half the width of the cube": the width of this one.
  if (found && ratio?.dimension && !distance && !namesSize(items, at, found.end))
    found.instead.push(ratio.dimension)
  // "for length": the name behind stays where it is.
  return found && (inBoth(items, found) ?? found)
}

/** "equal to the diameter in both height and depth": the size once for each of them. */
function inBoth(items: Items, { end, instead, ...rest }: Found): Found | undefined {
  const [size] = instead
  if (size?.kind !== 'quantity' || !means(items[end], 'preposition', 'in')) return undefined
  const first = means(items[end + 1], 'which', 'both') ? end + 2 : end + 1
  const [one, and, other] = items.slice(first, first + 3)
  if (!one || !other || !means(and, 'conjunction', 'and')) return undefined
  if (!means(one, 'dimension') || !means(other, 'dimension')) return undefined
  return { ...rest, end: first + 3, instead: [size, one, { ...size }, other] }
}

/** Whether a dimension word beside the stretch says what it is. */
function namesSize(items: Items, from: number, end: number): boolean {
  let before = from - 1
  while (means(items[before], 'be') || means(items[before], 'preposition') || means(items[before], 'filler'))
    before--
  return (
    means(items[before], 'dimension') || means(items[end], 'dimension') || means(items[end + 1], 'dimension')
  )
}

/** "slightly less than the cylinder": says which is larger, and the sizes say so too. */
function comparison(items: Items, at: number): Found | undefined {
  const degree =
    means(items[at], 'likeness', 'less') ||
    means(items[at], 'which', 'larger', 'smaller', 'long', 'short') ||
    /(?:er|more)$/iu.test(items[at]?.text ?? '')
  if (!degree) return undefined
  // "a slightly larger width than".
  const between = means(items[at + 1], 'dimension') || means(items[at + 1], 'operation')
  const than = between ? at + 2 : at + 1
  if (!means(items[than], 'likeness', 'than')) return undefined
  let end = than + 1
  while (
    end < items.length &&
    end < than + 9 &&
    !isMark(items[end]) &&
    !means(items[end], 'conjunction') &&
    !means(items[end], 'make')
  ) {
    if (items[end]?.kind === 'quantity') return undefined
    end++
  }
  return { end, instead: [], note: REMARK }
}

/** "a diameter of 4 mm, which is in between the diameters of the first two": the number tells it. */
function inBetween(items: Items, at: number): Found | undefined {
  const between = means(items[at], 'preposition', 'in') ? at + 1 : at
  if (!/^(?:in )?between$/iu.test(items[between]?.text ?? '') || !isRemark(items, at)) return undefined
  const named = skipSmall(items, between + 1)
  if (!means(items[named], 'dimension') || !means(items[named + 1], 'preposition', 'of')) return undefined
  let end = named + 2
  while (end < items.length && end < named + 9 && !isMark(items[end]) && !lengthAt(items, end)) end++
  return { end, instead: [], note: REMARK }
}

/** "a length to width ratio of 1.5:1". */
function proportion(items: Items, at: number, known: Known): Found | undefined {
  const read = readProportion(items, at, known)
  if (!read) return undefined
  const { end, gives } = read
  if (!gives) return { end, instead: [], note: REMARK }
  return { end, instead: [asSize(items, at, end, gives.value), gives.dimension] }
}

/** "30 mm diameter (the same as the cylinder)": the size that was just told, and it must agree. */
function sameAsThat(items: Items, at: number, known: Known): Found | undefined {
  const dimension = items[at - 2]
  if (!leadsTo(items[at]) || !isMark(items[at - 1], '(', ',') || !means(dimension, 'dimension'))
    return undefined
  const said = numberBefore(items, at - 2)
  const owner = known.ownerAt(items, at + 1)
  const value = owner?.entity && known.size(owner.entity, dimension as Item)
  if (said === undefined || value === undefined || !owner || means(items[owner.end], 'dimension'))
    return undefined
  assertNear(items, at, { value, end: owner.end, refers: true, computes: false }, known)
  return Math.abs(value - said) > ROUGHLY * said
    ? undefined
    : { end: endOfRemark(items, at, owner.end), instead: [], note: REMARK }
}

const RULES = [
  sameAsThat,
  proportion,
  byDifference,
  comparison,
  inBetween,
  sameAs,
  asLargeAs,
  subtracting,
  asLongAs,
  reckoned,
] as const

export function reckon(items: Items, state: Context['state']): Item[] {
  // "The tab is as thick as the plate": a size, though no number.
  const compares = items.filter((item) => means(item, 'preposition', 'as')).length > 1
  if (!compares && !items.some((item) => item.kind === 'quantity' || means(item, 'likeness')))
    return [...items]
  const known = knownSizes(items, state)
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const found = firstFound(items, at, known)
    if (!found) {
      read.push(items[at] as Item)
      at++
      continue
    }
    const stretch: Item[] = []
    for (const item of items.slice(at, found.end))
      if (found.note === REMARK) state.account.dismiss(item, 'a rough comparison')
      else if (!found.instead.includes(item)) stretch.push(item)
    state.reckoned.push({ sizes: found.instead.filter((item) => item.kind === 'quantity'), words: stretch })
    if (found.note) state.remarks.push(found.note)
    if (found.note === REMARK) dropSubject(read, state.account)
    read.push(...found.instead)
    at = found.end
  }
  return read
}

/** "the shorter sides are about half …": what the remark is about goes with it. */
function dropSubject(read: Item[], account: Context['state']['account']): void {
  const small = (item: Item | undefined): boolean =>
    means(item, 'be') || means(item, 'determiner') || means(item, 'filler') || means(item, 'which')
  let from = read.length
  while (small(read[from - 1]) || means(read[from - 1], 'edge')) from--
  if (!read.slice(from).some((item) => means(item, 'edge'))) return
  for (const item of read.splice(from)) account.dismiss(item, 'a rough comparison')
}

function firstFound(items: Items, at: number, known: Known): Found | undefined {
  for (const rule of RULES) {
    const found = rule(items, at, known)
    if (found) return found
  }
  return undefined
}

/** The words that told a size were understood if the size found its owner. */
export function settleReckoned({ account, reckoned }: Context['state']): void {
  for (const { sizes, words } of reckoned.splice(0))
    if (sizes.every((size) => account.isUsed(size)))
      for (const item of words) account.use(item, 'a size told by others')
}
