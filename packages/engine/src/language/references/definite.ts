/** Whom a definite noun means, of those that it may mean. */

import type { Entity } from '../entity.ts'
import { placeInOrder } from '../lexicon/order.ts'
import type { Mention } from '../nouns/mentions.ts'

/** The one spoken of last. */
export const latest = (entities: readonly Entity[]): Entity | undefined =>
  entities.toSorted((a, b) => a.spoken[0] - b.spoken[0] || a.spoken[1] - b.spoken[1]).at(-1)

/** By its number, its first name, as what is being spoken of, by another of its names. */
export function spokenOf(
  compatible: readonly Entity[],
  mention: Mention,
  sentence: number,
): Entity | undefined {
  const numbered = placeInOrder(mention.ordinal)
  // "the first block", on a base that might be called one, too: by the noun it was told with.
  const alike = compatible.filter(({ names }) => names.has(mention.form))
  const counted = numbered === undefined ? undefined : (alike.length > 1 ? alike : compatible)[numbered]
  if (counted) return counted
  const named = compatible.filter(({ item }) => item.kind === 'term' && item.form === mention.form)
  const topic = compatible.filter(({ spoken }) => spoken[0] === sentence - 1)
  const called = compatible.filter((entity) => entity.names.has(mention.form))
  const earlier = compatible.filter((entity) => entity.sentence < sentence)
  // "Side rails: each rail is …", "each rail" after rails and a plate: its own kind before what else it may be.
  const own = ({ concept }: Entity): boolean => concept === mention.concept
  const heading = compatible.filter((entity) => own(entity) && entity.spoken[0] === sentence)
  return (
    latest(named) ??
    latest(heading) ??
    latest(topic.filter(own)) ??
    latest(called.filter(own)) ??
    // Of two alike the one that is being cut away, though only the other was called so.
    latest(topic.filter(({ concept, cut }) => cut && called.some((each) => each.concept === concept))) ??
    latest(called) ??
    latest(topic) ??
    latest(earlier) ??
    latest(compatible)
  )
}

/** "two discs … the rod": one of another name is none of several. */
export const isSeveral = ({ count, names, concept }: Entity, mention: Mention): boolean =>
  (count?.value ?? 1) > 1 && concept !== mention.concept && !names.has(mention.form)
