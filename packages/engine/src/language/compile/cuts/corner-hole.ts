/** A round cutout whose middle is the corner of its face: only a quarter of its wall is left, so its reach is measured. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import { onFace } from '../faces/stand.ts'
import type { Cut } from './cut.ts'

/** Where the line of measurement runs, in radii from the edge: on the edge itself there is no material to meet. */
const BESIDE_EDGE = 0.1

/** What is left beside the corner along the face's first axis; nothing for a hole that lies elsewhere. */
export function atCorner({
  face,
  laid,
  diameter,
  depth,
}: Cut): { measure: Measure; value: number } | undefined {
  const [u, v] = laid.positions[0] as Point2
  const [halfU, halfV] = [face.size[0] / 2, face.size[1] / 2]
  const off = Math.max(Math.abs(Math.abs(u) - halfU), Math.abs(Math.abs(v) - halfV))
  if (face.round || laid.positions.length > 1 || off > 1e-6 * diameter) return undefined
  const radius = diameter / 2
  const beside = BESIDE_EDGE * radius
  const at = onFace(face, [-Math.sign(u) * 0.9 * halfU, Math.sign(v) * (halfV - beside)], depth / 2)
  return {
    measure: { kind: 'wall-thickness', at, direction: `+${face.u}` },
    value: face.size[0] - Math.sqrt(radius ** 2 - beside ** 2),
  }
}
