/** How far a sketch is extruded: heights along the plane's normal. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { type Axes, dot, subtract } from '../../../plan/vector.ts'
import { type Box, boxOf } from '../../mass.ts'
import type { TopoDS_Shape } from '../../occt.ts'
import type { Site } from '../../site.ts'
import { impossible } from './shapes.ts'

/** From one height to another, in this order: the sketch is drawn at `from`. */
export interface Span {
  from: number
  to: number
}

type Extrude = FeatureOf<'extrude'>

/** A cut sketched on a face goes into the material; everything else goes along the normal. */
export const forwardOf = ({ operation, plane }: Extrude): 1 | -1 =>
  operation === 'cut' && plane.on === 'face' ? -1 : 1

export function cornersOf({ min, max }: Box): Point3[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Point3 => [x, y, z])),
  )
}

/** The lowest and highest point of a shape's box along the normal, from the plane. */
export function heightsOf(site: Site, shape: TopoDS_Shape, axes: Axes): [low: number, high: number] {
  const box = boxOf(site.oc, shape)
  if (!box) return [0, 0]
  const heights = cornersOf(box).map((corner) => dot(subtract(corner, axes.origin), axes.z))
  return [Math.min(...heights), Math.max(...heights)]
}

function throughAll(feature: Extrude, site: Site, axes: Axes): Span {
  if (!site.body) throw impossible(feature.id, 'there is no body yet to go through')
  const [low, high] = heightsOf(site, site.body.shape, axes)
  const clear = 0.01 * (high - low) + 1
  if (feature.operation === 'add') {
    if (high <= 1e-6)
      throw impossible(
        feature.id,
        `the body ends ${(-high).toFixed(3)} mm behind the sketch, so there is nothing to reach along its normal`,
      )
    return { from: 0, to: high }
  }
  if (forwardOf(feature) < 0) return { from: 0, to: low - clear }
  return { from: low - clear, to: high + clear }
}

/** The spans of every extent but `to-face`; two where a tapered sketch grows to both sides of its plane. */
export function spansOf(feature: Extrude, site: Site, axes: Axes): Span[] {
  const { extent } = feature
  if (extent.kind === 'through-all') return [throughAll(feature, site, axes)]
  if (extent.kind === 'between') {
    if (Math.abs(extent.to - extent.from) < 1e-4)
      throw impossible(feature.id, `from ${extent.from} mm to ${extent.to} mm encloses nothing`)
    return [{ from: extent.from, to: extent.to }]
  }
  if (extent.kind === 'to-face') return []
  const forward = forwardOf(feature) * extent.length
  if (extent.direction === 'forward') return [{ from: 0, to: forward }]
  if (extent.direction === 'backward') return [{ from: 0, to: -forward }]
  if (feature.taperDeg === 0) return [{ from: -extent.length / 2, to: extent.length / 2 }]
  return [
    { from: 0, to: extent.length / 2 },
    { from: 0, to: -extent.length / 2 },
  ]
}
