/** Measures of outer cylinders, spheres, tori and cones. */
import { dot, toVector } from '../../plan/vector.ts'
import { isParallel } from '../select/faces.ts'
import { isBlend } from './blends.ts'
import { anyOf, figure, type Measurer, nothing } from './measurement.ts'
import { nearestFace } from './nearest.ts'
import { spanAlong, subjectOf } from './subject.ts'

const NO_PART = nothing('there is no such part')

/** A cylinder farther from the point than its own radius is not the one that was meant. */
export const cylinderDiameter: Measurer<'cylinder-diameter'> = (context, { part, near, axis }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const outer = subject
    .facesOfKind('cylinder')
    .filter(({ surface }) => surface.side === 'outer' && (!axis || isParallel(surface.axis, toVector(axis))))
  const found = nearestFace(subject, outer, near)
  if (!found) return nothing('found no outer cylinder')
  const diameter = 2 * found.facts.surface.radius
  if (found.distance > diameter / 2 + 1e-6)
    return nothing(
      `the nearest outer cylinder, of ${figure(diameter)} mm, is ${figure(found.distance)} mm away`,
    )
  return { measured: diameter }
}

/** Without a point, the largest first: of a hollow ball the outside is what its diameter means. */
export const sphereDiameter: Measurer<'sphere-diameter'> = (context, { part, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const spheres = subject.facesOfKind('sphere')
  if (near) {
    const found = nearestFace(subject, spheres, near)
    return found ? { measured: 2 * found.facts.surface.radius } : nothing('found no sphere')
  }
  const own = spheres.filter((facts) => !isBlend(subject, facts))
  return anyOf(
    own.map(({ surface }) => 2 * surface.radius).toSorted((a, b) => b - a),
    'found no sphere',
  )
}

/** Tori that round an edge off stand back where there are others. */
export const torusDiameter: Measurer<'torus-diameter'> = (context, { part, which }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const tori = subject.facesOfKind('torus')
  const own = tori.filter((facts) => !isBlend(subject, facts))
  const sizes = (own.length > 0 ? own : tori)
    .toSorted((a, b) => b.surface.ringRadius - a.surface.ringRadius)
    .map(({ surface }) => 2 * (which === 'ring' ? surface.ringRadius : surface.tubeRadius))
  return anyOf(sizes, 'found no torus')
}

export const coneAngle: Measurer<'cone-angle'> = (context, { part, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const cones = subject.facesOfKind('cone')
  if (near) {
    const found = nearestFace(subject, cones, near)
    return found ? { measured: 2 * found.facts.surface.halfAngleDeg } : nothing('found no cone')
  }
  return anyOf(
    cones.map(({ surface }) => 2 * surface.halfAngleDeg),
    'found no cone',
  )
}

/** At its wide end, wherever the face ends: what a countersink is on the face it begins in. */
export const coneDiameter: Measurer<'cone-diameter'> = (context, { part, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const found = nearestFace(subject, subject.facesOfKind('cone'), near)
  if (!found) return nothing('found no cone')
  const { face, surface } = found.facts
  const { apex, axis, halfAngleDeg } = surface
  const { from, to } = spanAlong(subject.oc, face, axis)
  const tip = dot(apex, axis)
  const farthest = Math.max(Math.abs(from - tip), Math.abs(to - tip))
  return { measured: 2 * farthest * Math.tan((halfAngleDeg * Math.PI) / 180) }
}
