/** Faces chosen by meaning: see plan/select.ts for what each field says. */
import { EngineError } from '../../errors.ts'
import type { Point3 } from '../../plan/geometry.ts'
import type { FaceSelector } from '../../plan/select.ts'
import { dot, toVector } from '../../plan/vector.ts'
import { type Body, ownersOf } from '../body.ts'
import { distanceTo } from '../distance.ts'
import { areaOf, boxOf } from '../mass.ts'
import type { Occt, TopoDS_Face } from '../occt.ts'
import { describeSurface, type Surface } from '../surface.ts'
import { facesOf } from '../topology.ts'

/** Directions closer than about 0.06 degrees, and lengths closer than this part of the size, are the same. */
const PARALLEL = 1 - 5e-7
const SAME_LENGTH = 1e-6

export const sameLength = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_LENGTH * Math.max(1, Math.abs(a), Math.abs(b))

export const isParallel = (a: Point3, b: Point3): boolean => Math.abs(dot(a, b)) >= PARALLEL

interface Candidate {
  face: TopoDS_Face
  surface: Surface
}

function matches(body: Body, { face, surface }: Candidate, selector: FaceSelector): boolean {
  if (selector.surface && surface.kind !== selector.surface) return false
  if (selector.feature && !ownersOf(body, face).has(selector.feature)) return false
  if (selector.facing) {
    if (surface.kind !== 'plane' || dot(surface.normal, toVector(selector.facing)) < PARALLEL) return false
    if (selector.at !== undefined && !sameLength(dot(surface.origin, toVector(selector.facing)), selector.at))
      return false
  }
  if (selector.diameter !== undefined) {
    if (surface.kind !== 'cylinder' && surface.kind !== 'sphere') return false
    if (!sameLength(2 * surface.radius, selector.diameter)) return false
  }
  if (selector.side && !('side' in surface && surface.side === selector.side)) return false
  return true
}

/** The value by which one of several matching faces is picked; the highest wins. */
function rank(oc: Occt, { face, surface }: Candidate, selector: FaceSelector): number {
  if (selector.near) return -distanceTo(oc, face, selector.near)
  if (selector.facing && surface.kind === 'plane' && selector.pick !== 'largest') {
    const height = dot(surface.origin, toVector(selector.facing))
    return selector.pick === 'innermost' ? -height : height
  }
  return areaOf(oc, face)
}

/** All faces that the selector means: with `pick` other than 'all' those that share first place. */
export function selectFaces(oc: Occt, body: Body, selector: FaceSelector): TopoDS_Face[] {
  const candidates = facesOf(oc, body.shape)
    .map((face) => ({ face, surface: describeSurface(oc, face) }))
    .filter((candidate) => matches(body, candidate, selector))
  if (candidates.length < 2 || (selector.pick === 'all' && !selector.near))
    return candidates.map((c) => c.face)
  const ranks = candidates.map((candidate) => rank(oc, candidate, selector))
  const best = Math.max(...ranks)
  return candidates.filter((_, i) => sameLength(ranks[i] as number, best)).map((c) => c.face)
}

/** The one face that the selector means; of several equally good ones the largest. */
export function selectFace(oc: Occt, body: Body, selector: FaceSelector, feature: string): TopoDS_Face {
  const faces = selectFaces(oc, body, {
    ...selector,
    pick: selector.pick === 'all' ? 'largest' : selector.pick,
  })
  const [first, ...others] = faces
  if (!first)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: the part has no face ${describeSelector(selector)}`,
      feature,
    )
  if (others.length === 0) return first
  return faces
    .map((face) => ({ face, area: areaOf(oc, face) }))
    .reduce((a, b) => (b.area > a.area * (1 + 1e-9) ? b : a)).face
}

/** The selector in words, for messages. */
export function describeSelector(selector: FaceSelector): string {
  const words = [
    selector.facing &&
      `facing ${typeof selector.facing === 'string' ? selector.facing : `[${selector.facing.join(', ')}]`}`,
    selector.surface && `that is a ${selector.surface}`,
    selector.diameter !== undefined && `of diameter ${selector.diameter} mm`,
    selector.side && `on the ${selector.side === 'inner' ? 'inside' : 'outside'}`,
    selector.at !== undefined && `at ${selector.at} mm`,
    selector.feature && `made by ${selector.feature}`,
  ].filter(Boolean)
  return words.length ? words.join(', ') : 'at all'
}

/** The middle of the face's box. */
export function faceCentre(oc: Occt, face: TopoDS_Face): Point3 {
  const box = boxOf(oc, face)
  if (!box) throw new EngineError('internal_error', 'a face has no extent')
  return [0, 1, 2].map((k) => ((box.min[k] as number) + (box.max[k] as number)) / 2) as Point3
}
