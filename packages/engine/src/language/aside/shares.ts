/**
 * "0.375 units long (1/4th of the plate's length)", "as long as the base (100 mm)": how a size compares to one that was told before.
 * Set aside where that is so; where it is not, it stays and is refused.
 */
import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { amountOf, amountsIn, countOf, type Item, means } from '../text/items.ts'
import { asOneTerm, type Found, findAllSpoken, findSpoken } from '../text/spoken.ts'

const SIZE = '(?:length|width|height|thickness|depth|diameter|radius|size)'
const PART =
  '(?:(?:that is|or|which is|exactly|just|being|i e) )*(?<about>about |roughly |approximately )?(?:#|(?<word>half|a half|a quarter|one quarter|a third|one third|two thirds|three quarters))(?: th| rd| st| nd)?(?: of)? (?:the|its|that of the)'
const WHOLE = `(?: [a-z]+['’]s?)?(?: total| overall| full| outer| inner| larger| original| base)? ${SIZE}(?: of (?:the|this)(?: [a-z]+){1,2})?`
/** In brackets, or between commas: "a diameter of 0.2 units, about a third of the outer diameter, and …". */
const SHARES = [`\\( ${PART}${WHOLE} \\)`, `, ${PART}${WHOLE}(?= [,.;)]| and |$)`].map(
  (each) => new RegExp(each, 'u'),
)
const WORDS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a half': 1 / 2,
  'a quarter': 1 / 4,
  'one quarter': 1 / 4,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'three quarters': 3 / 4,
}
const ALIKE = /(?<=as (?<way>long|wide|tall|high|thick) as (?:the|its|this) (?:[a-z]+ )?[a-z]+ )\( # \)/u

/** Words that name a size, and where it stands in `a x b x c`. */
const WAYS: Readonly<Record<string, { named: RegExp; place: number }>> = {
  long: { named: /^(?:long|(?:in )?length)$/iu, place: 0 },
  wide: { named: /^(?:wide|(?:in )?width)$/iu, place: 1 },
  tall: { named: /^(?:tall|high|(?:in )?height)$/iu, place: 2 },
  high: { named: /^(?:tall|high|(?:in )?height)$/iu, place: 2 },
  thick: { named: /^(?:thick|(?:in )?thickness)$/iu, place: 2 },
}

/** What was told to be so long, so wide, so high. */
function sizesNamed(items: readonly Item[], way: string): number[] {
  const known = WAYS[way]
  if (!known) return []
  const isNamed = (at: number): boolean => known.named.test(items[at]?.text ?? '')
  return items.flatMap((item, at) => {
    if (item.kind !== 'quantity') return []
    const { values } = item.quantity
    const named =
      isNamed(at + 1) || isNamed(at + 2) || (isNamed(at - 2) && means(items[at - 1], 'preposition', 'of'))
    const said = values.length > 1 ? values[known.place] : named ? values[0] : undefined
    return said ? [said.value] : []
  })
}

const sizeSaid = (item: Item | undefined): number | undefined =>
  countOf(item) === undefined ? amountOf(item) : undefined

/** A share is told with few digits: a third of 0.61224 is 0.20408. */
const EXACT = 2e-3
const ABOUT = 5e-2

/** The share of some size that was told before. */
function isShare(
  items: readonly Item[],
  { from, quantities, match }: Found,
  told: readonly number[],
): boolean {
  const share = items[quantities[0] ?? -1]
  const { word, about } = match.groups ?? {}
  const part = items.slice(0, from).findLast((item) => sizeSaid(item) !== undefined)
  const [of, value] = [word ? WORDS[word] : sizeSaid(share), sizeSaid(part)]
  if (of === undefined || value === undefined || of <= 0 || of >= 1) return false
  const within = about || /^(?:about|approx|roughly|around|ca)/iu.test(share?.text ?? '') ? ABOUT : EXACT
  return told.some((whole) => Math.abs(value - of * whole) <= within * value)
}

const AGAIN: Entry = { category: 'filler', concept: 'a size once more' }

const setAside = (items: readonly Item[], found: Found): Item[] => asOneTerm(items, found, AGAIN)

export const withShares = where(' ( |half|third|quarter|# of |# rd |# th |# st |# nd ', (sentences) => {
  const told: number[] = []
  const before: Item[] = []
  return sentences.map((items) => {
    const read = SHARES.reduce<Item[]>(
      (kept, pattern) => {
        const shares = findAllSpoken(kept, pattern).filter((found) =>
          isShare(kept, found, [...told, ...amountsIn(kept.slice(0, found.from))]),
        )
        return shares.reduceRight<Item[]>(setAside, kept)
      },
      [...items],
    )
    const alike = findSpoken(read, ALIKE)
    const again = alike && sizeSaid(read[alike.quantities[0] as number])
    const way = alike?.match.groups?.['way'] ?? ''
    const isSo = again !== undefined && sizesNamed(before, way).includes(again)
    const kept = alike && isSo ? setAside(read, alike) : read
    before.push(...items)
    told.push(...amountsIn(items))
    return kept
  })
})
