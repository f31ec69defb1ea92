/** What edges are selected by in a plan: the sides that a phrase names, and a point near them. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { type Box, indexOf, levelOf, SIDES, type Side } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Feature } from '../world.ts'

export type Edges = Extract<Feature, { kind: 'fillet' }>['edges']
export type Selector = Edges[number]

export const sidesIn = (phrase: Phrase): Side[] =>
  [phrase.concept, ...phrase.words].flatMap((word) => SIDES[word === 'floor' ? 'bottom' : word] ?? [])

export const nearOf = (box: Box, sides: readonly Side[], run: AxisName): Point3 => {
  const point: Point3 = [
    (box.min[0] + box.max[0]) / 2,
    (box.min[1] + box.max[1]) / 2,
    (box.min[2] + box.max[2]) / 2,
  ]
  for (const side of sides) if (side.axis !== run) point[indexOf(side.axis)] = levelOf(box, side)
  return point
}
