/** "in each of the four inside corners": those of the floor of a hollow body, between its walls. */
import { EngineError } from '../../errors.ts'
import { type Entity, isHollow } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { ON_FLOOR } from './inside.ts'

export function settleInnerCorners(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (!entity.places.some(({ place }) => place.kind === 'corners' && place.inner)) continue
    const hollow = entities.filter((each) => each.kind === 'solid' && !each.cut && isHollow(each))
    const [room] = hollow
    const stands = entity.kind === 'solid' && !entity.cut && hollow.length === 1 && !hollow.includes(entity)
    if (!room || !stands || room.family)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I can stand bodies in the inside corners of one hollow body; of ${quote(entity.item.text)} I cannot tell which corners are meant. Give its places by distances.`,
      )
    entity.manners.add(ON_FLOOR)
    entity.host = room
  }
}
