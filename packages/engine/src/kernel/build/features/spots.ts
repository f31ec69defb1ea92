/** The places on a face where a feature stands: each a right-handed frame on the surface whose z looks outwards. */
import { EngineError } from '../../../errors.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Layout } from '../../../plan/layout.ts'
import type { FaceSelector } from '../../../plan/select.ts'
import { type Axes, add, dot, scale, subtract, toPart } from '../../../plan/vector.ts'
import type { Body } from '../../body.ts'
import { boxOf } from '../../mass.ts'
import type { Occt } from '../../occt.ts'
import { type FaceFrame, planarFrame } from '../../select/face-frame.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { describeSurface } from '../../surface.ts'
import { type CylinderFace, cylinderFace, onAxis, radialAt } from './cylinder-face.ts'
import { type FaceExtent, layoutPoints } from './layout.ts'
import { axesAbout, intoLocal, rightHanded } from './placement.ts'
import { impossible, mm } from './refusal.ts'

/** A tool begins this little above its face: enough to leave no skin, too little to mark what stands beside it. */
const LARGEST_OVERSHOOT = 1e-3
export const overshoot = (size: number): number => Math.min(LARGEST_OVERSHOOT, size / 100)

export interface Ground {
  spots: Axes[]
  /** How far the surface rises above a spot within this distance of it; infinite where it closes up before. */
  rise: (distance: number) => number
}

export function bodyOf(site: Site, feature: string): Body {
  if (!site.body)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: there is no body yet to work on`,
      feature,
    )
  return site.body
}

export function groundOf(site: Site, selector: FaceSelector, layout: Layout, feature: string): Ground {
  const { oc } = site
  const face = selectFace(oc, bodyOf(site, feature), selector, feature)
  if (describeSurface(oc, face).kind === 'cylinder')
    return roundGround(cylinderFace(oc, face, feature), layout, feature)
  const frame = planarFrame(oc, face, 'centre', feature)
  const spots = planarPoints(oc, frame, layout, feature).map((p) =>
    axesAbout(toPart(frame.axes, p), frame.axes.z),
  )
  return { spots, rise: () => 0 }
}

function roundGround(cylinder: CylinderFace, layout: Layout, feature: string): Ground {
  const inner = cylinder.side === 'inner'
  const spots = aroundPositions(cylinder, layout, feature).map(({ angleDeg, along }) => {
    if (along < 0 || along > cylinder.length)
      throw impossible(
        feature,
        `a position ${mm(along)} along the axis lies off the face, which is ${mm(cylinder.length)} long`,
      )
    const radial = radialAt(cylinder, angleDeg)
    const origin = add(onAxis(cylinder, along), scale(radial, cylinder.radius))
    return axesAbout(origin, inner ? scale(radial, -1) : radial)
  })
  const { radius } = cylinder
  const sag = (distance: number) =>
    distance < radius ? radius - Math.sqrt(radius ** 2 - distance ** 2) : Number.POSITIVE_INFINITY
  return { spots, rise: inner ? sag : () => 0 }
}

function aroundPositions({ length }: CylinderFace, layout: Layout, feature: string) {
  if (layout.kind === 'around') return layout.positions
  // The layout that stands where none was given: the middle of the face.
  const [only, ...others] = layout.kind === 'points' && layout.origin === 'centre' ? layout.points : []
  if (only?.[0] === 0 && only[1] === 0 && others.length === 0) return [{ angleDeg: 0, along: length / 2 }]
  throw impossible(
    feature,
    `positions on a round face are given 'around' its axis; a '${layout.kind}' layout needs a flat face`,
  )
}

export const planarPoints = (oc: Occt, frame: FaceFrame, layout: Layout, feature: string): Point2[] =>
  layoutPoints(layout, faceExtent(oc, frame), feature)

export function faceExtent(oc: Occt, { face, axes }: FaceFrame): FaceExtent {
  const box = boxOf(oc, intoLocal(oc, face, rightHanded(axes)))
  if (!box) throw new EngineError('internal_error', 'a face has no extent')
  const back = subtract([0, 0, 0], axes.origin)
  return {
    min: [box.min[0], box.min[1]],
    max: [box.max[0], box.max[1]],
    partOrigin: [dot(back, axes.x), dot(back, axes.y)],
  }
}

/** How far the body reaches below a face: the farthest of its box from any of the spots. */
export function reachBelow(oc: Occt, body: Body, spots: readonly Pick<Axes, 'origin' | 'z'>[]): number {
  const box = boxOf(oc, body.shape)
  if (!box) throw new EngineError('internal_error', 'the body has no extent')
  const reaches = spots.map(({ origin, z }) => {
    const farthest = z.map((up, k) => (up > 0 ? box.min[k] : box.max[k]) as number) as Point3
    return dot(subtract(origin, farthest), z)
  })
  return Math.max(...reaches)
}
