/** "Cut off the top two corners", "with two corners clipped": a corner that is cut off is chamfered. */
import { asFiller, asTerm, type Item, means } from '../text/items.ts'

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

export const withCutCorners = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items) => {
    const first = items.findIndex((_, at) => cutsCorners(items, at))
    return items.map((item, at): Item => {
      if (first >= 0 && at > first && (fallsOff(items, at) || means(item, 'portion', 'leg')))
        return asFiller(item, 'what falls off')
      return cutsCorners(items, at) ? asTerm(item, CHAMFER, { form: 'chamfered' }) : item
    })
  })
