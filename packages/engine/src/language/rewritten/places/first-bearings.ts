/** "equally spaced, starting from the +X axis", "with the first one along +Y": where the first of several lies, as one word. */
import { FIRST_AT } from '../../places/bearings.ts'
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asOneTerm, findSpoken } from '../../text/spoken.ts'

const AXIS =
  '(?:the )?(?<sign>[+-]|positive|negative|plus)? ?(?<axis>x|y)(?: axis| direction| side)?(?= [,.;)]| and | so |$)'
const STARTING = new RegExp(
  `(?:starting|beginning|starts?|begins?)(?: out)? (?:from|at|on|along|in|with(?: one| the first(?: one)?)? (?:on|along|at)) ${AXIS}`,
  'u',
)
const FIRST = new RegExp(
  `(?:(?:with|where|such that|so that|and) )?(?:the first|one)(?: of them| one| [a-z]+)?(?: (?:is|being|lies|lying|located|placed|centered|centred|positioned|starts|starting))*(?: (?:on|at|along|in|pointing (?:along|in|to|towards)|aligned with)) ${AXIS}`,
  'u',
)

/** There are several, so that one of them can be the first. */
const isSeveral = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'quantity' && item.quantity.kind === 'count' && (item.quantity.values[0]?.value ?? 0) > 1,
  )

const isSpread = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'place', 'evenly', 'apart') ||
      means(item, 'portion', 'bolt circle', 'circle') ||
      (item.kind === 'quantity' && item.quantity.kind === 'angle'),
  )

function withFirst(items: readonly Item[]): Item[] {
  if (!isSpread(items)) return [...items]
  const found = findSpoken(items, STARTING) ?? (isSeveral(items) ? findSpoken(items, FIRST) : undefined)
  const { sign, axis } = found?.match.groups ?? {}
  if (!found || !axis) return [...items]
  const side = `${sign === '-' || sign === 'negative' ? '-' : '+'}${axis}`
  return asOneTerm(items, found, { category: 'place', concept: `${FIRST_AT}${side}` })
}

export const withFirstBearings = where(' x | y ', (sentences) => sentences.map(withFirst))
