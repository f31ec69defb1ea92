/**
 * "at the center of one end … of the other end", "concentric with the left arc", "at both arc centers": places at the ends of
 * a link, by where the middles of its ends are.
 */
import type { Value } from '../../quantities/quantity.ts'
import { asTerm, type Item, isMark, means, type Sized, unsaid } from '../../text/items.ts'
import { type Found, findAllSpoken, findSpoken } from '../../text/spoken.ts'

const AT =
  '(?:(?:,|that is|which is|is|are|sits|located|placed|positioned|centered|centred|concentric|coaxial) )*(?:at|in|on|through|with|to|about|around)'
const MIDDLE = '(?:the )?(?:exact )?(?:cent(?:er|re)|middle|axis)(?: point)?(?: of curvature)? of'
export const ROUND_WORDS = '(?:(?:round|rounded|full|fully|semicircular|curved|end|arc) )*'
export const ARC = '(?:end|arc|semi ?circle|half circle|circle|radius|rounding|round|curve)'
const TAIL = '(?: of (?:the|this) (?:link|plate|bar|arm|part|slot|sketch|shape|profile))?'

const ALL = '(?:each|both|either|the two)(?: of)?(?: the| its)?(?: two)?'
const ONE =
  '(?:the |its )?(?:one|other|left|right|first|second|left hand|right hand|big|bigger|large|larger|small|smaller)(?: of (?:the|its)(?: two)?)?'

const placed = (which: string): string =>
  `(?:${AT} ${MIDDLE} ${which} ${ROUND_WORDS}${ARC}s?|${AT} ${which} ${ROUND_WORDS}cent(?:er|re)s?(?: points?)?(?: of (?:the|its)(?: two)? ${ROUND_WORDS}${ARC}s)?|${AT} ${which} ${ROUND_WORDS}${ARC}s?)${TAIL}(?: of it)?`

const CONCENTRIC = `(?: ,)?(?: both)? (?:concentric with|concentric to|coaxial with|centered on|centred on|centered at) (?:the|that|its|their|these) ${ROUND_WORDS}${ARC}s?(?: cent(?:er|re)s?)?`

const AT_EACH = new RegExp(
  `(?<=^| )(?:${placed(ALL)}(?:${CONCENTRIC})?|(?:, )?each(?: one)?(?: is)? (?:concentric|coaxial) with (?:an|one|its) ${ROUND_WORDS}${ARC})(?= |$)`,
  'u',
)
/** "at the centre of the other": the end is not named again. */
const AT_OTHER = `${AT}(?: ${MIDDLE})? the other(?= (?:,|there|is|an?|one) |$)`
const AT_ONE = new RegExp(`(?<=^| )(?:${placed(ONE)}(?:${CONCENTRIC})?(?= |$)|${AT_OTHER})`, 'u')
/** "One end has a 12 mm hole, the other an 8 mm one": one after the other. */
const ONE_HAS = new RegExp(
  `(?<=^|, |; |and |while |whereas )${ONE}(?: ${ROUND_WORDS}${ARC})?(?: (?:has|carries|gets|contains|receives|bears|features))?(?= (?:a|an|one) )`,
  'u',
)
/** "Each end has a hole, concentric with the end radius". */
const EACH_HAS = new RegExp(`^${ALL} ${ROUND_WORDS}${ARC}s? (?:has|have|carries|gets|contains)(?= )`, 'u')
const THEIR_MIDDLE = new RegExp(
  `${CONCENTRIC}(?= |$)|(?: ,)? (?:at|in|through) (?:its|the|their) (?:cent(?:er|re)|middle)s?(?= |$)`,
  'u',
)

const OWN_MIDDLE = new RegExp(`(?<=[^ ])(?:${THEIR_MIDDLE.source})`, 'u')

const BOTH_SO = new RegExp(
  `(?<=[^ ])(?: ,)? both (?:concentric|coaxial) with (?:the|their|its|these) ${ROUND_WORDS}${ARC}s?$`,
  'u',
)

/** Of an end that is spoken of by itself: the first one named lies to the left. */
const WHICH = /\b(?:one|other|left|right|first|second|big(?:ger)?|larger?|small(?:er)?)\b/u
const LATER = new Set(['other', 'right', 'second', 'small', 'smaller'])

/** The middles of the two ends, from the middle of the link; a big one lies to the left. */
export type Ends = readonly [number, number]

const endNamed = (words: string, ends: Ends): number => ends[LATER.has(WHICH.exec(words)?.[0] ?? '') ? 1 : 0]

export function pointsAt(xs: readonly number[], by: Sized): Item {
  const [said] = by.quantity.values as [Value]
  return {
    kind: 'quantity',
    quantity: {
      kind: 'points',
      points: xs.map((x) => [x, 0]),
      values: xs.flatMap((x) => [
        { ...said, value: x },
        { ...said, value: 0 },
      ]),
      span: by.span,
      text: by.text,
      approximate: false,
    },
    text: by.text,
    span: by.span,
  }
}

/** "One hole at each end": a hole. */
const asArticle = (item: Item): Item => asTerm(item, { category: 'determiner', concept: 'a' })
const isOne = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count' && item.quantity.values[0]?.value === 1

/** What is put at an end: holes, and bodies that stand there. */
const isPut = (item: Item): boolean =>
  means(item, 'feature', 'hole') || means(item, 'solid', 'boss', 'cylinder')

interface Placed {
  found: Found
  xs: readonly number[]
}

function placesIn(items: readonly Item[], ends: Ends): Placed[] {
  const all = findAllSpoken(items, AT_EACH).map((found) => ({ found, xs: ends }))
  const single = findAllSpoken(items, AT_ONE)
    .filter((found) => all.every((other) => other.found.to < found.from || other.found.from > found.to))
    .map((found) => ({ found, xs: [endNamed(found.match[0], ends)] }))
  return [...all, ...single].toSorted((a, b) => b.found.from - a.found.from)
}

/** `by`: what tells how far the ends are from each other. */
export function withLinkEnds(items: Item[], ends: Ends, by: Sized): Item[] {
  if (!items.some(isPut)) return items
  const at = (xs: readonly number[], near: Item): Item[] => [
    unsaid(near, { category: 'preposition', concept: 'at' }, 'at'),
    pointsAt(xs, by),
  ]
  const has = findSpoken(items, EACH_HAS)
  const [first] = items
  if (has && first) {
    const rest = items.slice(has.to + 1).map((item) => (isOne(item) ? asArticle(item) : item))
    const middle = findSpoken(rest, THEIR_MIDDLE)
    const end = middle?.from ?? rest.length
    return [
      unsaid(first, { category: 'make', concept: 'make' }, 'there is'),
      ...rest.slice(0, end),
      ...at(ends, first),
      ...(middle ? rest.slice(middle.to + 1) : []),
    ]
  }
  const owners = findAllSpoken(items, ONE_HAS)
  if (owners.length === 2 && owners[0]?.from === 0 && / end /u.test(`${owners[0].match[0]} `))
    return owners.reduceRight<Item[]>((read, { match, from, to }) => {
      const rest = read.slice(to + 1)
      const middle = findSpoken(rest, OWN_MIDDLE)
      return [
        ...read.slice(0, from),
        ...at([endNamed(match[0], ends)], read[from] as Item),
        ...(middle ? [...rest.slice(0, middle.from), ...rest.slice(middle.to + 1)] : rest),
      ]
    }, items)
  const places = placesIn(items, ends)
  // Said once more of both: "…, both concentric with the ends".
  const again = places.length > 0 ? findSpoken(items, BOTH_SO) : undefined
  const told = again ? items.slice(0, again.from) : items
  return places.reduce<Item[]>((read, { found: { from, to }, xs }) => {
    const opens = isMark(read[from], ',') ? [read[from] as Item] : []
    const before =
      xs.length > 1
        ? read.slice(0, from).map((item) => (isOne(item) ? asArticle(item) : item))
        : read.slice(0, from)
    return [...before, ...opens, ...at(xs, read[from] as Item), ...read.slice(to + 1)]
  }, told)
}

/** "so that the left hole also goes through the raised cylinder": so it does where everything is cut through and that is what stands there. */
const GOES_ON =
  /(?: ,)? so(?: that)? the (?<which>left|right|first|second) (?:hole|bore|one) (?:also )?(?:goes|passes|runs|cuts) (?:also )?through the (?:(?:raised|cylindrical|round) )*(?:cylinder|boss|hub)(?: (?:too|as well))?(?= |$)/u
const WHOLE = /through (?:the (?:whole|entire|complete) (?:part|thing|link|object|body)|everything)(?= |$)/u

export function withoutGoingOn(items: Item[], sentences: readonly Item[][]): Item[] {
  const found = findSpoken(items, GOES_ON)
  if (!found || !findSpoken(items, WHOLE)) return items
  const later = LATER.has(found.match.groups?.['which'] ?? '')
  const stands = sentences.some(
    (each) =>
      each !== items &&
      each.some((item) => means(item, 'solid', 'boss', 'cylinder')) &&
      placesIn(each, [-1, 1]).some(({ xs }) => xs.includes(later ? 1 : -1)),
  )
  return stands ? [...items.slice(0, found.from), ...items.slice(found.to + 1)] : items
}

/** Whether a sentence puts anything at an end. */
export const speaksOfEnds = (items: readonly Item[]): boolean =>
  items.some(isPut) &&
  [AT_ONE, AT_EACH, EACH_HAS, ONE_HAS].some((pattern) => findSpoken(items, pattern) !== undefined)
