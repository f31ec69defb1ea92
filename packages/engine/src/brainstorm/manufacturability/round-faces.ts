/** Which round face a point of the mesh belongs to: a chord lies off its arc, and the exact radius is on the solid. */
import type { Subject } from '../../kernel/measure/subject.ts'
import type { SurfaceOf } from '../../kernel/surface.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, norm, scale, subtract } from '../../plan/vector.ts'

/** The farthest a chord lies inside its arc, as part of the radius: twelve to the turn leave 3.4 %. */
const CHORD_SHARE = 0.04
const NOISE_MM = 1e-3

export const fromAxis = (
  { origin, axis }: Pick<SurfaceOf<'cylinder'>, 'origin' | 'axis'>,
  point: Point3,
): number => norm(cross(subtract(point, origin), axis))

/** Cosine: a facet's normal is off the true one by at most 15°. */
const RADIAL = 0.9

/** The cylinder that a point of the mesh lies on, with the normal of its facet: a floor beside a round wall is none of it. */
export function roundFaceAt(
  subject: Subject,
  point: Point3,
  normal: Point3,
): SurfaceOf<'cylinder'> | undefined {
  const found = subject.facesOfKind('cylinder').find((facts) => {
    const { origin, axis, radius } = facts.surface
    const from = subtract(point, origin)
    const radial = subtract(from, scale(axis, dot(from, axis)))
    const off = radius - norm(radial)
    if (off < -NOISE_MM || off > CHORD_SHARE * radius + NOISE_MM) return false
    if (Math.abs(dot(radial, normal)) < RADIAL * norm(radial)) return false
    const { min, max } = subject.looseBox(facts)
    return point.every((v, k) => v > (min[k] as number) - NOISE_MM && v < (max[k] as number) + NOISE_MM)
  })
  return found?.surface
}
