/** A rim along the edges of a body takes its outline from that: a ring on a disc, a frame on a plate. */
import { EngineError } from '../../errors.ts'
import { type Entity, isHollow, shapeOf } from '../entity.ts'
import { FLUSH } from '../places/flushness.ts'
import { quote } from '../sizes/sizes.ts'

/** How wide a rim is told as that of a wall. */
const ACROSS: ReadonlySet<string> = new Set(['width', 'thickness'])

const isTall = ({ concept }: Entity): boolean =>
  concept === 'cylinder' || concept === 'rod' || concept === 'pin' || concept === 'boss'

export function settleBorders(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (entity.concept !== 'border') continue
    const host = entity.host ?? entities.find((each) => each.kind === 'solid' && each !== entity)
    const shape = host && shapeOf(host)
    if (!host || isHollow(host) || (shape !== 'box' && shape !== 'round'))
      throw new EngineError(
        'prompt_too_ambiguous',
        `I can only make ${quote(entity.item.text)} around the top of a rectangular or round plate.`,
      )
    entity.host = host
    if (shape === 'box') continue
    // Around the top of a tall cylinder it could as well stand out from its side.
    if (isTall(host) && !/raised|upstanding/iu.test(entity.item.text))
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell whether ${quote(entity.item.text)} stands on the top or out from the side. Say “a raised rim”, or “a collar around the outside”.`,
      )
    entity.concept = 'ring'
    entity.manners.add(FLUSH)
    entity.flush ??= [entity.item]
    if (!entity.places.some(({ place }) => place.kind === 'on'))
      entity.places.push({ place: { kind: 'on', side: '+z' }, items: [entity.item] })
    entity.given.splice(
      0,
      entity.given.length,
      ...entity.given.map((given) => (ACROSS.has(given.word) ? { ...given, word: 'wall' } : given)),
    )
  }
}
