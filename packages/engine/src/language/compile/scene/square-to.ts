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

/** "a pad, 5 mm thick, on the front face": what is told as its thickness points away from the face it is on. */
export function isOnFace({ given, places }: Entity, shape: ShapeKind, side: SignedAxis | undefined): boolean {
  if (shape !== 'box' || !side || side[1] === 'z') return false
  const named = places.some(
    ({ place, items }) =>
      (place.kind === 'face' || place.kind === 'faces') && items.some(({ text }) => FACE.test(text)),
  )
  return named && given.some(({ word }) => word === 'thickness')
}

const FACE = /\b(?:faces?|surfaces?)$/iu

export const withThicknessOut = (dimensions: Dimensions, side: SignedAxis): Dimensions => {
  const values = new Map(dimensions.values)
  const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => values.get(axis) ?? 0) as [
    number,
    number,
    number,
  ]
  if (side[1] === 'y') values.set('y', z).set('z', y)
  else values.set('x', z).set('y', x).set('z', y)
  return { ...dimensions, values }
}
