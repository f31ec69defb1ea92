/**
 * "a slot 60 mm long and 16 mm wide, with each end being a semicircle of 8 mm radius", "Its ends are half circles with a radius
 * of 8 mm": the radius of the slot, told by itself, and held against its width there. It is no work on an edge of the body.
 */
import { where } from '../../text/heard.ts'
import { amountOf, amountsIn, asFiller, type Item, isMark, isThing, means } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { type Found, findFirstSpoken } from '../../text/spoken.ts'

const ROUND =
  '(?:semi ?circles?|half circles?|semi ?circular(?: arcs?)?|half circular|half round|rounded(?: off)?|round|circular arcs?|arcs?)'
const RADIUS =
  '(?: (?:with|of|having|to|by|at|,|\\())*(?: (?:a|an|the))? (?:(?:end )?radius (?:of |is )?#|r#|# (?:end )?radius|# in radius)(?: \\))?'
const IS =
  '(?:is|are|being|should|must|be|finished|closed|formed|made|shaped|has|have|off|as|by|in|with|a|an|full|fully|complete|perfect)'
const LED = '(?:[,;] )?(?:(?:with|and|where|having|so that|both|it|has) )*'
const ENDS: readonly RegExp[] = [
  new RegExp(
    `${LED}(?:(?:the|its|both|each|two|of|whose|slot) )+ends?(?<own> of (?:(?:the|each|this|that|both) slots?|which|it))? (?:${IS} )+${ROUND}${RADIUS}(?= |$)`,
    'u',
  ),
  new RegExp(`${LED}(?:(?:two|both|its|fully|full) )*${ROUND} ends?${RADIUS}(?= |$)`, 'u'),
  new RegExp(
    `${LED}(?:(?:rounded|round|semi ?circular) )*(?:ends? (?:with|of|having) )?an? end radius of #(?= |$)`,
    'u',
  ),
]

const isSlot = (item: Item | undefined): boolean => means(item, 'feature', 'slot')

/** The slot whose ends they are: the thing named last, or one that is said to be twice as wide as the radius. */
function slotOf(items: readonly Item[], found: Found, before: readonly Item[]): Item | undefined {
  const own = items.slice(0, found.from)
  const near = own.findLast(isThing)
  if (near && isSlot(near)) return near
  const slot = [...before, ...own].findLast(isSlot)
  const radius = amountOf(items[found.quantities[0] ?? -1]) ?? 0
  const wide = [...before, ...own].filter((item) => !isMark(item))
  const fits = amountsIn(wide).some((each) => Math.abs(each - 2 * radius) < 1e-9)
  return fits || found.match.groups?.['own'] ? slot : undefined
}

function apart(items: Item[], before: readonly Item[]): Item[][] {
  const found = findFirstSpoken(items, ENDS)
  const size = items[found?.quantities[0] ?? -1]
  const slot = found?.quantities.length === 1 ? slotOf(items, found, before) : undefined
  if (!found || !size || !slot) return [items]
  const said = items.slice(found.from, found.to + 1)
  const idle = said.filter((item) => item !== size && !isMark(item))
  const rest = [...items.slice(0, found.from), ...items.slice(found.to + 1)]
  const radius = [
    unsaidWord(size, 'determiner', 'the'),
    unsaidAgain(size, slot),
    unsaidWord(size, 'have', 'have', 'has'),
    unsaidWord(size, 'determiner', 'a'),
    unsaidWord(size, 'dimension', 'radius'),
    unsaidWord(size, 'preposition', 'of'),
    size,
    ...idle.map((item) => asFiller(item, 'how its ends are rounded')),
  ]
  return rest.some((item) => !isMark(item)) ? [rest, radius] : [radius]
}

export const withSlotEndRadii = where(['feature:slot', ' end', 'radius|r#'], (sentences) =>
  sentences.flatMap((items, at) => apart(items, sentences[at - 1] ?? [])),
)
