/** "Cut off the top two corners", "with two corners clipped": a corner that is cut off is chamfered. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means } from '../../text/items.ts'

const CUTS =
  /^(?:cut|cut off|cut away|cut out|clip|clipped|trim|trimmed|snip|snipped|chop|chopped|slice|sliced|remove|removed|truncate|truncated)$/iu

const isCut = (item: Item | undefined): boolean => item !== undefined && CUTS.test(item.text.trim())

/** What may stand between the verb and the corners. */
const passes = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'of') ||
  means(item, 'determiner') ||
  means(item, 'which') ||
  means(item, 'face') ||
  means(item, 'filler') ||
  means(item, 'conjunction', 'and') ||
  (item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number'))

const FARTHEST = 9

function cutsCorners(items: readonly Item[], at: number): boolean {
  if (!isCut(items[at])) return false
  // "a notch is cut out of every corner": the notch, and no corner that is cut off.
  if (items.slice(0, at).some((item) => means(item, 'solid', 'notch'))) return false
  let next = at + 1
  while (next < at + FARTHEST && passes(items[next])) next++
  const corner = items[next]
  if (next > at + 1 && means(corner, 'edge', 'corner')) return true
  // "with two corners cut off", "the corners are clipped".
  const before = means(items[at - 1], 'be') ? at - 2 : at - 1
  return means(items[before], 'edge', 'corner') && !means(items[at + 1], 'determiner')
}

const CHAMFER = { category: 'feature', concept: 'chamfer' } as const

const isTriangle = (item: Item | undefined): boolean =>
  means(item, 'portion', 'triangle') || (means(item, 'shape', 'right', 'triangular') && item !== undefined)

/** "…, removing right triangles with legs of 5 mm": what falls off where a corner is cut off. */
function fallsOff(items: readonly Item[], at: number): boolean {
  if (!isTriangle(items[at])) return false
  let verb = at - 1
  while (passes(items[verb]) || means(items[verb], 'shape')) verb--
  return isCut(items[verb]) || means(items[verb], 'operation', 'cut')
}

/** "with a right triangle that has two equal legs of 5 mm": the same, told behind the corners. */
const isCutter = (items: readonly Item[], at: number): boolean =>
  isTriangle(items[at]) &&
  items.slice(Math.max(0, at - 3), at).some((item) => /^(?:with|using|by|via)$/iu.test(item.text))

/** "two equal legs": as those of a corner that is cut off are. */
const isLegTalk = (items: readonly Item[], at: number): boolean => {
  const leg = items.findIndex((item, index) => index > at && index < at + 3 && means(item, 'portion', 'leg'))
  const two = items[at]?.kind === 'quantity' && /^(?:two|2)$/iu.test(items[at]?.text ?? '')
  return leg > 0 && (two || means(items[at], 'likeness', 'equal') || means(items[at], 'filler'))
}

/** How many corners of a figure with four must go for it to become that. */
const CORNERS_LESS: Readonly<Record<string, number>> = {
  pentagon: 1,
  pentagonal: 1,
  hexagon: 2,
  hexagonal: 2,
  octagon: 4,
  octagonal: 4,
}
const BECOMES = /^(?:forming|creating|making|giving|leaving|producing|form|create|make|get|resulting in)$/iu

/** "…, forming an irregular octagon": what comes of it, where as many corners are cut off. */
function resultIn(items: readonly Item[], first: number): [from: number, end: number] | undefined {
  const verb = items.findIndex((item, at) => at > first && BECOMES.test(item.text))
  if (verb < 0) return undefined
  let noun = verb + 1
  while (means(items[noun], 'determiner') || means(items[noun], 'filler') || items[noun]?.kind === 'unknown')
    noun++
  const gone = CORNERS_LESS[conceptOf(items[noun], 'portion') ?? conceptOf(items[noun], 'shape') ?? '']
  const said = items.slice(first, verb)
  const count = said.find((item) => item.kind === 'quantity' && item.quantity.kind === 'count')
  const many =
    count?.kind === 'quantity'
      ? count.quantity.values[0]?.value
      : said.some((item) => means(item, 'which', 'all', 'each'))
        ? 4
        : undefined
  if (gone === undefined || many !== gone) return undefined
  return [verb, means(items[noun + 1], 'whole') || means(items[noun + 1], 'edge', 'face') ? noun + 1 : noun]
}

/** "the corners of the square": of the sheet, by its outline. */
const isSheet = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'shape', 'square') &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at - 2], 'preposition', 'of') &&
  means(items[at - 3], 'edge', 'corner')

export const withCutCorners = where('edge:corner', (sentences) =>
  sentences.map((items) => {
    const first = items.findIndex((_, at) => cutsCorners(items, at))
    if (first < 0) return [...items]
    const [from, end] = resultIn(items, first) ?? [items.length, -1]
    return items.map((item, at): Item => {
      if (at >= from && at <= end) return asFiller(item, 'what comes of it')
      if (
        at > first &&
        (fallsOff(items, at) || isCutter(items, at) || means(item, 'portion', 'leg') || isLegTalk(items, at))
      )
        return asFiller(item, 'what falls off')
      if (at > first && isSheet(items, at)) return asFiller(item, 'the sheet')
      return cutsCorners(items, at) ? asTerm(item, CHAMFER, { form: 'chamfered' }) : item
    })
  }),
)
