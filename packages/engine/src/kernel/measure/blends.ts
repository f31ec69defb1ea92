/**
 * Rounded edges, recognised on the solid: a cylinder or torus that turns by less than half a turn across and runs smoothly
 * into a neighbour on both of its long sides; a sphere that runs smoothly into all its neighbours is the corner of three.
 */
import { cross, distance, norm, subtract } from '../../plan/vector.ts'
import type { TopoDS_Edge } from '../occt.ts'
import { isParallel } from '../select/faces.ts'
import type { SurfaceOf } from '../surface.ts'
import { anyOf, figure, type Measurer, nothing, sameSize } from './measurement.ts'
import { nearestFace } from './nearest.ts'
import { type FaceFacts, type Subject, subjectOf } from './subject.ts'

type RoundFacts = FaceFacts<SurfaceOf<'cylinder' | 'torus' | 'sphere'>>

const NO_PART = nothing('there is no such part')
/** A slot's end turns by exactly half a turn and is no rounding. */
const HALF_TURN = Math.PI * 0.98
const SAME_MM = 1e-3

const radiusOf = ({ surface }: RoundFacts): number =>
  surface.kind === 'torus' ? surface.tubeRadius : surface.radius

const blends = new WeakMap<Subject, RoundFacts[]>()

/** All faces that round an edge or a corner off. */
export function blendsOf(subject: Subject): RoundFacts[] {
  const known = blends.get(subject)
  if (known) return known
  const found = subject.faces.filter((facts): facts is RoundFacts => isBlend(subject, facts))
  blends.set(subject, found)
  return found
}

export function isBlend(subject: Subject, facts: FaceFacts): boolean {
  const { kind } = facts.surface
  if (kind === 'sphere') {
    const met = subject.meetings(facts)
    return met.length > 0 && met.every(({ bend }) => bend === 'smooth')
  }
  if (kind !== 'cylinder' && kind !== 'torus') return false
  const { UMin, UMax, VMin, VMax } = subject.oc.BRepTools.UVBounds(facts.face)
  // Across a cylinder runs its u, across a torus tube its v.
  const [low, high] = kind === 'cylinder' ? [UMin, UMax] : [VMin, VMax]
  if (high - low > HALF_TURN) return false
  const sides = subject
    .meetings(facts)
    .filter(({ bend }) => bend === 'smooth')
    .map(({ edge }) => acrossAt(subject, edge, facts))
  const slack = 0.01 * (high - low)
  return sides.some((at) => at < low + slack) && sides.some((at) => at > high - slack)
}

/** Where the edge's middle lies across the face, in the face's own angle. */
function acrossAt({ oc }: Subject, edge: TopoDS_Edge, { face, surface }: FaceFacts): number {
  using curve = new oc.BRepAdaptor_Curve2d(edge, face)
  using uv = curve.Value((curve.FirstParameter() + curve.LastParameter()) / 2)
  return surface.kind === 'cylinder' ? uv.X() : uv.Y()
}

export const filletRadius: Measurer<'fillet-radius'> = (context, { part, near }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const found = blendsOf(subject)
  if (near) {
    // A corner's sphere touches the roundings it joins, which come first at equal distance.
    const one = nearestFace(subject, found, near, ({ surface }) => Number(surface.kind === 'sphere'))
    return one ? { measured: radiusOf(one.facts) } : nothing('found no rounded edge')
  }
  const along = found.filter(({ surface }) => surface.kind !== 'sphere')
  return anyOf((along.length > 0 ? along : found).map(radiusOf), 'found no rounded edge')
}

/** One for each rounded edge: a face that the kernel has split counts once, a corner not at all. */
export const filletCount: Measurer<'fillet-count'> = (context, { part, radius }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const along = blendsOf(subject).filter(({ surface }) => surface.kind !== 'sphere')
  const sized = along.filter((facts) => sameSize(radiusOf(facts), radius))
  const counted: RoundFacts[] = []
  for (const facts of sized)
    if (!counted.some((other) => continues(subject, facts, other))) counted.push(facts)
  if (counted.length > 0 || along.length === 0) return { measured: counted.length }
  const radii = [...new Set(along.map((facts) => figure(radiusOf(facts))))]
  return { measured: 0, note: `found rounded edges of ${radii.join(', ')} mm` }
}

/** The same surface on both sides of a shared edge. */
function continues(subject: Subject, a: RoundFacts, b: RoundFacts): boolean {
  if (!subject.meetings(a).some(({ other, bend }) => bend === 'smooth' && other === b)) return false
  const [p, q] = [a.surface, b.surface]
  if (p.kind !== 'cylinder' || q.kind !== 'cylinder')
    return p.kind === 'torus' && q.kind === 'torus' && distance(p.centre, q.centre) < SAME_MM
  return isParallel(p.axis, q.axis) && norm(cross(subtract(q.origin, p.origin), p.axis)) < SAME_MM
}
