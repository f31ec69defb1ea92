/** Positions on a cylindrical face: an angle about its axis, and a distance along it from the face's lower end. */
import type { Point3 } from '../../../plan/geometry.ts'
import { add, cross, dot, norm, scale, subtract, unit } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Face } from '../../occt.ts'
import { isParallel } from '../../select/faces.ts'
import { describeSurface, type Side } from '../../surface.ts'
import { radians } from '../sketch/plane-vector.ts'
import { impossible } from './refusal.ts'

export interface CylinderFace {
  /** On the axis, level with the face's lower end. */
  low: Point3
  /** Points along +x, +y or +z as the case may be, never against. */
  axis: Point3
  length: number
  radius: number
  side: Side
  /** Square to the axis: the directions of 0° and 90°. */
  zero: Point3
  quarter: Point3
}

export function cylinderFace(oc: Occt, face: TopoDS_Face, feature: string): CylinderFace {
  const surface = describeSurface(oc, face)
  if (surface.kind !== 'cylinder')
    throw impossible(feature, `the face it is made on must be a cylinder, not a ${surface.kind}`)
  const { radius, side, origin } = surface
  const main = surface.axis.reduce((a, c) => (Math.abs(c) > Math.abs(a) + 1e-9 ? c : a))
  const sign = main < 0 ? -1 : 1
  const axis = scale(surface.axis, sign)
  // A cylinder's second parameter is the distance along its own axis.
  const { VMin, VMax } = oc.BRepTools.UVBounds(face)
  const start = sign > 0 ? VMin : -VMax
  const reference: Point3 = isParallel(axis, [1, 0, 0]) ? [0, 1, 0] : [1, 0, 0]
  const zero = unit(subtract(reference, scale(axis, dot(reference, axis))))
  return {
    low: add(origin, scale(axis, start)),
    axis,
    length: VMax - VMin,
    radius,
    side,
    zero,
    quarter: cross(axis, zero),
  }
}

/** The direction from the axis outwards at an angle. */
export function radialAt({ zero, quarter }: CylinderFace, angleDeg: number): Point3 {
  const angle = radians(angleDeg)
  const direction = add(scale(zero, Math.cos(angle)), scale(quarter, Math.sin(angle)))
  return scale(direction, 1 / norm(direction))
}

export const onAxis = ({ low, axis }: CylinderFace, along: number): Point3 => add(low, scale(axis, along))
