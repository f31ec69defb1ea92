/**
 * "It has four 8 mm holes. Place one hole at each corner, 10 mm from both edges", "four holes, one hole in each corner": one
 * of those that were counted, and no others. Told as "one of the holes is at each corner".
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  countBefore,
  countOf,
  type Item,
  isMark,
  isThing,
  means,
  type Term,
} from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'

const LEAD =
  '(?:(?:then|next|now|and|finally|,) )*(?:place|position|put|locate|set|arrange|attach|mount|there (?:is|should be|must be)|with)'
const IS =
  '(?:is|are|being|sits|lies|stands|goes|should be|must be)(?: (?:located|placed|positioned|put|set|found|attached|mounted))?'
const AT =
  '(?:at|in|on|near|under|below|beneath|by|close to) (?:each|every)(?: of (?:the|its)(?: (?:four|two|4|2))?)? (?<where>corners?|ends?)(?= |$)'
const ONE_EACH = new RegExp(
  `(?<=^|, )(?:${LEAD} )?(?:exactly )?(?:one|a single) (?<noun>[a-z]+)(?: ${IS})? ${AT}`,
  'u',
)

/** A body, a cut, or a piece such as a leg. */
const isNoun = (item: Item | undefined): item is Term => isThing(item) || means(item, 'portion')

/** As many as there are such places. */
const PLACES: Readonly<Record<string, number>> = { corner: 4, end: 2 }

/** Those that were counted before, by the same noun. */
function counted(before: readonly Item[], noun: Term): { group: Term; count: number } | undefined {
  const at = before.findLastIndex((item) => isNoun(item) && item.form === noun.form)
  const group = before[at]
  const count = countOf(before[countBefore(before, at)])
  return isNoun(group) && group.plural && count !== undefined ? { group, count } : undefined
}

const PLACED = /^(?:at|in|on|near|under|below|beneath|by|close to)\b/iu
const ONE = /^(?:one|a single|single)$/iu

const OTHERS: Entry = { category: 'stranger', concept: 'one of another number' }

function asOneOf(items: readonly Item[], found: Found, earlier: readonly Item[]): Item[] {
  const { from, to, match } = found
  const at = items.findIndex((item, index) => index >= from && index <= to && isNoun(item))
  const noun = items[at]
  const told = isNoun(noun) ? counted([...earlier, ...items.slice(0, from)], noun) : undefined
  const place = items.findIndex((item, index) => index > at && index <= to && PLACED.test(item.text))
  const oneAt = items.findLastIndex((item, index) => index < at && index >= from && ONE.test(item.text))
  const one = items[oneAt]
  if (!noun || !told || !one || place < 0) return [...items]
  // Others than those that were told, and of no size.
  if (told.count !== PLACES[match.groups?.['where']?.replace(/s$/u, '') ?? ''])
    return asOneTerm(items, { ...found, from: oneAt, to: at }, OTHERS)
  const idle = items.slice(from, place).filter((item) => item !== one && item !== noun && !isMark(item))
  return [
    ...items.slice(0, from),
    ...items.slice(from, from + 1).filter((item) => isMark(item)),
    one,
    unsaidWord(noun, 'preposition', 'of'),
    unsaidWord(noun, 'determiner', 'the'),
    { ...told.group, text: noun.text, span: noun.span },
    ...idle.map((item) => asFiller(item, 'one of them')),
    unsaidWord({ span: [noun.span[1], noun.span[1]] }, 'be', 'is'),
    ...items.slice(place),
  ]
}

export const withOneOfThemAtEach = where([' one |single', ' each | every ', ' corner| end'], (sentences) =>
  sentences.map((items, at) => {
    const found = findSpoken(items, ONE_EACH)
    return found ? asOneOf(items, found, sentences.slice(0, at).flat()) : items
  }),
)
