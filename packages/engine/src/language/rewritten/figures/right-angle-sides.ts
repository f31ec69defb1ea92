/**
 * "The two sides that meet at the right angle are 50 mm (along X) and 30 mm (along Y)": the legs of a right triangle, by
 * where they are. The first leg lies along x and the second along y, in whichever order they are told.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, phraseOf } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const TRIANGLE = /(?:^| )triang(?:le|ular)(?: |$)/u

const SIDE = '(?:sides|edges|legs)'
const FORM =
  '(?:that |which )?(?:meet(?:ing)?|join(?:ing)?|form(?:ing)?|mak(?:e|ing)|enclos(?:e|ing)|creat(?:e|ing)|includ(?:e|ing)|compris(?:e|ing)|that are|touch(?:ing)?|next to|adjacent to|adjoining|beside|around|at|of|on either side of|come together|coming together)(?: (?:at|in|to form|to make|next to|adjacent to|beside))*'
const ANGLE =
  '(?:the |its |a )?(?:right angle|90 degree angle|square corner|right angled? corner|@ angle|@ corner)'
const OF_IT = '(?: of (?:the|this|that) (?:right )?triangle)?'

/** Also "the two perpendicular sides". */
const SIDES = new RegExp(
  `(?<=^| )(?:two )?(?:${SIDE}${OF_IT} ${FORM} ${ANGLE}|(?:perpendicular|right angle|right angled) ${SIDE})${OF_IT}(?= |$)`,
  'u',
)

function asLegs(items: Item[]): Item[] {
  const found = findSpoken(items, SIDES)
  if (!found) return items
  const { span } = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const legs = asTerm(
    { text: 'legs', span },
    { category: 'portion', concept: 'leg' },
    { form: 'leg', plural: true },
  )
  return [...items.slice(0, found.from), legs, ...items.slice(found.to + 1)]
}

const TAG =
  '(?: long)?(?: \\(? ?(?:along|in|on|parallel to) (?:the )?[xy](?: axis| direction| dimension)?(?: \\))?)?'
const PAIR = new RegExp(
  `(?<=(?:^| )legs (?:(?:are|is|of|measure|measuring|have|with|being|a|length|lengths|:) )*)#${TAG} (?:, )?and #${TAG}(?= [,.;)]|$| )`,
  'u',
)

/** Which way a leg lies: by a letter at its size, or by words behind it. */
function wayOf(size: Item | undefined, behind: readonly Item[]): AxisName | undefined {
  const letter = size?.kind === 'quantity' ? size.quantity.values[0]?.axis : undefined
  return (
    letter ?? (['x', 'y'] as const).find((axis) => behind.some(({ text }) => text.toLowerCase() === axis))
  )
}

function alongXFirst(items: Item[]): Item[] {
  const found = findSpoken(items, PAIR)
  const [first, second] = found?.quantities ?? []
  if (!found || first === undefined || second === undefined || found.quantities.length > 2) return items
  const and = items.findIndex(({ text }, at) => at > first && /^and$/iu.test(text))
  const [one, joint, two] = [items[first], items[and], items[second]]
  const ways = [wayOf(one, items.slice(first, and)), wayOf(two, items.slice(second, found.to + 1))]
  if (!one || !joint || !two || ways.join() === ',') return items
  const told = ways[0] === 'y' || ways[1] === 'x' ? [two, joint, one] : [one, joint, two]
  // Both along one axis, or one of them upright: no right angle in the plane.
  if (ways.includes('z') || ways[0] === ways[1]) return items
  const rest = items.slice(first, found.to + 1).filter((item) => !told.includes(item))
  return [
    ...items.slice(0, first),
    ...told,
    ...rest.filter(({ kind }) => kind !== 'mark').map((item) => asSettled(item, 'which way it lies')),
    ...items.slice(found.to + 1),
  ]
}

export const withRightAngleSides = where(['triang', ' leg| sides | edges ', '#'], (sentences) =>
  TRIANGLE.test(sentences.map((items) => spoken(items).text).join(' '))
    ? sentences.map((items) => alongXFirst(asLegs(items)))
    : sentences,
)
