/** "a triangular plate with legs of 70 and 50 mm": what has two legs of their own lengths has its right angle between them. */
import { type Entity, shapeOf } from '../../entity.ts'

const LEGS = ['leg', 'otherLeg'] as const

export function squareLegs(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const { given, adjectives, item } = entity
    const both = LEGS.every((leg) => given.some(({ word }) => word === leg))
    if (both && shapeOf(entity) === 'triangle' && !adjectives.has('isosceles')) adjectives.set('right', item)
  }
}
