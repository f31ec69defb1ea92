/** "a cylinder 40 mm long along the left edge": it lies along that edge, but on it or beside it nobody knows. */
import { EngineError } from '../../errors.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'

const ROUND: ReadonlySet<string> = new Set(['round', 'tube', 'cone', 'polygon'])

/** Upright it would be at the edge, and not along it. */
export function refuseRoundAlongEdges(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const standing =
      isOwnBody(entity) && ROUND.has(shapeOf(entity) ?? '') && (entity.orientation ?? 'z') === 'z'
    if (!standing || (entity.count?.value ?? 1) > 1 || entity.family) continue
    const along = entity.places.some(
      ({ place, items }) =>
        (place.kind === 'flush' || place.kind === 'face') &&
        items.some(({ text }) => /(?:^|\s)along$/iu.test(text)),
    )
    if (along)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell how ${quote(entity.item.text)} lies along that edge. Say where its axis runs, such as “lying along the y axis on top of the plate”.`,
      )
  }
}
