/** Angles and distances between two faces, and between two instances. */
import type { Point3 } from '../../plan/geometry.ts'
import { dot, scale, subtract } from '../../plan/vector.ts'
import { distanceTo, shapeDistance } from '../distance.ts'
import { placedShape } from '../move.ts'
import type { Occt } from '../occt.ts'
import type { SurfaceOf } from '../surface.ts'
import { type Measurer, nothing, point } from './measurement.ts'
import { nearestFace } from './nearest.ts'
import { type FaceFacts, subjectOf } from './subject.ts'

const NO_PART = nothing('there is no such part')

const sameFace = (a: Point3, b: Point3) => nothing(`${point(a)} and ${point(b)} lie nearest to the same face`)

/** In degrees, by the cosine's partner where it is nearly flat: acos alone loses half the digits there. */
function angleBetween(a: Point3, b: Point3): number {
  const sum = Math.hypot(...a.map((v, k) => v + (b[k] as number)))
  const difference = Math.hypot(...a.map((v, k) => v - (b[k] as number)))
  return (2 * Math.atan2(difference, sum) * 180) / Math.PI
}

export const angle: Measurer<'angle'> = (context, { part, between: [a, b] }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const planes = subject.facesOfKind('plane')
  const [first, second] = [nearestFace(subject, planes, a)?.facts, nearestFace(subject, planes, b)?.facts]
  if (!first || !second) return nothing('found no flat face')
  if (first === second) return sameFace(a, b)
  return { measured: angleBetween(first.surface.normal, second.surface.normal) }
}

export const distance: Measurer<'distance'> = (context, { part, between: [a, b] }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const [first, second] = [nearestFace(subject, subject.faces, a), nearestFace(subject, subject.faces, b)]
  if (!first || !second) return nothing('found no face')
  if (first.facts === second.facts) return sameFace(a, b)
  return { measured: faceDistance(subject.oc, first.facts, second.facts, [a, b]) }
}

/**
 * Two parallel flat faces are nowhere nearer than their planes, so one pair of points that far apart settles it; the full
 * search compares every edge of one with every edge of the other, and takes minutes on plates with hundreds of holes.
 */
function faceDistance(oc: Occt, a: FaceFacts, b: FaceFacts, hints: readonly Point3[]): number {
  const [p, q] = [a.surface, b.surface]
  if (p.kind === 'plane' && q.kind === 'plane' && Math.abs(dot(p.normal, q.normal)) > 1 - 1e-12) {
    const planes = Math.abs(dot(subtract(q.origin, p.origin), p.normal))
    for (const [hint, [from, to]] of [
      [hints[0], [p, b]],
      [hints[1], [q, a]],
    ] as [Point3, [SurfaceOf<'plane'>, FaceFacts]][]) {
      const foot = subtract(hint, scale(from.normal, dot(subtract(hint, from.origin), from.normal)))
      const own = to === b ? a : b
      if (distanceTo(oc, own.face, foot) < 1e-9 && Math.abs(distanceTo(oc, to.face, foot) - planes) < 1e-9)
        return planes
    }
  }
  return shapeDistance(oc, a.face, b.face)
}

export const clearance: Measurer<'clearance'> = ({ oc, model }, { instances }) => {
  const [first, second] = instances.map((id) => model.instances.find((i) => i.id === id))
  if (!first || !second) return nothing(`there is no instance ${first ? instances[1] : instances[0]}`)
  return { measured: shapeDistance(oc, placedShape(oc, first), placedShape(oc, second)) }
}
