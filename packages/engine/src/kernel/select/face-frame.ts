/**
 * The local axes of a planar face. They are the two part axes the face spans, in the order x, y, z, so that
 * positions read as part coordinates on every side. A slanted face has a level local x and a local y that climbs it.
 */
import { EngineError } from '../../errors.ts'
import type { Point3 } from '../../plan/geometry.ts'
import type { FaceSelector, OnFace } from '../../plan/select.ts'
import { type Axes, add, cross, dot, scale, subtract, toPart, unit } from '../../plan/vector.ts'
import type { Occt, TopoDS_Face } from '../occt.ts'
import type { Site } from '../site.ts'
import { describeSurface } from '../surface.ts'
import { faceCentre, selectFace } from './faces.ts'

const UNITS: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** Local x and y for an outward normal. Positions may be left-handed about it: only the order of the part axes counts. */
export function spannedAxes(normal: Point3): { x: Point3; y: Point3 } {
  const spanned = UNITS.filter((axis) => Math.abs(dot(axis, normal)) < 1e-7)
  if (spanned.length === 2) return { x: spanned[0] as Point3, y: spanned[1] as Point3 }
  const x = unit(cross([0, 0, 1], normal))
  return { x, y: cross(normal, x) }
}

export interface FaceFrame {
  face: TopoDS_Face
  /** `z` is the outward normal; x and y are the spanned axes, so x × y may be −z. */
  axes: Axes
}

export function planarFrame(
  oc: Occt,
  face: TopoDS_Face,
  origin: 'centre' | 'part',
  feature: string,
): FaceFrame {
  const surface = describeSurface(oc, face)
  if (surface.kind !== 'plane')
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: the face it stands on is not flat`,
      feature,
    )
  const { normal } = surface
  const start: Point3 = origin === 'centre' ? faceCentre(oc, face) : [0, 0, 0]
  const onPlane = add(start, scale(normal, dot(subtract(surface.origin, start), normal)))
  return { face, axes: { origin: onPlane, ...spannedAxes(normal), z: normal } }
}

export function faceFrame(
  site: Site,
  selector: FaceSelector,
  origin: 'centre' | 'part',
  feature: string,
): FaceFrame {
  if (!site.body)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: there is no body yet to stand on`,
      feature,
    )
  return planarFrame(site.oc, selectFace(site.oc, site.body, selector, feature), origin, feature)
}

/**
 * The frame of a sketch on a face: z is the outward normal, x and y the spanned part axes, so a sketch on any side
 * is in part coordinates. On a bottom, left or back face this is left-handed: x × y looks into the part.
 */
export function faceAxes(site: Site, on: OnFace, feature: string): Axes {
  const { axes } = faceFrame(site, on.face, on.origin, feature)
  return { ...axes, origin: toPart(axes, [...on.offset, 0]) }
}

/** As `faceAxes`, but right-handed as a person reads who looks at the face from outside: for text. */
export function viewAxes({ axes }: FaceFrame): Axes {
  const { x, y, z } = axes
  if (dot(cross(x, y), z) > 0) return axes
  // A bottom face is looked at from below with x to the right; a side is looked at with z up.
  return Math.abs(z[2]) > 0.5 ? { ...axes, y: scale(y, -1) } : { ...axes, x: scale(x, -1) }
}
