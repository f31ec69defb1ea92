/**
 * What "it" and "its" speak of where only the thing told last leaves something open: "A 100 x 60 x 10 mm plate with a
 * pocket. Its length is 20 mm, its width 12 mm and its depth 4 mm", "It has a collar. It is located in the middle".
 */
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { Entity } from '../entity.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { type Item, isAnyOf, means } from '../text/items.ts'
import { type Discourse, mainBody, type Site } from './discourse.ts'

/** Nothing about the body is left open. */
const isSized = (entity: Entity): boolean =>
  !entity.family && entity.given.length > 0 && dimensionsSoFar(entity)?.assumed.length === 0

const isSize = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'designation'

/** "it is 20 mm", "it measures 20 x 12 mm", "it has a diameter of 20 mm", "its length is 20 mm". */
function tellsSize({ items, mention }: Site): boolean {
  const next = items.slice(mention.end, mention.end + 5)
  const size = next.findIndex(isSize)
  return (
    size >= 0 &&
    next
      .slice(0, size)
      .every((item) => isAnyOf(item, 'be', 'have', 'determiner', 'dimension', 'preposition', 'filler')) &&
    !means(next[size + 1], 'preposition', 'from')
  )
}

/** "Cut a keyway in the bore": of two that are left open, the one that the sentence is about; the other is where that lies. */
const leftOpenWith = (latest: Entity | undefined, subject: Entity | undefined): Entity | undefined =>
  subject?.kind === 'feature' && subject.sentence === latest?.sentence && subject.given.length === 0
    ? subject
    : latest

/** What "it" or "its" speaks of, where a sized body leaves only the last thing told. */
export function unsizedBefore(discourse: Discourse, site: Site): Entity | undefined {
  const { mention, first, sentence } = site
  if (mention.concept !== 'it') return undefined
  const latest = discourse.entities.findLast((entity) => entity.sentence < sentence)
  const main = mainBody(discourse)
  const last = leftOpenWith(latest, discourse.subject)
  if (!last || !main || last === main || last.given.length > 0 || last.loose || last.like || last.thread)
    return undefined
  if ((last.count?.value ?? 1) > 1 || last.plural || isEdgeFeature(last) || last.family) return undefined
  if (first && first !== last) return undefined
  return tellsSize(site) && isSized(main) ? last : undefined
}

const BEGINS = /^(?:starts|begins|lies)$/iu
const LOCATED = /^(?:located|placed|positioned|situated|centered|centred)$/iu

/** "It has a collar. It is located in the middle", "Its center is 12 mm from the top": of what was told last, as the part itself lies nowhere. */
export function unplacedBefore(
  { entities, subject }: Discourse,
  { mention, items, sentence }: Site,
): Entity | undefined {
  const last = entities.at(-1)
  if (mention.concept !== 'it' || mention.head !== 0 || !last || last === subject) return undefined
  if (subject !== mainBody({ entities, subject }) || last.sentence !== sentence - 1 || isEdgeFeature(last))
    return undefined
  const located =
    (means(items[1], 'be') && LOCATED.test(items[2]?.text ?? '')) ||
    (BEGINS.test(items[1]?.text ?? '') && items[2]?.kind === 'quantity')
  const middle =
    means(items[1], 'place', 'centre') &&
    items.some((item, at) => item.kind === 'quantity' && means(items[at + 1], 'preposition', 'from'))
  // Which way a slot runs says nothing of where it is.
  const unplaced = last.places.every(({ place }) => place.kind === 'along')
  return (located || middle) && unplaced ? last : undefined
}
