/**
 * "at the 12 o'clock position (at the top of the disc)", "on the right side (3 o'clock)": the same place twice, by the clock and by
 * its side. The clock says it; a top or bottom beside it is that of the dial and no face.
 */
import { where } from '../../text/heard.ts'
import { amountOf, type Item } from '../../text/items.ts'
import { asIdle, type Found, findAllSpoken, findSpoken } from '../../text/spoken.ts'

const DIAL: Readonly<Record<string, number>> = { top: 90, bottom: 270, left: 180, right: 0 }

const SIDE =
  '(?:(?:i\\.?e\\.?|that is|which is|so|right|straight|directly) )*(?:(?:at|on|to|toward|towards) )?(?:the |its )?(?:very )?(?<side>top|bottom|left|right)(?: (?:side|edge|hand side))?(?: of (?:the|this|its) [a-z]+)?'
export const CLOCK = "(?:\\d+|[a-z]+) ?o'clock"

const GLOSSES: readonly RegExp[] = [
  new RegExp(
    `(?<=${CLOCK}(?: positions?)? )(?:\\( ${SIDE} \\)|, ${SIDE.replace('<side>', '<other>')}(?= [,.;]|$))`,
    'u',
  ),
  new RegExp(`${SIDE}(?= (?:\\( |, )(?:(?:at|in|i\\.?e\\.?|that is|the) )*${CLOCK})`, 'u'),
]

const isClock = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'clock'

/** The clock that stands nearest to the words for the side. */
const clockBeside = (items: readonly Item[], { from, to }: Found): Item | undefined => {
  return (
    items.slice(Math.max(0, from - 3), from).findLast(isClock) ?? items.slice(to + 1, to + 7).find(isClock)
  )
}

/** Another side than the clock's is a second place, and no gloss. */
const isGloss = (items: readonly Item[], found: Found): boolean => {
  const { side, other } = found.match.groups ?? {}
  const clock = clockBeside(items, found)
  return clock !== undefined && amountOf(clock) === DIAL[side ?? other ?? '']
}

const withoutGlosses = (items: Item[]): Item[] =>
  GLOSSES.flatMap((pattern) => findAllSpoken(items, pattern))
    .filter((found) => isGloss(items, found))
    .reduce((told, found) => asIdle(told, found, 'as the clock says'), items)

/** "On the opposite side from the keyway (6 o'clock)": told by what lies across from it as well. */
const OPPOSITE = new RegExp(
  `(?:on|at) the (?:opposite|other|far) side (?:from|of|to|as) the [a-z]+(?= (?:\\( |, )(?:(?:at|in|i\\.?e\\.?|that is|so|the) )*${CLOCK})`,
  'u',
)

/** Half a turn from the clock that was told last, in the sentences before. */
function withoutOpposite(items: Item[], before: readonly Item[][]): Item[] {
  const found = findSpoken(items, OPPOSITE)
  const own = amountOf(items.slice(found?.to).find(isClock))
  const last = amountOf(before.flat().findLast(isClock))
  if (!found || own === undefined || last === undefined || Math.abs(own - last) !== 180) return items
  return asIdle(items, found, 'as the clock says')
}

export const withoutClockGlosses = where(
  ["o'clock", ' top | bottom | left | right | opposite | other | far '],
  (sentences) => sentences.map((items, at) => withoutGlosses(withoutOpposite(items, sentences.slice(0, at)))),
)
