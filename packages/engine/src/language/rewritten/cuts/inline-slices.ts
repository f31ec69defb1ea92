/**
 * "A sphere 40 mm in diameter with the top 10 mm cut off", "a cube with 10 mm cut off the top", "a cone with its tip cut off
 * 30 mm above the base": the slice in the same breath, told as a sentence of its own.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'
import { isLink } from '../../text/links.ts'
import { findFirstSpoken, findSpoken } from '../../text/spoken.ts'
import { SLICE_GONE, SLICE_PLANES, SLICED_SIDES } from './slice-words.ts'

const LEAD = '(?<=\\S )(?:[,;] )?(?:(?:with|and|but|having|which has|that has|then) )*'
const SLICED = new RegExp(
  `${LEAD}(?:the |its )?(?:top|bottom|upper|lower|uppermost|topmost|lowest|left|right|front|back) # (?:being )?(?:cut off|removed|sliced off|cut away|sawn off|taken off|chopped off|truncated|ground off|shaved off|milled off)$`,
  'u',
)
/** Another thing may be told behind it. */
const END = '(?=$|(?: ,)? and (?:a|an|two|three|four|six) )'
const CLAUSES: readonly RegExp[] = [
  new RegExp(`${LEAD}${SLICE_GONE} ${SLICED_SIDES}${END}`, 'u'),
  ...SLICE_PLANES.map((told) => new RegExp(`${LEAD}${told}${END}`, 'u')),
]

/** "a cone with a base of 60 mm": that is how wide it is below, and no second body. */
const bodiesIn = (items: readonly Item[]): number =>
  items.filter((item, at) => means(item, 'solid') && (at < 2 || !means(item, 'solid', 'base'))).length

const joins = (item: Item): boolean => isMark(item) || isLink(item)

function apart(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, SLICED)
  const size = found && items.findLastIndex(({ kind }) => kind === 'quantity')
  const verb = size === undefined ? undefined : items[size + 1]
  if (
    !found ||
    size === undefined ||
    !verb ||
    !items.slice(0, found.from).some((item) => means(item, 'solid'))
  )
    return clauseApart(items)
  const clause = items.slice(found.from).filter((item) => !joins(item))
  const is = unsaid(verb, { category: 'be', concept: 'is' }, 'is')
  return [items.slice(0, found.from), clause.flatMap((item) => (item === verb ? [is, item] : [item]))]
}

const withoutLead = (items: readonly Item[]): Item[] => items.slice(items.findIndex((item) => !joins(item)))

/** Of one body: whose top it is goes without saying there. */
function clauseApart(items: readonly Item[]): Item[][] {
  const found = findFirstSpoken(items, CLAUSES)
  if (!found || found.from === 0 || bodiesIn(items.slice(0, found.from)) !== 1) return [[...items]]
  const [head, clause, rest] = [
    items.slice(0, found.from),
    items.slice(found.from, found.to + 1),
    items.slice(found.to + 1),
  ]
  return [head, withoutLead(clause), ...(rest.length > 0 ? [withoutLead(rest)] : [])]
}

const FLAT =
  /(?<=[a-z#] )(?:, )?(?:with|that has|which has|having|and has|and) a flat(?: (?:spot|face|area|surface|base|cut))?(?: (?:cut|ground|milled|sliced|made))?(?: (?:on|at|in))? (?:the |its )?(?:top|bottom)(?= )/u

/** "a ball 50 mm in diameter with a flat on the bottom, 20 mm below the center": by itself, once the ball has its size. */
function flatApart(items: readonly Item[]): Item[][] {
  const found = items.some((item) => means(item, 'solid', 'sphere')) ? findSpoken(items, FLAT) : undefined
  const sized = found && items.slice(found.from).some(({ kind }) => kind === 'quantity')
  if (!found || !sized) return [[...items]]
  const [head, tail] = [items.slice(0, found.from), items.slice(found.from)]
  return isMark(tail[0]) ? [head, tail.slice(1)] : [head, tail]
}

export const withInlineSlices = where(' off |removed|cut |truncated| a flat| from | away ', (sentences) =>
  sentences.flatMap(apart).flatMap(flatApart),
)
