/**
 * "six holes, three along each long edge", "a row of three 5 mm holes along both long edges": a row beside either edge. Told as a grid
 * of two rows.
 */
import { GRID } from '../../places/grids.ts'
import { where } from '../../text/heard.ts'
import { asFiller, countBefore, countOf, type Item, means } from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'

const EDGES =
  '(?:(?:along|on|at|near|beside|by|down) (?:each|both|either)(?: of the(?: two)?)?|along the(?: two)?(?= (?:long|short)(?:er)? edges)) (?<edge>long|short)(?:er)? edges?'
/** So many of those that were counted before. */
const SHARED = new RegExp(
  `(?:, )?(?:with )?(?:two|three|four|five|six|eight|ten)(?: of them| holes)? (?:(?:in a row|spaced|evenly spaced|equally spaced) )?${EDGES}(?= [,.;]|$| and )`,
  'u',
)
const REPEATED = new RegExp(
  `(?<=holes (?:(?:in diameter|each|of|through|diameter|#|m#) )*)${EDGES}(?= [,.;]|$| and )`,
  'u',
)
const ROW =
  /(?:a|one) (?:(?:single|straight|evenly spaced) )?(?:row|line) of(?= (?:two|three|four|five|six|eight|ten) )/u

/** The noun of the holes that a phrase is about. */
const nounBefore = (items: readonly Item[], found: Found | undefined): number =>
  items.findLastIndex((item, at) => found && at < found.from && means(item, 'feature', 'hole'))

/** The rows in the place of the phrase for them. */
const asRows = (items: readonly Item[], found: Found, each: number): Item[] =>
  asOneTerm(items, found, { category: 'place', concept: `${GRID}${each}x2 ${found.match.groups?.['edge']}` })

function shared(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, SHARED)
  const noun = nounBefore(items, found)
  if (!found || noun < 0) return undefined
  const each = countOf(items.slice(found.from, found.to + 1).find((item) => countOf(item) !== undefined))
  if (each === undefined || countOf(items[countBefore(items, noun)]) !== 2 * each) return undefined
  return asRows(items, found, each)
}

/** So many each time; "six holes along the long edges", which are told as no row, are so many in all. */
function repeated(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, REPEATED)
  const noun = nounBefore(items, found)
  const number = countBefore(items, noun)
  const count = countOf(items[number]) ?? 0
  const row = findSpoken(items, ROW)
  const every = row !== undefined || /(?:each|both|either) /u.test(found?.match[0] ?? '')
  const each = every ? count : count / 2
  if (!found || !Number.isInteger(each) || each < 2) return undefined
  const laid = asRows(items, found, each)
  const idle = (at: number): boolean =>
    at === number || (row !== undefined && at >= row.from && at <= row.to && row.to < noun)
  return every ? laid.map((item, at) => (idle(at) ? asFiller(item, 'how many lie in a row') : item)) : laid
}

export const withRowsAtLongEdges = where(['holes', ' long| short', ' edge'], (sentences) =>
  sentences.map((items) => shared(items) ?? repeated(items) ?? items),
)
