/** Sketches drawn out along their normal: straight, tapered or twisted, by a length or up to a face. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Sketch } from '../../../plan/profile.ts'
import { type Axes, scale } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { planeAxes } from './plane.ts'
import { type Span, spansOf } from './reach.ts'
import { impossible, prism, raised } from './shapes.ts'
import { tapered } from './taper.ts'
import { toFace } from './to-face.ts'
import { twisted } from './twist.ts'

export interface Walls {
  /** Inwards from the start of the span to its end. */
  taperDeg: number
  twistDeg: number
}

/** The solids of a sketch between two heights of its plane. */
export function drawOut(
  oc: Occt,
  sketch: Sketch,
  axes: Axes,
  span: Span,
  { taperDeg, twistDeg }: Walls,
  feature: string,
): TopoDS_Shape[] {
  if (taperDeg !== 0 && twistDeg !== 0)
    throw impossible(
      feature,
      `walls either lean (taper ${taperDeg}°) or turn (twist ${twistDeg}°), not both at once`,
    )
  const base = raised(axes, span.from)
  const along = scale(axes.z, span.to - span.from)
  const faces = sketchFaces(oc, sketch, base, feature)
  if (twistDeg !== 0) return twisted(oc, faces, base, span.to - span.from, twistDeg, feature)
  if (taperDeg !== 0)
    return faces.map((face) => tapered(oc, face, base, span.to - span.from, taperDeg, feature))
  return faces.map((face) => prism(oc, face, along))
}

export function extrude(feature: FeatureOf<'extrude'>, site: Site): Volume {
  const axes = planeAxes(site, feature.plane, feature.id)
  const draw = (span: Span) => drawOut(site.oc, feature.sketch, axes, span, feature, feature.id)
  const solids =
    feature.extent.kind === 'to-face'
      ? toFace(feature, feature.extent.face, site, axes, draw)
      : spansOf(feature, site, axes).flatMap(draw)
  return { operation: feature.operation, solids }
}
