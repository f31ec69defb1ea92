/**
 * How finely a part is meshed. A tolerance is a share of the part's size, because a triangle count depends on
 * the ratio alone: a sphere takes the same number of triangles whether it is 0.03 mm or 850 m across.
 *
 * - A share of 1/2000 of the diagonal keeps the facets of a hand-sized part below what a printer resolves
 *   (a 100 mm part: 0.05 mm).
 * - Below 40 mm nothing is gained by going under 0.02 mm, and a thread or a spring costs seconds; only parts of less
 *   than 20 mm get finer meshes than that, 1/1000 of the diagonal.
 * - From 200 mm on that share would be visible, so the tolerance stays at 0.1 mm, until …
 * - … it would pass 1/8000 of the diagonal (from 800 mm on), where meshing itself becomes the bottleneck: the
 *   triangles of a sphere grow with the inverse of the ratio, and their cost faster than that.
 * - The angle rules where the distance does not: a hole much smaller than its part lies within the linear
 *   tolerance even as a triangle, so 10° a facet (36 to the circle) keeps it round.
 */
import type { MeshTolerance } from '../kernel/mesh.ts'

const LINEAR_SHARE_OF_DIAGONAL = 1 / 2000
const FINEST_SHARE_OF_DIAGONAL = 1 / 8000
const LINEAR_OF_SMALL_PARTS_MM = 0.02
const SMALL_PARTS_SHARE_OF_DIAGONAL = 1 / 1000
const LINEAR_OF_LARGE_PARTS_MM = 0.1
const FACET_DEG = 10
/** Twelve facets to the circle: coarser than this a hole no longer reads as round. */
const COARSEST_FACET_DEG = 30
/** The kernel turns by half its angular tolerance from one facet to the next (26 facets at 0.5 rad). */
const TOLERANCE_PER_FACET = 2

export function toleranceFor(diagonalMm: number, coarseness = 1): MeshTolerance {
  const linear = Math.max(
    Math.min(LINEAR_OF_SMALL_PARTS_MM, diagonalMm * SMALL_PARTS_SHARE_OF_DIAGONAL),
    Math.min(diagonalMm * LINEAR_SHARE_OF_DIAGONAL, LINEAR_OF_LARGE_PARTS_MM),
    diagonalMm * FINEST_SHARE_OF_DIAGONAL,
  )
  const facetDeg = Math.min(FACET_DEG * coarseness, COARSEST_FACET_DEG)
  return { linear: linear * coarseness, angular: (TOLERANCE_PER_FACET * facetDeg * Math.PI) / 180 }
}
