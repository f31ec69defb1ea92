/**
 * "with its flat side aligned with the edge", "so that the outer sides of each leg are flush with the top", "the bottom of the
 * object remains flat": how what is made already lies to each other. It makes nothing and has no size; where all else is
 * told, it follows.
 */
import { type Item, isAnyOf, isThing, means, wordsOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

/** Where such a clause begins. */
const BEGINS =
  /(?:, |(?<=[a-z#)] ))(?:and )?(?:so that|so (?=(?:it|they|the|its|both) )|so as to|such that|in such a way that|in a way that|ensuring(?: that)?|making sure(?: that)?|with (?=(?:its|the|their|both|all|each|one) )|bounded by|enclosed by|to represent|to form|to make|to create|to give|which represents?|representing|where (?=the )|without (?=(?:touching|meeting|contacting) )) ?/u

/** How things lie to each other; one of these is needed. */
const PREDICATE =
  /^(?:touch|align|line[sd]? up|meet|coincid|match|parallel|perpendicular|smooth|tangent|level|flush|share|sharing|rest|start|begin|contact|adjacent|symmetric|continuous|seamless|connect|remain|stay|bounded|enclosed|represent|coplanar|slop)/iu

const RELATION =
  /^(?:perpendicular(?:ly)?|parallel|symmetric(?:al|ally)?|tangent(?:s|ial|ially)?|coplanar|collinear|mutually|plane)$/iu

/** How one thing lies to another, with no size to it: no other place than the usual one. */
export const isRelation = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' && RELATION.test(item.text)

/** What may stand beside it: nothing that is done to a body. */
const BESIDE =
  /^(?:curved|surface|ground|flat|straight|each other|one another|same|perfectly|exact|full|entire|together|even|proper|correct|position|arc|radial|shape|look|visible|point|corner|ends?$|upright|vertical|horizontal|opposite|fac|lie|lying|sit|runs?$|running$|over|attach|join|roof)/iu

const PLAIN = [
  'filler',
  'be',
  'have',
  'determiner',
  'preposition',
  'conjunction',
  'face',
  'edge',
  'which',
  'place',
  'axis',
  'whole',
  'portion',
  'ordinal',
  'likeness',
  'purpose',
] as const

/** "the ramp", "each leg": one that is there already. */
function isKnownThing(items: readonly Item[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const item = items[back]
    if (means(item, 'determiner', 'a')) return false
    if (means(item, 'determiner') || means(item, 'which') || means(item, 'whole')) return true
    if (isThing(item) && !means(item, 'shape')) return false
  }
  return false
}

function isPlain(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item
  if (item.kind === 'mark') return true
  if (item.kind === 'quantity') return item.quantity.kind === 'count'
  if (PREDICATE.test(item.text) || BESIDE.test(item.text) || means(item, 'motion', 'assure')) return true
  if (isThing(item)) return isKnownThing(items, at)
  return isAnyOf(item, ...PLAIN) || means(item, 'negation') || means(item, 'shape')
}

/** Edges that stay as they are may be an exception to others that are worked. */
export const EXCEPTED_EDGES =
  /\b(?:sharp|square|crisp|untouched|unchanged|unrounded|plain|edges? (?:stay|remain|are left)|corners? (?:stay|remain|are left))/iu

/** Nothing in it but things that are there and their sides. */
export const isPlainClause = (items: readonly Item[]): boolean =>
  // "Attach the ramp to the side of the block" is an order.
  !isAnyOf(items[0], 'operation', 'make') &&
  !EXCEPTED_EDGES.test(wordsOf(items)) &&
  items.every((_, at) => isPlain(items, at))

/** A plain clause that says how these lie. */
export const isRelational = (items: readonly Item[]): boolean =>
  items.length > 2 &&
  items.some((item) => PREDICATE.test(item.text) || means(item, 'axis', 'xy')) &&
  isPlainClause(items)

/** The first such clause of a sentence, up to its end or to the next comma. */
export function relationIn(items: readonly Item[]): { from: number; end: number } | undefined {
  const found = findSpoken(items, BEGINS)
  if (!found) return undefined
  const { from } = found
  const commas = items.flatMap((item, at) => (at > from && item.text === ',' ? [at] : []))
  const end = [items.length, ...commas.toReversed()].find((each) => isRelational(items.slice(from, each)))
  return end === undefined ? undefined : { from, end }
}
