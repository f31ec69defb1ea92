/**
 * "A D-shaped hole, 6 mm in diameter, the flat 4.5 mm from the opposite side": a round hole that knows its flat. However many
 * sentences tell of it, the noun that names it first carries the flat; the other words for it mean the hole.
 */
import { where } from '../../text/heard.ts'
import {
  amountOf,
  asFiller,
  asTerm,
  type HoleFlat,
  type Item,
  isMark,
  means,
  unsaid,
} from '../../text/items.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const HOLE = '(?:hole|bore|pocket|opening|cut ?out|recess|socket|hollow)'
const NAMED = new RegExp(
  `(?<=^| )(?:d|d shaped?|d cut|d profile|d type) (?:(?:through|blind|central|center|shaft) )*${HOLE}(?= |$)`,
  'u',
)
const IS_D = new RegExp(
  `(?<=^(?:the|its|this) (?:[a-z]+ )?${HOLE} )(?:is|has) (?:a )?d shaped?(?: ,)?(?= |$)`,
  'u',
)
const HAS_HOLE = new RegExp(`(?<=(?:^| ))${HOLE}(?= is d shaped?)`, 'u')

const CIRCLE = '(?:circle|hole|bore|d|arc|round side|pocket)'
const FLATS: readonly (readonly [HoleFlat['from'], RegExp])[] = [
  [
    'opposite',
    new RegExp(
      `(?:[,;] )?(?:(?:and|with|the|it|measures|measuring|which|is|a) )*(?:distance (?:from|between) the flat(?: side| face)? (?:to|and) (?:the )?(?:opposite|other|far) (?:side|edge|end|wall|point)(?: of the ${CIRCLE})? (?:is|of|being|measures|=) #|# (?:from|between|measured from) (?:the )?flat(?: side| face)? (?:to|and) (?:the )?(?:opposite|other|far) (?:side|edge|end|wall|point)(?: of the ${CIRCLE})?|# across (?:the|its) (?:flat|d)|flat(?: side| face)? (?:(?:that|which|is|lies|lying|at|being|set) )*# (?:away )?from the (?:opposite|other|far) (?:side|edge|end|wall|point)(?: of the ${CIRCLE})?)(?= |$)`,
      'u',
    ),
  ],
  [
    'centre',
    new RegExp(
      `(?:[,;] )?(?:(?:and|with|the|a|an|its|one|single|having) )*flat(?: side| face)? (?:(?:on one side|that|which|is|lies|lying|at|being|set|located|sits|a distance of) )*# (?:away )?from (?:the |its )?(?:cent(?:er|re)(?: ?line| point)?|axis|middle)(?: of the ${CIRCLE})?(?= |$)`,
      'u',
    ),
  ],
  [
    'rim',
    /(?:[,;] )?(?:(?:and|with|the|a|an|its|one|single|having) )*(?:flat(?: side| face)? (?:(?:on one side|that|which|is|cut|removed|milled|to|a|depth|of|taken) )*#(?: (?:deep|in depth))?|# deep flat)(?: on one side)?(?= [,.;)]|$| and )/u,
  ],
]
const IDLE_FLAT =
  /(?:, )?(?:(?:and|with|having|that has) )*(?:a|one|an|the)(?: single)? flat(?: (?:side|face))?(?: (?:on|at|along) (?:it|(?:one|its|a) side))?(?= [,.;)]|$| and | the flat )/u
const AGAIN = new RegExp(`^(?:the (?:d|flat|distance|${HOLE})|it|it's|its) `, 'u')
const TOLD_BEHIND = new RegExp(`(?<=${HOLE}(?: .*)? ): (?=the d )`, 'u')
const THE_D = /(?<=^the )d(?: shape| profile| section)?(?= )/u
/** "is a 6 mm diameter circle", "is a circle with a diameter of 6 mm": its size. */
const IS_CIRCLE =
  /(?<= )(?:is )?(?:an? )(?=(?:#|ø#)(?: diameter)? circle)|(?:is )?a (?:circle|round hole)(?: (?:with|of|having))?(?= (?:a )?(?:diameter|#|ø#))|circle(?= |$)/u

const CONTRACTED = /^(?:it|that)['’]s$/iu

interface Told {
  sentence: number
  found: Found
  flat: HoleFlat
}

function flatIn(sentences: readonly Item[][], own: readonly number[]): Told | undefined {
  for (const [from, pattern] of FLATS)
    for (const sentence of own) {
      const items = sentences[sentence] ?? []
      const found = findSpoken(items, pattern)
      const item = items[found?.quantities[0] ?? -1]
      const value = amountOf(item)
      if (found && item && value !== undefined) return { sentence, found, flat: { from, value, item } }
    }
  return undefined
}

const idle = (items: Item[], found: Pick<Found, 'from' | 'to'> | undefined): Item[] =>
  found ? asIdle(items, found, 'as a D is') : items

/** Its noun as a round hole, with its flat where it is named first. */
function asHole(items: Item[], at: number, flat: HoleFlat | undefined): Item[] {
  const item = items[at]
  if (!item) return items
  const hole = asTerm(
    item,
    { category: 'feature', concept: 'hole' },
    { form: 'hole', ...(flat ? { flat } : {}) },
  )
  return [...items.slice(0, at), hole, ...items.slice(at + 1)]
}

function withSize(items: Item[]): Item[] {
  let read = items
  for (let found = findSpoken(read, IS_CIRCLE); found; found = findSpoken(read, IS_CIRCLE)) {
    const [first, next] = [read[found.from], read[found.to + 1]]
    const bare = next?.kind === 'quantity' && !means(read[found.to + 2], 'dimension')
    const size = bare
      ? [next, unsaid(next, { category: 'dimension', concept: 'diameter' }, '', 'diameter')]
      : []
    read = [
      ...read.slice(0, found.from),
      ...(first && means(first, 'be') ? [first] : []),
      // "It's a 6 mm diameter circle": without its article it still is so wide.
      ...(first && CONTRACTED.test(read[found.from - 1]?.text ?? '')
        ? [unsaid(first, { category: 'be', concept: 'is' }, 'is')]
        : []),
      ...size,
      ...read.slice(found.to + 1 + (bare ? 1 : 0)),
    ]
  }
  return read
}

/** "… 12 mm deep: the D is a 6 mm circle": a sentence of its own. */
function withOwnSentence(items: Item[]): Item[][] {
  const found = findSpoken(items, TOLD_BEHIND)
  return found ? [items.slice(0, found.from), items.slice(found.from + 1)] : [items]
}

export const withDHoles = where(' d ', (prompt) => {
  const sentences = prompt.flatMap(withOwnSentence)
  const first = sentences.findIndex((items) => findSpoken(items, NAMED) ?? findSpoken(items, IS_D))
  const items = sentences[first]
  if (!items) return sentences
  const own = [first]
  while (findSpoken(sentences[own.length + first] ?? [], AGAIN)) own.push(own.length + first)
  const told = flatIn(sentences, own)
  // By the letter alone it would be a plain round hole.
  if (!told) return sentences
  return sentences.map((each, at) => {
    if (!own.includes(at)) return each
    let read = each
    if (told.sentence === at)
      read = [
        ...each.slice(0, told.found.from),
        ...each
          .slice(told.found.from, told.found.to + 1)
          .filter((item) => item !== told.flat.item && !isMark(item))
          .map((item) => asFiller(item, 'the flat')),
        ...each.slice(told.found.to + 1),
      ]
    read = idle(read, findSpoken(read, IDLE_FLAT))
    if (at === first) {
      const adjective = findSpoken(read, HAS_HOLE)
      const named = findSpoken(read, NAMED)
      const noun = named ? named.to : adjective?.to
      if (noun === undefined) return each
      read = asHole(named ? idle(read, { from: named.from, to: named.to - 1 }) : read, noun, told.flat)
      const is = findSpoken(read, IS_D)
      return withSize(idle(read, is && { from: is.from + 1, to: is.to }))
    }
    const again = findSpoken(read, THE_D)
    return withSize(again ? asHole(read, again.to, undefined) : read)
  })
})
