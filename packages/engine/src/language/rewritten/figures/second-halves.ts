/**
 * "The bottom half is a truncated cone … The top half is the mirror image, so it goes from 10 mm diameter at Z=30 to 40 mm
 * diameter at Z=60": the second half is one more of the kind of the first, with the sizes and levels that are told of it.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, type Item, isMark, means } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const HALF = (which: string): string => `(?:${which}) (?:half|part|portion|section)`
const LOWER = HALF('bottom|lower|first|top|upper|one')
const UPPER = HALF('top|upper|second|other|bottom|lower')
const FIRST = new RegExp(`^the ${LOWER} is (?:a|an|one) (?=[a-z])`, 'u')
const IMAGE =
  'is (?:just |simply |exactly )?(?:the|a|its) (?:exact )?mirror(?:ed)? (?:image|copy|version)(?: of (?:it|that|this|the (?:bottom|lower|first|top|upper|other)(?: half| part| one)?))?'
/** Both of its ends have to be told: a mirror image alone does not say where the mirror stands. */
const SECOND = new RegExp(
  `^the ${UPPER} (?:${IMAGE}(?: ,| ;| and| :)* (?:(?:so|and|which|that|it|means|this) )*)?(?=(?:goes|widens|tapers|narrows|runs|opens|flares|grows|expands|is)(?: (?:up|out|back|again))* (?:from )?.*# .*z=# .*# .*z=#)`,
  'u',
)

/** How wide it is, without the levels of its ends. */
const widths = (items: readonly Item[]): string =>
  items
    .flatMap((item) =>
      item.kind === 'quantity' && item.quantity.kind !== 'coordinate' ? (amountOf(item) ?? []) : [],
    )
    .toSorted((a, b) => a - b)
    .join(' ')

function withNoun(items: Item[], before: readonly Item[][]): Item[] {
  const found = findSpoken(items, SECOND)
  const first = found && before.findLast((each) => findSpoken(each, FIRST))
  const noun = first?.find((item) => means(item, 'solid'))
  const next = items[(found?.to ?? 0) + 1]
  // A sentence that names a body of its own tells that one.
  if (!found || !first || !noun || !next || items.some((item) => means(item, 'solid'))) return items
  // An image that is wider than what it mirrors is none.
  if (/mirror/u.test(found.match[0]) && widths(items) !== widths(first)) return items
  const words = items.slice(found.from, found.to + 1).filter((item) => !isMark(item))
  return [
    ...words.map((item) => asSettled(item, 'the other half')),
    unsaidWord(next, 'determiner', 'a', 'another'),
    unsaidAgain(next, noun),
    ...items.slice(found.to + 1),
  ]
}

export const withSecondHalves = where([' half | part | portion | section ', 'z=#'], (sentences) =>
  sentences.map((items, at) => withNoun(items, sentences.slice(0, at))),
)
