/**
 * "Everything is stacked up along the Z axis. The base is …. The tower is …. Then the cap: a disc …": each body that is told without a
 * place stands on the one told before it.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, isAnyOf, isMark, means, unsaid } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'

const ALL =
  "(?:everything|it(?: is|'s) all|they(?: are|'re)? ?(?:all)?|all(?: of)?(?: the| these| its| it| them)?(?: parts| bodies| pieces| shapes| sections| solids| elements| components)?|the (?:parts|bodies|pieces|shapes|sections|solids|elements|components)|these)"
const ANNOUNCED = new RegExp(
  `^(?:here )?${ALL} (?:(?:is|are|gets?|all|then|simply|just) )*stacked(?: (?:up|upwards?|vertically|directly|in (?:this|the given|that) order|along (?:the )?(?:\\+ )?z(?: axis| direction)?|in (?:the )?z(?: direction)?|on top of (?:each other|one another)|one on top of the other|bottom to top|from bottom to top|from the bottom up))*(?: (?:,|and) (?:is |are |all )*cent(?:ered|red)(?: on (?:it|the (?:same |z )?axis|each other))?)?$`,
  'u',
)

const SITED = ['preposition', 'place', 'face', 'edge'] as const

const isSize = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

/** Sizes and axes have such words, too: "of 30 mm diameter", "30 mm in diameter (X)". */
const isPlain = (item: Item): boolean =>
  means(item, 'preposition', 'of', 'with', 'in', 'as') || (!isAnyOf(item, ...SITED) && !isCoordinate(item))

const isCoordinate = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'coordinate' || item.quantity.kind === 'range')

/** What a sentence tells to be a body, by its name where it has one: "the cap is a disc", "Then the cap: a disc", "a disc". */
function bodyIn(items: readonly Item[]): Item | undefined {
  const cut = items.some((item) => means(item, 'feature') || means(item, 'operation', 'cut'))
  const a = items.findIndex((item) => means(item, 'determiner', 'a'))
  const noun = items.findIndex((item, at) => at > a && means(item, 'solid'))
  if (cut || a < 0 || noun < 0) return undefined
  const says = items[a - 1]
  return means(says, 'be') || isMark(says, ':') ? items[a - 2] : items[noun]
}

/** On top of the one before, by its name. */
const onTopOf = (below: Item, last: Item): Item[] => {
  const behind: Item['span'] = [last.span[1], last.span[1]]
  return [
    unsaid({ span: behind }, { category: 'place', concept: 'on top' }, 'on top of', 'on top of'),
    littleWord({ span: behind }, 'the'),
    { ...below, span: behind },
  ]
}

export const withStackedInOrder = where(' stacked', (sentences) => {
  const announced = sentences.findIndex((items) => findSpoken(items, ANNOUNCED))
  if (announced < 0) return sentences
  let below: Item | undefined
  return sentences.map((items, at): Item[] => {
    if (at === announced)
      return items.map((item) => (isMark(item) ? item : asFiller(item, 'the order of the bodies')))
    const body = bodyIn(items)
    const before = below
    below = body && (body.kind === 'unknown' || means(body, 'solid')) ? body : below
    if (at < announced || !before || !body || !items.some(isSize) || !items.every(isPlain)) return items
    return [...items, ...onTopOf(before, items.at(-1) as Item)]
  })
})
