/** Things that would be lost: a counterbore without its hole. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { CUTS } from './cuts.ts'

export function refuseUnplaced(entities: readonly Entity[]): void {
  for (const [index, entity] of entities.entries()) {
    // "with a slot at each end. … Cut a slot 20 mm long": announced, and never to be made besides.
    const announced = CUTS.has(entity.concept) && entity.given.length === 0 && !entity.thread
    const toldLater = entities
      .slice(index + 1)
      .some(
        ({ concept, given, sentence }) =>
          concept === entity.concept && given.length > 0 && sentence > entity.sentence,
      )
    if (announced && toldLater && entity.places.some(({ place }) => place.kind === 'ends'))
      throw new EngineError(
        'prompt_too_ambiguous',
        `How big is ${quote(entity.item.text)}? Give its size, or leave it out where it is told later.`,
      )
    const detail = entity.concept === 'counterbore' || entity.concept === 'countersink'
    const bored =
      entity.of?.concept === 'hole' || (entity.of?.concept === 'slot' && entity.concept === 'counterbore')
    if (detail && !bored)
      throw new EngineError(
        'prompt_too_ambiguous',
        `Which hole does ${quote(entity.item.text)} belong to? Describe the hole before it.`,
      )
  }
}
