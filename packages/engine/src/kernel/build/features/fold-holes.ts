/** Plain through holes, seen as the circles they open in the sketch of the solid they pierce. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { dot, toVector } from '../../../plan/vector.ts'
import { apart, regionOf, strictlyInside } from '../sketch/nesting.ts'
import { gap } from '../sketch/plane-vector.ts'
import { endFace, inSketch } from './end-face.ts'
import type { FoldingBase } from './fold.ts'
import type { Extrusion, FoldableSolid } from './foldable.ts'
import { boreOf } from './hole-bore.ts'
import { layoutPoints } from './layout.ts'

type Hole = FeatureOf<'hole'>

export interface HoleCircles {
  hole: Hole
  centres: Point2[]
  radius: number
}

/** Circles closer than this to each other or to the outline are left to the kernel's booleans. */
const CLEARANCE = 1e-3

export function circlesOf(hole: Hole, { solid, extrusion, outer }: FoldingBase): HoleCircles | undefined {
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

/** All circles strictly inside the outline and clear of the solid's own openings. */
export function insideOutline(
  { centres, radius }: HoleCircles,
  { rim, openings }: Pick<FoldingBase, 'rim' | 'openings'>,
): boolean {
  return centres.every((centre) => {
    const circle = regionOf({ kind: 'circle', centre, radius: radius + CLEARANCE })
    return strictlyInside(circle, rim) && openings.every((opening) => apart(opening, circle))
  })
}

export function clearOfEachOther(holes: readonly HoleCircles[]): boolean {
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
