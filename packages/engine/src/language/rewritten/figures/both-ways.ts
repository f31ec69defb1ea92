/**
 * "Extrude it by 10 mm in both directions": 20 mm in all. "Extrude it symmetrically by 20 mm": that is the whole of it.
 * Which way a body grows from its sketch does not matter to its shape; how far does.
 */
import { millimetres } from '../../compile/ledger.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, type Sized } from '../../text/items.ts'
import { findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const EXTRUDE = 'extrud(?:e|es|ed|ing)(?: (?!by |to |symm)[a-z]+){0,4}?'
const PLANE =
  '(?: (?:of|from|about|around|with respect to|relative to|to) (?:the|its|this) (?:sketch plane|sketch|plane|work ?plane|sketching plane|mid plane|midplane|center plane|(?:xy|xz|yz|x y|x z|y z)(?: plane)?))?'
const ALONG = '(?: (?:along|in) the (?:positive )?[xyz](?: axis| direction)?)?'
const SIDES = `(?:in|to|on|toward|towards|into) (?:both|each|either)(?: of the)?(?: two)? (?:directions?|sides?|ways?)${PLANE}`
const SYMMETRIC = `(?: symmetric(?:ally)?(?: (?:about|around|with respect to|on both sides of|to both sides of) (?:the|its|this) (?:sketch plane|sketch|plane|work ?plane|mid ?plane|center plane|(?:xy|xz|yz|x y|x z|y z)(?: plane)?)| (?:in|to|on) (?:both|each|either) (?:directions?|sides?))?(?: ,)?)`
const SUM =
  '(?:(?: ,)? (?:so that|giving|for|resulting in|so|which gives|making|with|to get) (?:the |a |an )?(?:total|overall) (?:thickness|height|length|depth|width|extrusion)(?: is| of| being| distance)* #)?'

/** So far each way, perhaps with what that comes to. */
const EACH_WAY = new RegExp(
  `${EXTRUDE}${SYMMETRIC}?(?: by| to)?(?:(?: a total of)? #(?: in total)? ,(?: so| with| i\\.e\\.)?)?${ALONG} # ${SIDES}${SUM}`,
  'u',
)

/** So far in all. */
const IN_ALL: readonly RegExp[] = [
  new RegExp(
    `${EXTRUDE}${SYMMETRIC}${ALONG}(?: by| to)?(?: a total(?: distance| thickness| height)? of)? #(?: in total)?`,
    'u',
  ),
  new RegExp(`${EXTRUDE}(?: by| to)? #(?: in total)?${ALONG}${SYMMETRIC}(?= [,.;]|$| and )`, 'u'),
]

const isLength = (item: Item): item is Sized => item.kind === 'quantity' && item.quantity.kind === 'length'
const sizeOf = ({ quantity }: Sized): number => quantity.values[0]?.value ?? 0

const told = (size: Sized, value: number, note: string | undefined): Sized => ({
  ...size,
  quantity: {
    ...size.quantity,
    values: size.quantity.values.map((each) => ({ ...each, value })),
    ...(note ? { note } : {}),
  },
})

const EXTRUDED = /^extrud/iu
const PLAIN = /^(?:by|to|it|them|this|the)$/iu

function bothWays(items: readonly Item[]): Item[] {
  const each = findSpoken(items, EACH_WAY)
  const found = each ?? findFirstSpoken(items, IN_ALL)
  if (!found) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const sizes = said.filter(isLength)
  const least = Math.min(...sizes.map(sizeOf))
  const size = sizes.find((one) => sizeOf(one) === least)
  if (!size) return [...items]
  const whole = tidy(each ? 2 * least : least)
  // What it comes to has to be what it is said to come to.
  if (sizes.some((one) => one !== size && Math.abs(sizeOf(one) - whole) > 1e-6 * whole)) return [...items]
  const note = each
    ? `${millimetres(least)} each way are ${millimetres(whole)} in all`
    : /total/u.test(found.match[0])
      ? undefined
      : `${millimetres(whole)} are the whole of what is extruded to both sides`
  const kept = told(size, whole, note)
  const noun = said.findIndex((item) => isLength(item) || /^symm/iu.test(item.text))
  return [
    ...items.slice(0, found.from),
    ...said.flatMap((item, at): Item[] => {
      if (item === size) return [kept]
      if (at < noun || EXTRUDED.test(item.text) || PLAIN.test(item.text) || item.kind === 'mark')
        return [item]
      return [asFiller(item, 'to both sides')]
    }),
    ...items.slice(found.to + 1),
  ]
}

export const withBothWays = where(['extrud', 'both|each|either|symm'], (sentences) =>
  sentences.map((items) =>
    /extrud/u.test(spoken(items).text) && /both|each|either|symm/u.test(spoken(items).text)
      ? bothWays(items)
      : items,
  ),
)
