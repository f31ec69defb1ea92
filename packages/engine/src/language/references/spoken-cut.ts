/**
 * "The wall has a 6 mm hole. Its center is 15 mm below the top of the wall": a cut goes on being spoken of by a pronoun, and
 * the bodies that are named beside it only say from where it is measured.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { findSpoken } from '../text/spoken.ts'
import { isCut } from './cut-reference.ts'
import { CUTS } from './hosts.ts'

const PRONOUN =
  /^(?:(?:it|it's|they|they're|these|both|each|its|their)(?: |$)|the (?:exact )?(?:cent(?:er|re)|middle)s? (?:is|are|lies?|sits?|should|must|point) )/u

const isWorked = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && isCut(entity) && CUTS.has(entity.concept) && !isEdgeFeature(entity)

/** The cut that a sentence without a noun for it goes on about. */
export function spokenCut({ items, mentions, entities, sentence, state }: Context): Entity | undefined {
  if (!findSpoken(items, PRONOUN)) return undefined
  const { subject, entities: all } = state.discourse
  if (isWorked(subject)) return subject
  // "The wall has a hole. It is 10 mm from the top of the wall": nothing is measured from itself.
  const last = all.at(-1)
  const named = mentions.some((mention) => subject !== undefined && entities.get(mention) === subject)
  return named && isWorked(last) && last.sentence === sentence - 1 ? last : undefined
}
