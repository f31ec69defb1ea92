/** Blocks that are set against others end on, or square to the way these run: their length then lies along y. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { END_ON, SQUARE_TO } from '../../places/side-contacts.ts'
import type { Dimensions } from '../bodies/dimensions.ts'
import { along, type Stand } from '../faces/stand.ts'

/** Whether its length and width have to change places for that. */
export function liesAcross(
  { manners }: Entity,
  shape: ShapeKind,
  { values }: Dimensions,
  host: Stand | undefined,
  side: SignedAxis | undefined,
): boolean {
  if (shape !== 'box' || !host || !(manners.has(END_ON) || manners.has(SQUARE_TO))) return false
  const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => values.get(axis) ?? 0) as [
    number,
    number,
    number,
  ]
  // A tall one stands square to what lies, whichever way it is turned.
  if (z > Math.max(x, y) || x === y) return false
  const long: AxisName = x > y ? 'x' : 'y'
  const level = side && side[1] !== 'z'
  if (manners.has(END_ON) && level) return side[1] !== long
  const extent = (axis: AxisName): number => along(host.max, axis) - along(host.min, axis)
  const runs: AxisName = extent('x') >= extent('y') ? 'x' : 'y'
  return runs === long
}

export const withSwapped = (dimensions: Dimensions): Dimensions => {
  const values = new Map(dimensions.values)
  const [x, y] = [values.get('x'), values.get('y')]
  if (x !== undefined && y !== undefined) values.set('x', y).set('y', x)
  return { ...dimensions, values }
}
