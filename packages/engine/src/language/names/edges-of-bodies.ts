/**
 * "the edges of the block that are parallel to the Z axis", "the edges of the plate on its top face": which of them is told
 * behind the body, and is read before it.
 */
import { where } from '../text/heard.ts'
import { type Item, isAnyOf, isThing, means } from '../text/items.ts'

const NOUN_REACH = 4

/** Where the body ends that they are the edges of. */
function bodyBehind(items: readonly Item[], edge: number): number | undefined {
  if (!means(items[edge + 1], 'preposition', 'of')) return undefined
  for (let at = edge + 2; at <= edge + 1 + NOUN_REACH; at++) {
    const item = items[at]
    if (means(item, 'solid') || means(item, 'whole')) return isThing(items[at + 1]) ? undefined : at
    if (!isAnyOf(item, 'determiner', 'which', 'ordinal', 'shape', 'filler', 'face')) return undefined
  }
  return undefined
}

const RUNS = /^(?:runs?|running|lies?|lying|go|goes|going|located|found|sits?|sitting)$/iu

const NOUN = /^(?:face|side|surface|axis|direction|dimension)s?$/iu

/** Where an axis or a side ends that is named there. */
function sideAt(items: readonly Item[], at: number): number | undefined {
  if (!isAnyOf(items[at], 'axis', 'face')) return undefined
  return NOUN.test(items[at + 1]?.text ?? '') ? at + 1 : at
}

/** Where the words end that tell which of them: an axis that they run along, or a side that they are on. */
function whichBehind(items: readonly Item[], body: number): number | undefined {
  let at = body + 1
  if (/^(?:that|which)$/iu.test(items[at]?.text ?? '')) at++
  while (means(items[at], 'be') || RUNS.test(items[at]?.text ?? '')) at++
  if (!means(items[at], 'preposition')) return undefined
  at++
  while (means(items[at], 'determiner') || /^its$/iu.test(items[at]?.text ?? '')) at++
  let end = sideAt(items, at)
  // "on the top and the bottom".
  while (end !== undefined && means(items[end + 1], 'conjunction', 'and')) {
    const next = sideAt(items, means(items[end + 2], 'determiner') ? end + 3 : end + 2)
    if (next === undefined) return end
    end = next
  }
  return end
}

function reordered(items: Item[]): Item[] {
  for (const [edge, item] of items.entries()) {
    // "the 20 mm long edges of the prism parallel to Z": told by their length already.
    if (!means(item, 'edge') || means(items[edge - 1], 'dimension')) continue
    const body = bodyBehind(items, edge)
    const end = body === undefined ? undefined : whichBehind(items, body)
    if (body === undefined || end === undefined) continue
    return [
      ...items.slice(0, edge + 1),
      ...items.slice(body + 1, end + 1),
      ...items.slice(edge + 1, body + 1),
      ...items.slice(end + 1),
    ]
  }
  return items
}

export const withEdgesOfBodies = where(['edge:', 'feature:fillet|feature:chamfer'], (sentences) =>
  sentences.map(reordered),
)
