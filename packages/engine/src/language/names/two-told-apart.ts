/**
 * "two 8 mm holes, one 20 mm to the left and one 30 mm to the right of the centre", "one in the upper left corner and one in
 * the lower right corner, 10 mm from the edges": of the two one and the other, with what is said of both at the end. Each
 * is told in a sentence of its own.
 */
import { where } from '../text/heard.ts'
import {
  asFiller,
  countBefore,
  countOf,
  type Item,
  isMark,
  isThing,
  means,
  type Term,
} from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findSpoken, spoken } from '../text/spoken.ts'

const ONE_AND_OTHER =
  /(?<=(?:^| )(?:two|2) (?:[^,:]* )?)(?:[,:] |with )+one (?<first>[^,:;]+?) (?:, )?(?:and )?(?:one|the other(?: one)?) (?<second>[^,:;]+)/u
/** Behind the second, of both. */
const OF_BOTH =
  /^, (?:both |each |they are both )?(?=# (?:in |away )?from (?:the|its|both|all|each)(?: nearest| adjacent)? (?:edges|sides)(?: |$)|on the |# deep(?: |$)|through(?: |$))/u
/** "one 20 mm to the left": of what the other lies to the right of. */
const SIDE_ALONE = /^# to the (?:left|right)$|^# (?:above|below)$/u
const SIDE_OF = /^# (?:to the (?:left|right) of|above|below) /u
/** Sizes of its own. */
const SIZED =
  /^(?:of |with (?:a )?(?:diameter|width) of )?(?:#|ø#) (?:in diameter|diameter|wide|across)(?= )/u

/** The plural that the two are called by, and their number. */
function pairBefore(items: readonly Item[], end: number): { count: number; noun: number } | undefined {
  const noun = items.findLastIndex((item, at) => at < end && isThing(item))
  const head = items[noun]
  if (!means(head, 'feature') || !(head as Term).plural) return undefined
  const count = countBefore(items, noun)
  return countOf(items[count]) === 2 ? { count, noun } : undefined
}

/** From which of its words on the second tells what it is measured from: "of the centre". */
function anchorOf(second: readonly Item[]): Item[] {
  const of = second.findIndex((item) => means(item, 'preposition', 'of'))
  return of < 0 ? [] : second.slice(of).map((item): Item => ({ ...item }))
}

interface Told {
  first: Item[]
  second: Item[]
  both: Item[]
}

/** What is said of each, where the sentence cannot be read as it stands. */
function toldApart(items: readonly Item[], found: Found): Told | undefined {
  const said = items.slice(found.from, found.to + 1)
  const turn = said.findLastIndex((item) => /^(?:one|other|the other|the other one)$/iu.test(item.text))
  const start = said.findIndex((item) => /^one$/iu.test(item.text))
  const joint = said
    .slice(0, turn)
    .findLastIndex(
      (item) => !isMark(item) && !means(item, 'conjunction') && !means(item, 'determiner', 'the'),
    )
  if (start < 0 || turn <= start) return undefined
  const first = said.slice(start + 1, joint + 1)
  const second = said.slice(turn + 1).filter((item, at) => !(at === 0 && /^one$/iu.test(item.text)))
  const rest = items.slice(found.to + 1)
  const tail = findSpoken(rest, OF_BOTH)
  if (rest.length > 0 && !tail) return undefined
  const both = tail
    ? rest.map((item) => (/^(?:both|each)$/iu.test(item.text) ? asFiller(item, 'both of them') : item))
    : []
  const sided = SIDE_ALONE.test(spoken(first).text) && SIDE_OF.test(spoken(second).text)
  const sized = SIZED.test(spoken(first).text) && SIZED.test(spoken(second).text)
  if (sided) return { first: [...first, ...anchorOf(second)], second, both }
  return sized || both.length > 0 ? { first, second, both } : undefined
}

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, ONE_AND_OTHER)
  const pair = found && pairBefore(items, found.from)
  const told = pair && toldApart(items, found)
  if (!found || !pair || !told) return [items]
  const { count, noun } = pair
  const head = items[noun] as Term
  const used = new Set([...told.first, ...told.second])
  const idle = items
    .slice(found.from, found.to + 1)
    .filter((item) => !used.has(item) && !isMark(item))
    .map((item) => asFiller(item, 'one and the other'))
  const one = (place: readonly Item[], copy: (item: Item) => Item): Item[] => [
    littleWord(head, 'a'),
    ...items.slice(count + 1, noun).map(copy),
    { ...head, plural: false },
    ...items.slice(noun + 1, found.from).map(copy),
    ...place,
    ...told.both.map(copy),
  ]
  return [
    [
      ...items.slice(0, count),
      asFiller(items[count] as Item, 'as many as are told'),
      ...one(told.first, (item) => item),
      ...idle,
    ],
    one(told.second, (item) => ({ ...item })),
  ]
}

export const withTwoToldApart = where(['feature:', ' two | 2 ', ' one '], (sentences) =>
  sentences.flatMap(apart),
)
