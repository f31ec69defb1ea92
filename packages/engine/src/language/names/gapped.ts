/**
 * "The first is 40 mm in diameter and 15 mm long, the second 25 mm in diameter and 35 mm long", "the larger has a diameter of
 * 20 mm, the smaller 12 mm": what the second clause leaves out is what the first one said.
 */
import { where } from '../text/heard.ts'
import { type Item, isMark, isThing, means, unsaid } from '../text/items.ts'
import { isSection } from './ones.ts'

/** A number in order, a side, the middle of three. */
const isTelling = (item: Item | undefined): boolean =>
  means(item, 'ordinal') || means(item, 'face') || means(item, 'place', 'centre')

const isOne = (item: Item | undefined): boolean => /^one$/iu.test(item?.text ?? '')

/** "the second", "the smaller one", "the upper cylinder": where it ends. */
function tellingAt(items: readonly Item[], at: number): number | undefined {
  if (!means(items[at], 'determiner', 'the')) return undefined
  if (!isTelling(items[at + 1])) return undefined
  return isOne(items[at + 2]) || isThing(items[at + 2]) || isSection(items[at + 2]) ? at + 3 : at + 2
}

const isSize = (item: Item | undefined): boolean => item?.kind === 'quantity' && item.quantity.kind === 'size'

const isLength = (item: Item | undefined): boolean =>
  isSize(item) || (item?.kind === 'quantity' && ['length', 'number', 'marked'].includes(item.quantity.kind))

const isVerb = (item: Item | undefined): boolean => means(item, 'be') || means(item, 'have')

interface Clause {
  verb: Item
  /** "a diameter of", where the size has its name before it. */
  frame: Item[]
}

/** The clause before: its verb and what leads to its first size. */
function clauseAt(items: readonly Item[], at: number): Clause | undefined {
  const end = tellingAt(items, at)
  const verb = end === undefined ? undefined : items[end]
  if (end === undefined || !verb || !isVerb(verb)) return undefined
  let size = end + 1
  while (
    means(items[size], 'determiner', 'a') ||
    means(items[size], 'preposition', 'of') ||
    means(items[size], 'dimension')
  )
    size++
  if (!isLength(items[size])) return undefined
  return { verb, frame: items.slice(end + 1, size) }
}

const again = (item: Item, { span }: Item): Item =>
  item.kind === 'term' ? unsaid({ span }, item.senses[0] as (typeof item.senses)[number], item.text) : item

function filled(items: Item[]): Item[] {
  const read: Item[] = []
  let clause: Clause | undefined
  for (const [at, item] of items.entries()) {
    clause = clauseAt(items, at) ?? clause
    read.push(item)
    // Whether a telling phrase ends here, and a size follows at once.
    const opened = [at - 1, at - 2].find((from) => tellingAt(items, from) === at + 1)
    const size = items[at + 1]
    if (!clause || opened === undefined || !size || !isLength(size)) continue
    if (!isMark(items[opened - 1], ',') && !means(items[opened - 1], 'conjunction', 'and')) continue
    const named = means(items[at + 2], 'dimension')
    // "the smaller 12 mm hole": a size that stands before its noun.
    const ends = items[at + 2] === undefined || isMark(items[at + 2]) || means(items[at + 2], 'conjunction')
    // "the bottom tier measures 60 x 60 mm, the middle one 40 x 40 mm": a size that needs no name.
    const whole = ends && isSize(size) && clause.frame.length === 0
    if (named || whole) read.push(again(clause.verb, size))
    else if (ends && clause.frame.some((each) => means(each, 'dimension')))
      read.push(...[clause.verb, ...clause.frame].map((each) => again(each, size)))
  }
  return read
}

const mayBeGapped = (items: readonly Item[]): boolean =>
  items.filter(isTelling).length > 1 && items.some(isVerb)

export const withGapped = where([' ordinal:| face:', ' be:| have:'], (sentences) =>
  sentences.map((items) => (mayBeGapped(items) ? filled(items) : items)),
)
