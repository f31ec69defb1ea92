/**
 * "Drill two holes through the block, one on each side of the groove. They are 10 mm from the ends", "There's one hole on each
 * side of the wall. They are 60 mm apart": two of them, whose places the next sentences tell by numbers. What they lie
 * beside is not what "they" are.
 */
import { where } from '../../text/heard.ts'
import { countOf, type Item, isMark, means, type Sized, type Term } from '../../text/items.ts'
import { asSettledPhrase, type Found, findSpoken } from '../../text/spoken.ts'

const BESIDE =
  '(?:on|to|at) (?:each|either) side of (?:the|that|this|it)(?: (?!through|and|in|at|on|with|from)[a-z]+){0,2}'
const CUTS = '(?:holes?|slots?|pockets?|bores?)'
const TWO = new RegExp(
  `(?<=(?:^| )(?:two|2|a pair of) (?:[^.;]* )?${CUTS}(?: [^.;]*)?)(?:, )?(?:with )?one (?:is |of them )?${BESIDE}(?= [,.;]|$| and | through )`,
  'u',
)
const ONE = new RegExp(
  `^(?:there is|there are|there's|it has|drill|cut|add|make) (?:one|a|an) (?:[a-z#ø]+ )*?${CUTS} (?<beside>${BESIDE})(?= [,.;]|$| and | through )`,
  'u',
)
/** Of both of them, by a number. */
const PLACED =
  /^(?:they|they're|both|each|each one|the (?:middle|cent(?:er|re)|cent(?:er|re)line)s? of (?:each|both|the)|the (?:two )?(?:holes|slots|pockets)|their)(?: .*)? # (?:away )?(?:from|apart|in from|either side|center to center|centre to centre)(?: |$)/u

const LOOKS_AHEAD = 2

/** Whether one of the next sentences tells where they are. */
const isPlacedBehind = (sentences: readonly (readonly Item[])[], at: number): boolean =>
  sentences.slice(at + 1, at + 1 + LOOKS_AHEAD).some((items) => findSpoken(items, PLACED))

/** "one hole on each side": two holes. */
function asTwo(items: readonly Item[], { from, to }: Found): Item[] {
  const noun = items.findIndex((item) => means(item, 'feature'))
  const number = items.findIndex((item, at) => at < noun && countOf(item) === 1)
  if (noun < 0 || number < 0 || noun > to || noun < from) return [...items]
  const one = items[number] as Sized
  const [value] = one.quantity.values
  const two: Item = value ? { ...one, quantity: { ...one.quantity, values: [{ ...value, value: 2 }] } } : one
  const several: Term = { ...(items[noun] as Term), plural: true }
  const beside = items.findIndex(
    (item, at) =>
      at > noun && /^(?:on|to|at|on (?:each|either) side|(?:each|either) side)$/iu.test(item.text),
  )
  return asSettledPhrase(items.with(number, two).with(noun, several), { from: beside, to }, 'both of them')
}

function retold(items: Item[], at: number, sentences: readonly Item[][]): Item[] {
  const [two, one] = [findSpoken(items, TWO), findSpoken(items, ONE)]
  if ((!two && !one) || !isPlacedBehind(sentences, at)) return items
  if (two) {
    const rest = asSettledPhrase(items, two, 'both of them')
    return isMark(rest[two.from], ',') ? rest.toSpliced(two.from, 1) : rest
  }
  return one ? asTwo(items, one) : items
}

export const withOneOnEachSide = where(['feature:', 'each side of |either side of '], (sentences) =>
  sentences.map((items, at) => retold(items, at, sentences)),
)
