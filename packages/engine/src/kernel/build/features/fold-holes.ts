/**
 * Through holes that follow the extrusion they pierce become openings of its sketch: extruding a face with a hundred
 * openings takes a tenth of the time of cutting a hundred holes, and gives the same solid.
 */
import { EngineError } from '../../../errors.ts'
import type { Feature, FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { dot, toVector } from '../../../plan/vector.ts'
import type { Loop } from '../sketch/loop.ts'
import { apart, type Region, regionOf, strictlyInside } from '../sketch/nesting.ts'
import { gap } from '../sketch/plane-vector.ts'
import { simpleRegion } from '../sketch/sketch.ts'
import { endFace, inSketch } from './end-face.ts'
import { type Extrusion, extrusionOf, type FoldableSolid, isFoldable } from './foldable.ts'
import { boreOf } from './hole-bore.ts'
import { layoutPoints } from './layout.ts'

export { buildFolded } from './build-folded.ts'

type Hole = FeatureOf<'hole'>

/** A hole as the circles it opens in the sketch of its solid. */
export interface HoleCircles {
  hole: Hole
  centres: Point2[]
  radius: number
}

export interface FoldedSolid extends Extrusion {
  solid: FoldableSolid
  folded: HoleCircles[]
}

/** A feature as it stands in the plan, or a solid with the holes that were folded into it. */
export type FoldedFeature = Feature | FoldedSolid

/** Circles closer than this to each other or to the outline are left to the kernel's booleans. */
const CLEARANCE = 1e-3

export function foldHoles(features: readonly Feature[]): FoldedFeature[] {
  const [first, ...others] = features
  if (!first || !isFoldable(first)) return [...features]
  const base = unlessRefused(() => foldingBase(first))
  if (!base) return [...features]
  const folded: HoleCircles[] = []
  for (const feature of others) {
    const circles = feature.kind === 'hole' ? unlessRefused(() => circlesOf(feature, base)) : undefined
    if (!circles || !fits(circles, folded, base)) break
    folded.push(circles)
  }
  if (folded.length === 0) return [...features]
  return [{ solid: first, ...base.extrusion, folded }, ...others.slice(folded.length)]
}

interface Base {
  solid: FoldableSolid
  extrusion: Extrusion
  outer: Loop
  rim: Region
  openings: Region[]
}

function foldingBase(solid: FoldableSolid): Base | undefined {
  const extrusion = extrusionOf(solid)
  const region = extrusion && simpleRegion(extrusion.sketch, solid.id)
  if (!region) return undefined
  return {
    solid,
    extrusion,
    outer: region.outer,
    rim: regionOf(region.outer),
    openings: region.inner.map(regionOf),
  }
}

function circlesOf(hole: Hole, { solid, extrusion, outer }: Base): HoleCircles | undefined {
  const side = pierces(hole, solid, extrusion)
  if (!side || hole.depth.kind !== 'through' || hole.depth.reach !== 'all') return undefined
  if (hole.counterbore || hole.countersink || hole.thread?.modelled) return undefined
  const face = endFace(extrusion, outer, side)
  if (!face || (hole.positions.kind === 'corners' && !face.boxIsExact)) return undefined
  return {
    hole,
    centres: layoutPoints(hole.positions, face.extent, hole.id).map((p) =>
      inSketch(extrusion.axes, face.axes, p),
    ),
    radius: boreOf(hole).diameter / 2,
  }
}

/** Which end of the extrusion the hole's face is; undefined where the selector may mean another. */
function pierces({ face }: Hole, { id }: FoldableSolid, { axes }: Extrusion): 'start' | 'end' | undefined {
  const { facing, feature, pick: _, ...narrower } = face
  if (!facing || (feature !== undefined && feature !== id)) return undefined
  if (Object.values(narrower).some((value) => value !== undefined)) return undefined
  const along = dot(toVector(facing), axes.z)
  return along > 1 - 5e-7 ? 'end' : along < -1 + 5e-7 ? 'start' : undefined
}

/** All circles strictly inside the outline, clear of its openings, of one another and of the holes before. */
function fits(
  { centres, radius }: HoleCircles,
  before: readonly HoleCircles[],
  { rim, openings }: Base,
): boolean {
  const inside = centres.every((centre) => {
    const circle = regionOf({ kind: 'circle', centre, radius: radius + CLEARANCE })
    return strictlyInside(circle, rim) && openings.every((opening) => apart(opening, circle))
  })
  return inside && clearOfEachOther([...before, { centres, radius }])
}

function clearOfEachOther(holes: readonly Pick<HoleCircles, 'centres' | 'radius'>[]): boolean {
  const circles = holes
    .flatMap(({ centres, radius }) => centres.map((centre) => ({ centre, radius })))
    .toSorted((a, b) => a.centre[0] - b.centre[0])
  const widest = Math.max(...holes.map(({ radius }) => radius))
  return circles.every((a, i) => {
    // Sorted along x, so that only near neighbours need a look.
    for (let j = i + 1; j < circles.length; j++) {
      const b = circles[j] as (typeof circles)[number]
      if (b.centre[0] - a.centre[0] > a.radius + widest + CLEARANCE) return true
      if (gap(a.centre, b.centre) <= a.radius + b.radius + CLEARANCE) return false
    }
    return true
  })
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
