/**
 * "a sphere of 40 mm diameter with a flat cut off at the bottom so that the overall height comes to 36 mm": what is left of a
 * ball says how much is cut off it.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, type Item, means, type Sized, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

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

const ballIn = (items: readonly Item[]): number => items.findIndex((item) => means(item, 'solid', 'sphere'))

/** How wide the ball is, where the sentence says so. */
function diameterOf(items: readonly Item[]): number | undefined {
  const told = findSpoken(
    items,
    /(?<size>#)(?: (?:in )?(?<after>diameter|radius)| (?:sphere|ball))|(?<before>diameter|radius) (?:of |is )?#|ø#/u,
  )
  const value = told && amountOf(items[told.quantities[0] ?? -1])
  if (!told || value === undefined) return undefined
  return /radius/u.test(told.match[0]) ? 2 * value : value
}

function cutOff(items: readonly Item[]): Item[][] | undefined {
  const found = findSpoken(items, FLAT)
  const place = found?.quantities.at(-1)
  const size = place === undefined ? undefined : items[place]
  const ball = ballIn(items)
  if (found?.quantities.length !== 1 || size?.kind !== 'quantity' || ball < 0 || ball > found.from)
    return undefined
  if (!TALL.test(found.match[0]) || !TELLS.test(found.match[0])) return undefined
  const across = diameterOf(items.slice(0, found.from))
  const left = amountOf(size)
  if (across === undefined || left === undefined || left >= across) return undefined
  const [value] = size.quantity.values
  const off = {
    ...size,
    quantity: { ...size.quantity, kind: 'length', values: [{ ...value, value: across - left }] },
  } as Sized
  const word = (category: Entry['category'], concept: string, text: string): Item =>
    unsaid(size, { category, concept }, text)
  const below = found.match.groups?.['side'] !== 'top'
  const told = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asSettled(item, 'what is cut off'))
  return [
    [...items.slice(0, found.from), ...told, ...items.slice(found.to + 1)],
    [
      word('operation', 'cut', 'cut'),
      off,
      word('preposition', 'of', 'off'),
      word('determiner', 'the', 'the'),
      word('face', below ? '-z' : '+z', below ? 'bottom' : 'top'),
    ],
  ]
}

export const withTruncatedBalls = where('solid:sphere', (sentences) =>
  sentences.flatMap((items) => (ballIn(items) < 0 ? [items] : (cutOff(items) ?? [items]))),
)
