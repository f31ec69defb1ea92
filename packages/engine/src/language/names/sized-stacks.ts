/**
 * "Three discs on a common axis, Ø60 x 10, then Ø40 x 15, then Ø20 x 25", "Stack two plates, centred: 80 x 80 x 10 at the bottom
 * and 50 x 50 x 20 on top": bodies of one noun that stand on each other, told by their sizes alone. Each is told in a
 * sentence of its own, on top of the one before.
 */
import { where } from '../text/heard.ts'
import { asFiller, countOf, type Item, isMark, means, unsaid } from '../text/items.ts'
import { type Found, findSpoken } from '../text/spoken.ts'

const SIZE = '(?:#x#x#|#x#)'
const LEVEL =
  '(?:(?:at|on|for|in|as) )?(?:the )?(?:very )?(?:bottom|base|lowest|lower|middle|center|centre|next|top|upper|highest|first|second|third|fourth|last|above|then|one|it)(?: one)?'
const BEFORE = `(?:(?:the )?(?:bottom|lower|lowest|middle|next|top|upper|first|second|third|fourth|last)(?: one)?(?: is| being| :)? )`
const JOIN = '(?:(?:,|;|and|then|next|finally|followed by|with) )+'
const ONE = `${BEFORE}?${SIZE}(?: ${LEVEL})*`
const LIST = new RegExp(`(?<=[,:;(] |(?:measuring|of|sized|being|are) )${ONE}(?: ${JOIN}${ONE})+`, 'u')

/** That they stand on each other, or are about one axis. */
const STACKED =
  /(?:^| )(?:stack|stacks|stacked|stacking|pile|piled|tower)(?: |$)|on top of (?:each other|one another|the other)|(?:on|upon) (?:the one|each one|the one before|the previous one)(?: below| before| beneath)?|(?:on|about|along|around|share|sharing) (?:a |one |the |the same )?(?:single |same |common )*axis|coaxial/u
/** Where they do not stand on each other, nobody knows how they lie. */
const OTHERWISE =
  /side by side|end to end|apart|spaced|nested|inside|around the|next to|row|grid|beside|through each/u
const DOWN = /^(?:(?:the )?(?:top|upper|highest))|^#x#(?:x#)? (?:(?:at|on) )?(?:the )?(?:top|upper)/u

const LEVELS: readonly RegExp[] = [
  /^(?:bottom|base|lowest|lower)$/u,
  /^(?:middle|center|centre)$/u,
  /^(?:top|upper|highest)$/u,
]

/** Whether the levels that are named go one way through the list. */
function isInOrder(list: string, isDown: boolean): boolean {
  const levels = list.split(' ').flatMap((word) => {
    const level = LEVELS.findIndex((each) => each.test(word))
    return level < 0 ? [] : [isDown ? -level : level]
  })
  return levels.every((level, at) => at === 0 || level > (levels[at - 1] as number))
}

const MOST_BEFORE = 14

interface Stack {
  found: Found
  noun: Item
  sizes: readonly Item[]
}

function stackIn(items: readonly Item[]): Stack | undefined {
  const found = findSpoken(items, LIST)
  if (!found || found.from > MOST_BEFORE) return undefined
  const lead = items.slice(0, found.from)
  const [noun, again] = lead.filter((item) => means(item, 'solid'))
  const count = lead.map(countOf).find((value) => value !== undefined && value > 1)
  const sizes = found.quantities.map((at) => items[at] as Item)
  const text = findSpoken(lead, STACKED)
  const told = lead.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
  if (noun?.kind !== 'term' || !noun.plural || again || !text || told || findSpoken(lead, OTHERWISE))
    return undefined
  const list = found.match[0]
  return count === sizes.length && isInOrder(list, DOWN.test(list)) ? { found, noun, sizes } : undefined
}

const asOrder = (item: Item): Item => asFiller(item, 'the order of the bodies')

/** ", with an 8 mm bore all the way through": told behind the list, of all of them. */
function restOf(items: readonly Item[], from: number): Item[][] {
  let at = from
  while (
    isMark(items[at], ',', ';', ')') ||
    means(items[at], 'preposition', 'with') ||
    means(items[at], 'conjunction')
  )
    at++
  const rest = items.slice(at)
  return rest.some(({ kind }) => kind !== 'mark') ? [rest] : []
}

function apart(items: Item[]): Item[][] {
  const stack = stackIn(items)
  if (!stack) return [items]
  const { found, noun, sizes } = stack
  const way = DOWN.test(found.match[0]) ? 'underneath' : 'on top'
  const shapes = items.slice(0, found.from).filter((item) => means(item, 'shape'))
  const said = items
    .slice(0, found.to + 1)
    .filter((item) => !isMark(item) && !sizes.includes(item) && item !== noun && !shapes.includes(item))
  const bodies = sizes.map((size, index): Item[] => [
    unsaid(size, { category: 'determiner', concept: 'a' }, '', 'a'),
    ...(index === 0
      ? [...shapes, { ...(noun as Item & { kind: 'term' }), plural: false }]
      : [
          ...shapes.map((shape) => ({ ...shape, text: '', span: unsaidSpan(size) })),
          { ...(noun as Item & { kind: 'term' }), plural: false, text: '', span: unsaidSpan(size) },
        ]),
    size,
    ...(index === 0 ? [] : [unsaid(size, { category: 'place', concept: way }, '', way)]),
  ])
  return [said.map(asOrder), ...bodies, ...restOf(items, found.to + 1)]
}

const unsaidSpan = ({ span: [from] }: Item): [number, number] => [from, from]

export const withSizedStacks = where(
  ['#x#', "stack|pile|tower|on top of|on the one|on each one|on the previous one|axis |axisy|axis'|coaxial"],
  (sentences) => sentences.flatMap(apart),
)
