/**
 * "a sphere of 40 mm diameter with a flat cut off at the bottom so that the overall height comes to 36 mm": what is left of a
 * ball says how much is cut off it. So does where it is cut, of a ball about the origin: "its bottom cut off flat by the plane
 * Z=-15".
 */
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, type Item, means, type Sized } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { type Found, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const CUT =
  '(?:(?:cut|cut off|sliced|sliced off|machined|ground|milled|planed|trimmed|truncated|flattened|made|is|has been) )*'
const SIDE = '(?:at|on|off|from) (?:the|its) (?<side>bottom|underside|base|top)(?: side| end)?'
const LEAVES =
  '(?:(?:,|and|so|such|that|which|to|it|leaves|leaving|making|giving|with|a|an|the|its|total|overall|remaining|full|height|comes|is|of|measures|becomes|being|has) )*'
const FLAT = new RegExp(
  `(?:(?:,|and|with|has|it|a|that|which|is) )*(?:flat )?${CUT}(?:flat )?${SIDE} ${LEAVES}#(?: (?:high|tall|in height|overall|of height|remains?))?(?= [,.;]|$)`,
  'u',
)
const TALL = /\b(?:height|high|tall)\b/u
const TELLS = /\b(?:flat|cut|sliced|machined|ground|milled|planed|trimmed|truncated|flattened)\b/u

const OFF =
  '(?:is|are|being|has been|cleanly|cut|cut off|cut away|sliced|sliced off|removed|machined|ground|milled|planed|trimmed|trimmed off|truncated|flattened|chopped off|flat|off|away)'
const PLANE = '(?:(?:by|at|along|with|on|the|a|horizontal|flat|plane|level|height|of) )+z=#'
const LEAD = '(?:(?:,|and|but|with|has|it|which|that|is) )*'
/** Where a plane across the axis cuts it. */
const LEVELS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:its|the) (?<side>bottom|underside|base|top)(?: side| end| part)? (?:${OFF} )+${PLANE}(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:(?:the|all|any) )?(?:part|portion|piece|material|everything|region|cap) (?:(?:of|it|the|sphere|ball|that|lies|lying|which|is) )*(?<side>below|under|above|over) (?:the plane )?z=#(?: ${OFF})+(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(`(?<=(?:sphere|ball|origin) )${LEAD}(?:${OFF} )+${PLANE}(?= [,.;]|$)`, 'u'),
]
const BELOW = /^(?:bottom|underside|base|below|under)$/u

const ballIn = (items: readonly Item[]): number => items.findIndex((item) => means(item, 'solid', 'sphere'))

/** How wide the ball is, where the sentence says so. */
export function diameterOf(items: readonly Item[]): number | undefined {
  const told = findSpoken(
    items,
    /(?<size>#)(?: (?:in )?(?<after>diameter|radius)| (?:sphere|ball))|(?<before>diameter|radius) (?:of |is )?#|ø#/u,
  )
  const value = told && amountOf(items[told.quantities[0] ?? -1])
  if (!told || value === undefined) return undefined
  return /radius/u.test(told.match[0]) ? 2 * value : value
}

/** The sentence without what tells the cut, and the cut in an order of its own. */
function asOrder(
  items: readonly Item[],
  { from, to }: Found,
  said: Sized,
  amount: number,
  below: boolean,
): Item[][] {
  const [value] = said.quantity.values
  const off = {
    ...said,
    quantity: { ...said.quantity, kind: 'length', values: [{ ...value, value: amount }] },
  } as Sized
  const told = items
    .slice(from, to + 1)
    .filter((item) => item !== said && item.kind !== 'mark')
    .map((item) => asSettled(item, 'what is cut off'))
  return [
    [...items.slice(0, from), ...told, ...items.slice(to + 1)],
    [
      unsaidWord(said, 'operation', 'cut'),
      off,
      unsaidWord(said, 'preposition', 'of', 'off'),
      unsaidWord(said, 'determiner', 'the'),
      unsaidWord(said, 'face', below ? '-z' : '+z', below ? 'bottom' : 'top'),
    ],
  ]
}

/** The one size that a phrase tells. */
function onlySize(items: readonly Item[], { quantities: [at, ...others] }: Found): Sized | undefined {
  const size = at === undefined || others.length > 0 ? undefined : items[at]
  return size?.kind === 'quantity' ? size : undefined
}

function cutOff(items: readonly Item[]): Item[][] | undefined {
  const found = findSpoken(items, FLAT)
  const size = found && onlySize(items, found)
  const ball = ballIn(items)
  if (!found || !size || ball < 0 || ball > found.from) return undefined
  if (!TALL.test(found.match[0]) || !TELLS.test(found.match[0])) return undefined
  const across = diameterOf(items.slice(0, found.from))
  const left = amountOf(size)
  if (across === undefined || left === undefined || left >= across) return undefined
  return asOrder(items, found, size, across - left, found.match.groups?.['side'] !== 'top')
}

/** By where the plane lies, once a ball about the origin is told, and nothing else. */
function cutAtLevel(items: readonly Item[], across: number): Item[][] | undefined {
  const found = findFirstSpoken(items, LEVELS)
  const size = found && onlySize(items, found)
  const level = amountOf(size)
  if (!found || !size || level === undefined) return undefined
  const side = found.match.groups?.['side']
  const below = side === undefined ? level < 0 : BELOW.test(side)
  const off = across / 2 + (below ? level : -level)
  if (off <= 0 || off >= across || level === 0) return undefined
  return asOrder(items, found, size, off, below)
}

const AT_ORIGIN =
  /\b(?:centered|centred|center|centre|middle|lies|sits|located) (?:(?:at|on|in|is|lies) )*the (?:coordinate )?origin\b/u

/** How wide the only body is, where that is a ball about the origin. */
function ballAtOrigin(sentences: readonly Item[][]): number | undefined {
  const solids = sentences.flat().filter((item) => means(item, 'solid') && !means(item, 'filler'))
  const told = sentences.find((items) => ballIn(items) >= 0)
  return told && solids.every((item) => means(item, 'solid', 'sphere')) && AT_ORIGIN.test(spoken(told).text)
    ? diameterOf(told)
    : undefined
}

export const withTruncatedBalls = where('solid:sphere', (sentences) => {
  const across = ballAtOrigin(sentences)
  return sentences.flatMap(
    (items) =>
      (across === undefined ? undefined : cutAtLevel(items, across)) ??
      (ballIn(items) < 0 ? undefined : cutOff(items)) ?? [items],
  )
})
