/**
 * Broken edges, recognised on the solid: a flat strip between two faces that would meet in an edge without it, or a cone
 * between a flat end and the cylinder it stands on. The sizes are the legs: how much is taken off each of the two faces.
 */
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, norm, subtract, unit } from '../../plan/vector.ts'
import type { TopoDS_Face } from '../occt.ts'
import { coordinates, type SurfaceOf } from '../surface.ts'
import { anyOf, type Measurer, nothing } from './measurement.ts'
import { nearestFace } from './nearest.ts'
import { type FaceFacts, type Meeting, type Subject, spanAlong, subjectOf } from './subject.ts'

type PlaneFacts = FaceFacts<SurfaceOf<'plane'>>

interface Chamfer {
  facts: FaceFacts
  legs: [number, number]
  /** It takes less of both its neighbours than it leaves: no whole side between two broken edges. */
  narrow: boolean
}

/** A strip leans to each neighbour by between these; the side of a hexagon, 60° to both, is no broken edge. */
const LEAST_LEAN = (8 * Math.PI) / 180
const MOST_LEAN = (82 * Math.PI) / 180
const MOST_TURN = (118 * Math.PI) / 180

const chamfers = new WeakMap<Subject, Chamfer[]>()

function chamfersOf(subject: Subject): Chamfer[] {
  const known = chamfers.get(subject)
  if (known) return known
  const found = [
    ...subject.facesOfKind('plane').flatMap((facts) => flatLegs(subject, facts)),
    ...subject.facesOfKind('cone').flatMap((facts) => conicalLegs(subject, facts)),
  ]
  chamfers.set(subject, found)
  return found
}

const leanOf = (a: Point3, b: Point3): number => Math.acos(Math.min(1, Math.max(-1, dot(a, b))))

/** The straight convex edges to flat neighbours that the strip leans to. */
function leaning(subject: Subject, facts: PlaneFacts) {
  return subject.meetings(facts).flatMap(({ edge, other, bend }) => {
    if (bend !== 'convex' || other.surface.kind !== 'plane') return []
    const lean = leanOf(facts.surface.normal, other.surface.normal)
    if (lean < LEAST_LEAN || lean > MOST_LEAN) return []
    using curve = new subject.oc.BRepAdaptor_Curve(edge)
    const start = coordinates(curve.Value(curve.FirstParameter()))
    return [{ lean, normal: other.surface.normal, face: other.face, start }]
  })
}

/** Two faces would meet along the strip: with the strip's plane they turn about one common direction. */
function flatLegs(subject: Subject, facts: PlaneFacts): Chamfer[] {
  const sides = leaning(subject, facts)
  const { normal } = facts.surface
  for (const [i, a] of sides.entries())
    for (const b of sides.slice(i + 1)) {
      const ridge = cross(a.normal, b.normal)
      const turn = leanOf(a.normal, b.normal)
      if (norm(ridge) < 1e-6 || Math.abs(turn - a.lean - b.lean) > 1e-6 || turn > MOST_TURN) continue
      const across = cross(normal, ridge)
      const width = Math.abs(dot(subtract(b.start, a.start), across)) / norm(across)
      // The law of sines in the triangle that was cut off.
      const legs: [number, number] = [
        (width * Math.sin(b.lean)) / Math.sin(turn),
        (width * Math.sin(a.lean)) / Math.sin(turn),
      ]
      const narrow = [a, b].every((side, k) => (legs[k] as number) < widthAcross(subject, side, ridge))
      return [{ facts, legs, narrow }]
    }
  return []
}

/** What is left of a neighbour. */
function widthAcross({ oc }: Subject, side: { normal: Point3; face: TopoDS_Face }, ridge: Point3): number {
  const { from, to } = spanAlong(oc, side.face, unit(cross(side.normal, ridge)))
  return to - from
}

const isEnd = ({ other: { surface } }: Meeting, axis: Point3): boolean =>
  surface.kind === 'plane' && Math.abs(dot(surface.normal, axis)) > 1 - 1e-6

const isBarrel = ({ other: { surface } }: Meeting, axis: Point3): boolean =>
  surface.kind === 'cylinder' && Math.abs(dot(surface.axis, axis)) > 1 - 1e-6

function conicalLegs(subject: Subject, facts: FaceFacts<SurfaceOf<'cone'>>): Chamfer[] {
  const { axis, halfAngleDeg } = facts.surface
  const convex = subject.meetings(facts).filter(({ bend }) => bend === 'convex')
  if (!convex.some((m) => isEnd(m, axis)) || !convex.some((m) => isBarrel(m, axis))) return []
  const { from, to } = spanAlong(subject.oc, facts.face, axis)
  const height = to - from
  const legs: [number, number] = [height, height * Math.tan((halfAngleDeg * Math.PI) / 180)]
  return [{ facts, legs, narrow: true }]
}

/**
 * Both legs answer: of an unequal chamfer either may have been stated. Where the edge was that is broken, the strip nearest to
 * it is the one, however much of its neighbours it takes.
 */
export const chamferSize: Measurer<'chamfer-size'> = (context, { part, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return nothing('there is no such part')
  const found = chamfersOf(subject)
  const none = 'found no broken edge between flat faces, or between a flat end and a cylinder'
  if (!near || found.length === 0)
    return anyOf(
      found.filter(({ narrow }) => narrow).flatMap(({ legs }) => legs),
      none,
    )
  const nearest = nearestFace(
    subject,
    found.map(({ facts }) => facts),
    near,
  )
  return anyOf(found.find(({ facts }) => facts === nearest?.facts)?.legs ?? [], none)
}
