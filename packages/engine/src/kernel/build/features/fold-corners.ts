/** A fillet or chamfer of the four upright edges of a pulled rectangle, seen as the corners of that rectangle. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { ProfileOf, Sketch } from '../../../plan/profile.ts'
import type { EdgeSelector } from '../../../plan/select.ts'
import { type Axes, add, scale, toVector } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Face } from '../../occt.ts'
import { isParallel } from '../../select/faces.ts'
import { describeSurface } from '../../surface.ts'
import { loopBox } from '../sketch/loop.ts'
import { profileLoops } from '../sketch/loops.ts'
import { type Region, regionOf } from '../sketch/nesting.ts'
import { gap, turnOf } from '../sketch/plane-vector.ts'
import type { FoldingBase } from './fold.ts'

type CornerFeature = FeatureOf<'fillet'> | FeatureOf<'chamfer'>

export interface CutCorners {
  feature: string
  sketch: Sketch
  rim: Region
}

/** Of the shorter side, what two corners may take; beyond it the blend's own builder decides, and says why not. */
const LARGEST_SHARE = 0.999

/** Millimetres below which a corner is left to the kernel, whose tolerances come into it. */
const SMALLEST_CUT = 1e-3

export function cutCorners(
  feature: CornerFeature,
  { solid, extrusion, outer }: FoldingBase,
): CutCorners | undefined {
  const rectangle = sharpRectangle(extrusion.sketch)
  if (!rectangle || !meansUprightEdges(feature.edges, solid.id, extrusion.axes)) return undefined
  const cut = cutOf(feature)
  if (!cut || cut.size < SMALLEST_CUT) return undefined
  if (2 * cut.size > LARGEST_SHARE * Math.min(rectangle.width, rectangle.height)) return undefined
  const cornered = { ...rectangle, [cut.corner]: cut.size }
  const loop = profileLoops(cornered, feature.id).outer
  // A rectangle that stands askew in its sketch loses its outermost points, from which later positions are measured.
  const [before, after] = [loopBox(outer), loopBox(loop)]
  if (gap(before.min, after.min) + gap(before.max, after.max) > 1e-9) return undefined
  return { feature: feature.id, sketch: { add: [cornered], cut: [] }, rim: regionOf(loop) }
}

/** How the rectangle calls what the feature does to its corners; undefined for legs of two lengths. */
function cutOf(
  feature: CornerFeature,
): { corner: 'cornerRadius' | 'cornerChamfer'; size: number } | undefined {
  if (feature.kind === 'fillet') return { corner: 'cornerRadius', size: feature.radius }
  return feature.second ? undefined : { corner: 'cornerChamfer', size: feature.distance }
}

/** The one rectangle of the sketch, with all four corners its own to cut. */
function sharpRectangle({ add: [profile, ...others], cut }: Sketch): ProfileOf<'rectangle'> | undefined {
  if (profile?.kind !== 'rectangle' || others.length > 0 || cut.length > 0) return undefined
  if (profile.cornerRadius !== undefined || profile.cornerChamfer !== undefined) return undefined
  return { ...profile, corners: ['++', '-+', '--', '+-'] }
}

/** Whether the selectors can mean nothing but the four edges along the extrusion: round holes have no straight edge. */
function meansUprightEdges(selectors: readonly EdgeSelector[], solid: string, axes: Axes): boolean {
  const [selector, ...others] = selectors
  if (!selector || others.length > 0) return false
  const {
    parallelTo,
    feature = solid,
    outer = true,
    convexity = 'convex',
    curve = 'line',
    ...narrower
  } = selector
  return (
    parallelTo !== undefined &&
    isParallel(toVector(parallelTo), axes.z) &&
    feature === solid &&
    outer &&
    convexity === 'convex' &&
    curve === 'line' &&
    Object.values(narrower).every((value) => value === undefined)
  )
}

/** Whether a wall of the pulled outline stands over one of its cut corners: a side's wall is square to the rectangle. */
export function isCornerWall(oc: Occt, wall: TopoDS_Face, { add: [profile] }: Sketch, axes: Axes): boolean {
  const surface = describeSurface(oc, wall)
  if (surface.kind !== 'plane') return true
  const [cos, sin] = turnOf(profile?.rotateDeg ?? 0)
  const { normal } = surface
  const along = add(scale(axes.x, cos), scale(axes.y, sin))
  const across = add(scale(axes.x, -sin), scale(axes.y, cos))
  return !isParallel(normal, along) && !isParallel(normal, across)
}
