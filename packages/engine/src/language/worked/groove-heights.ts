/** "a groove in the front face, 10 mm tall and 8 mm deep": beside a depth, its height is how wide it is, up and down that side. */
import type { Entity } from '../entity.ts'

const has = ({ given }: Entity, word: string): boolean => given.some((each) => each.word === word)

/** Of one in the top face nobody could tell what is tall. */
const isOnTop = ({ places }: Entity): boolean =>
  places.every(({ place }) => place.kind !== 'faces' && place.kind !== 'ends' && place.kind !== 'face') ||
  places.some(({ place }) => place.kind === 'face' && place.face[1] === 'z')

export function settleGrooveHeights(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (entity.kind !== 'feature' || entity.concept !== 'groove' || isOnTop(entity)) continue
    if (!has(entity, 'height') || !has(entity, 'depth') || has(entity, 'width')) continue
    entity.given.splice(
      0,
      entity.given.length,
      ...entity.given.map((given) => (given.word === 'height' ? { ...given, word: 'width' } : given)),
    )
  }
}
