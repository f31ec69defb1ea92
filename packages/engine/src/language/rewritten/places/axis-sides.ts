/**
 * Sides and corners by the axis they lie on: "the front face, the one facing -Y", "the corner at +X +Y", "each X end",
 * "the side that points to +X". Read as the sides they are; what only says a side's other name says nothing new.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { SIGN_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means, unsaid } from '../../text/items.ts'

interface Signed {
  side: SignedAxis
  end: number
}

const axisOf = (item: Item | undefined): AxisName | undefined => {
  const name = conceptOf(item, 'axis')
  // "upwards" is no name of an axis.
  return (name === 'x' || name === 'y' || name === 'z') && /(?:^| )[xyz](?: |$)/iu.test(item?.text ?? '')
    ? name
    : undefined
}

/** "+X", "minus y", "positive x direction". */
export function signedAt(items: readonly Item[], at: number): Signed | undefined {
  const own = axisOf(items[at])
  const spelt = /^(?:positive|plus) /iu.test(items[at]?.text ?? '')
  if (own && spelt) return { side: `+${own}`, end: at + 1 }
  const sign = SIGN_WORDS[items[at]?.text.toLowerCase() ?? '']
  const axis = axisOf(items[at + 1])
  return sign && axis ? { side: `${sign}${axis}`, end: at + 2 } : undefined
}

const SIDES = ['side', 'face', 'end', 'edge'] as const
const isSide = (item: Item | undefined): boolean => means(item, 'edge', ...SIDES)
const isCorner = (item: Item | undefined): boolean => means(item, 'edge', 'corner')

const LOOKS = /^(?:facing|faces|looking|looks|pointing|points(?: to)?|lying|lies|located|directed|turned)$/iu
const TOWARD = /^(?:at|on|toward|towards|to|in|along)$/iu
const ONE = /^(?:the )?one$/iu

/** "the one that faces toward": over the words that lead to the axis. */
function overLead(items: readonly Item[], from: number): number {
  let at = from
  while (
    at < from + 7 &&
    !signedAt(items, at) &&
    (means(items[at], 'determiner') ||
      means(items[at], 'be') ||
      means(items[at], 'filler') ||
      ONE.test(items[at]?.text ?? '') ||
      LOOKS.test(items[at]?.text ?? '') ||
      TOWARD.test(items[at]?.text ?? '') ||
      /^(?:that|which)(?: is)?$/iu.test(items[at]?.text ?? ''))
  )
    at++
  return at
}

const faceTerm = ({ side }: Signed, items: readonly Item[], from: number, end: number): Item => {
  const said = items.slice(from, end)
  const text = said.map((item) => item.text).join(' ')
  return asTerm(
    { text, span: [said[0]?.span[0] ?? 0, said.at(-1)?.span[1] ?? 0] },
    { category: 'face', concept: side },
  )
}

interface Read {
  end: number
  instead: Item[]
}

const idle = (items: readonly Item[]): Item[] =>
  items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'which side is meant')))

/** Two of them, of different axes: a corner. */
function pairAt(items: readonly Item[], from: number): [Signed, Signed] | undefined {
  const first = signedAt(items, from)
  if (!first) return undefined
  const joint =
    isMark(items[first.end], '/', ',') || means(items[first.end], 'conjunction') ? first.end + 1 : first.end
  const second = signedAt(items, joint)
  return second && second.side[1] !== first.side[1] && second.side[1] !== 'z' ? [first, second] : undefined
}

/** "in one corner, the one at +X +Y", "the corner at -X/+Y", "the +X +Y corner". */
function cornerAt(items: readonly Item[], at: number): Read | undefined {
  const before = pairAt(items, at)
  if (before && isCorner(items[before[1].end])) {
    const [first, second] = before
    return {
      end: second.end,
      instead: [faceTerm(first, items, at, first.end), faceTerm(second, items, second.end - 2, second.end)],
    }
  }
  const one = /^(?:one|a|the)$/iu.test(items[at]?.text ?? '')
  const noun = items[one ? at + 1 : at]
  if (!one || !isCorner(noun) || noun?.kind !== 'term' || noun.plural) return undefined
  const opens = isMark(items[at + 2], ',', '(') ? at + 3 : at + 2
  const lead = overLead(items, opens)
  const pair = pairAt(items, lead)
  if (!pair || (lead === at + 2 && opens === at + 2)) return undefined
  const [first, second] = pair
  const close = isMark(items[at + 2], '(') && isMark(items[second.end], ')') ? second.end + 1 : second.end
  return {
    end: close,
    instead: [
      unsaid(items[at] as Item, { category: 'determiner', concept: 'the' }, '', 'the'),
      asFiller(items[at] as Item, 'which corner is meant'),
      faceTerm(first, items, lead, first.end),
      faceTerm(second, items, second.end - 2, second.end),
      noun,
      ...idle(items.slice(at + 2, lead)).filter(({ kind }) => kind !== 'mark'),
    ],
  }
}

/** ", the one facing -Y", "(the +Y side)": behind what it explains. */
function explainedAt(items: readonly Item[], from: number): (Signed & { close: number }) | undefined {
  const opens = isMark(items[from], '(')
  if (!opens && !isMark(items[from], ',')) return undefined
  const lead = overLead(items, from + 1)
  const signed = signedAt(items, lead)
  // ", +X …" without a word that ties it to the side may begin anything.
  if (!signed || (!opens && lead === from + 1)) return undefined
  let end = signed.end
  while (isSide(items[end]) || /^(?:direction|way|axis)$/iu.test(items[end]?.text ?? '')) end++
  if (opens && !isMark(items[end], ')', ',')) return undefined
  const close = opens && isMark(items[end], ')') ? end + 1 : end
  return { ...signed, close }
}

/** "the front face, the one facing -Y": the same once more. */
function namedTwice(items: readonly Item[], at: number): Read | undefined {
  const face = conceptOf(items[at], 'face')
  if (!face) return undefined
  const noun = isSide(items[at + 1]) ? at + 1 : at
  const explained = explainedAt(items, noun + 1)
  if (explained?.side !== face) return undefined
  const { close } = explained
  return { end: close, instead: [...items.slice(at, noun + 1), ...idle(items.slice(noun + 1, close))] }
}

/** "on one side (+X)", "at one end, the one toward -Y": which one. */
function chosenAt(items: readonly Item[], at: number): Read | undefined {
  const [one, noun] = [items[at], items[at + 1]]
  if (!one || !/^(?:one|a|the)$/iu.test(one.text) || noun?.kind !== 'term') return undefined
  if (!isSide(noun) || means(noun, 'face') || noun.plural) return undefined
  const explained = explainedAt(items, at + 2)
  if (!explained) return undefined
  const { side, close } = explained
  return {
    end: close,
    instead: [
      unsaid(one, { category: 'determiner', concept: 'the' }, '', 'the'),
      asFiller(one, 'which side is meant'),
      unsaid(noun, { category: 'face', concept: side }, '', side),
      noun,
      ...idle(items.slice(at + 2, close)),
    ],
  }
}

/** "the face that points to +X", "the side facing -Y". */
function lookingAt(items: readonly Item[], at: number): Read | undefined {
  const item = items[at]
  if (item?.kind !== 'term' || !isSide(item) || item.plural || means(item, 'face')) return undefined
  const lead = overLead(items, at + 1)
  const looks = items
    .slice(at + 1, lead)
    .some(({ text }) => LOOKS.test(text) || /^(?:at|towards?)$/iu.test(text))
  const signed = looks ? signedAt(items, lead) : undefined
  if (!signed) return undefined
  const end = /^(?:direction|way)$/iu.test(items[signed.end]?.text ?? '') ? signed.end + 1 : signed.end
  return {
    end,
    instead: [faceTerm(signed, items, lead, signed.end), item, ...idle(items.slice(at + 1, lead))],
  }
}

/** "each X end", "both Y sides", "the X ends": the two that lie across from each other. */
function bothAt(items: readonly Item[], at: number): Read | undefined {
  const each = means(items[at], 'which', 'each', 'both', 'all')
  const named = each ? at + 1 : at
  const [item, noun] = [items[named], items[named + 1]]
  const axis = axisOf(item)
  if (!item || !axis || !/^[xyz]$/iu.test(item.text) || noun?.kind !== 'term' || !isSide(noun))
    return undefined
  if (!each && (!noun.plural || !means(items[at - 1], 'determiner', 'the'))) return undefined
  const high = `+${axis}`
  return {
    end: named + 1,
    instead: [
      ...(each ? [asFiller(items[at] as Item, 'both of them')] : []),
      asTerm(item, { category: 'face', concept: `-${axis}` }),
      unsaid(noun, { category: 'conjunction', concept: 'and' }, '', 'and'),
      unsaid(noun, { category: 'face', concept: high }, '', high),
    ],
  }
}

/** "the +X side": as good as the right one. */
function sideAt(items: readonly Item[], at: number): Read | undefined {
  const signed = signedAt(items, at)
  // "cut into it on the +X side" is read where places are; "on the +X side of its top" is a part of that.
  const lead = items[means(items[at - 1], 'determiner') ? at - 2 : at - 1]
  const partOf = signed && means(items[signed.end + 1], 'preposition', 'of')
  if (means(lead, 'preposition', 'on') && !partOf) return undefined
  return signed && isSide(items[signed.end])
    ? { end: signed.end, instead: [faceTerm(signed, items, at, signed.end)] }
    : undefined
}

const RULES = [cornerAt, namedTwice, chosenAt, lookingAt, bothAt, sideAt] as const

function firstRead(items: readonly Item[], at: number): Read | undefined {
  for (const rule of RULES) {
    const found = rule(items, at)
    if (found) return found
  }
  return undefined
}

function withSides(items: readonly Item[]): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const found = firstRead(items, at)
    read.push(...(found?.instead ?? [items[at] as Item]))
    at = found?.end ?? at + 1
  }
  return read
}

export const withAxisSides = where([' x | y | z ', ' edge:| face:'], (sentences) =>
  sentences.map((items) => (items.some((item) => axisOf(item)) ? withSides(items) : [...items])),
)
