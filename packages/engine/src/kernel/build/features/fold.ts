/**
 * What follows a solid that is a pulled sketch, and could have been drawn in that sketch, is drawn in it: through holes as
 * openings, rounded or broken upright corners as corners of the outline. The kernel then extrudes one face instead of
 * cutting and blending, in a tenth of the time, and gives the same solid.
 */
import { EngineError } from '../../../errors.ts'
import type { Feature } from '../../../plan/features.ts'
import type { Sketch } from '../../../plan/profile.ts'
import type { Loop } from '../sketch/loop.ts'
import { type Region, regionOf } from '../sketch/nesting.ts'
import { simpleRegion } from '../sketch/sketch.ts'
import { type CutCorners, cutCorners } from './fold-corners.ts'
import { circlesOf, clearOfEachOther, type HoleCircles, insideOutline } from './fold-holes.ts'
import { type Extrusion, extrusionOf, type FoldableSolid, isFoldable } from './foldable.ts'

export interface FoldedSolid extends Extrusion {
  solid: FoldableSolid
  folded: HoleCircles[]
  /** The fillet or chamfer that was drawn into the outline, and the sketch with it. */
  corners?: { feature: string; sketch: Sketch } | undefined
}

/** A feature as it stands in the plan, or a solid with what was folded into it. */
export type FoldedFeature = Feature | FoldedSolid

/** The solid that later features may be folded into, as it is so far. */
export interface FoldingBase {
  solid: FoldableSolid
  /** With sharp corners: they change neither the box nor the centre of an end face. */
  extrusion: Extrusion
  outer: Loop
  /** The outline that holes must keep clear of, with the corners folded so far. */
  rim: Region
  openings: Region[]
  holes: HoleCircles[]
  corners?: CutCorners | undefined
}

export function foldFeatures(features: readonly Feature[]): FoldedFeature[] {
  const [first, ...others] = features
  if (!first || !isFoldable(first)) return [...features]
  let base = unlessRefused(() => foldingBase(first))
  if (!base) return [...features]
  let taken = 0
  for (const feature of others) {
    const before: FoldingBase = base
    const after = unlessRefused(() => foldIn(feature, before))
    if (!after) break
    base = after
    taken++
  }
  if (taken === 0) return [...features]
  const { extrusion, holes, corners } = base
  return [{ solid: first, ...extrusion, folded: holes, corners }, ...others.slice(taken)]
}

function foldingBase(solid: FoldableSolid): FoldingBase | undefined {
  const extrusion = extrusionOf(solid)
  const region = extrusion && simpleRegion(extrusion.sketch, solid.id)
  if (!region) return undefined
  return {
    solid,
    extrusion,
    outer: region.outer,
    rim: regionOf(region.outer),
    openings: region.inner.map(regionOf),
    holes: [],
  }
}

/** The base with the feature in it; undefined where the feature must be built on its own. */
function foldIn(feature: Feature, base: FoldingBase): FoldingBase | undefined {
  if (feature.kind === 'hole') {
    const circles = circlesOf(feature, base)
    if (!circles || !insideOutline(circles, base)) return undefined
    const holes = [...base.holes, circles]
    return clearOfEachOther(holes) ? { ...base, holes } : undefined
  }
  if (feature.kind === 'fillet' || feature.kind === 'chamfer') {
    const corners = base.corners ? undefined : cutCorners(feature, base)
    if (!corners) return undefined
    const after = { ...base, corners, rim: corners.rim }
    return base.holes.every((circles) => insideOutline(circles, after)) ? after : undefined
  }
  return undefined
}

/** What is refused here is left as it stands: its own builder says what is wrong with it. */
function unlessRefused<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof EngineError || cause instanceof RangeError) return undefined
    throw cause
  }
}
