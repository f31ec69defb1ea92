/** "a boss on each of the six faces", "a block on all four sides": one of them against each pair of opposite faces. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { hostBefore } from '../sizes/likes.ts'

const PAIRS = ['z', 'x', 'y'] as const

export function settleOnAllFaces(entities: Entity[]): void {
  for (const [at, entity] of [...entities.entries()].toReversed()) {
    if (entity.kind !== 'solid' || entity.cut || entity.family) continue
    const told = entity.places.find(({ place }) => place.kind === 'faces')
    const faces: readonly SignedAxis[] = told?.place.kind === 'faces' ? told.place.faces : []
    const pairs = PAIRS.map((axis) => faces.filter((face) => face[1] === axis)).filter(
      ({ length }) => length === 2,
    )
    if (!told || pairs.length < 2 || pairs.length * 2 !== faces.length) continue
    // A number of them would have to be told of each pair.
    if ((entity.count?.value ?? 1) !== 1) continue
    const host = hostBefore(entity, entities)
    // What is round has but two.
    if (!host || shapeOf(host) !== 'box') continue
    const places = entity.places.filter((place) => place !== told)
    const split = pairs.map(
      (pair): Entity => ({
        ...entity,
        host,
        count: undefined,
        plural: false,
        places: [...places, { ...told, place: { kind: 'faces', faces: pair } }],
      }),
    )
    entities.splice(at, 1, ...split)
  }
}
