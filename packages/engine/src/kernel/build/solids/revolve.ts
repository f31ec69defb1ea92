/** Sketches turned about an axis in their own plane. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import { type Axes, add, dot, scale, subtract, toPart } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Face } from '../../occt.ts'
import type { Site, Volume } from '../../site.ts'
import { coordinates } from '../../surface.ts'
import { edgesOf } from '../../topology.ts'
import { toAx1 } from '../sketch/coordinates.ts'
import { radians, size2, unit2 } from '../sketch/plane-vector.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { planeAxes } from './plane.ts'
import { impossible, made } from './shapes.ts'
import { withoutSpindles } from './spindle.ts'

const SAMPLES = 24

/** How far the faces reach to either side of a line in their plane. */
function reachAcross(
  oc: Occt,
  faces: readonly TopoDS_Face[],
  origin: Point3,
  across: Point3,
): [number, number] {
  const sides = faces.flatMap((face) =>
    edgesOf(oc, face).flatMap((edge) => {
      using curve = new oc.BRepAdaptor_Curve(edge)
      const [first, last] = [curve.FirstParameter(), curve.LastParameter()]
      return Array.from({ length: SAMPLES + 1 }, (_, i) =>
        dot(subtract(coordinates(curve.Value(first + ((last - first) * i) / SAMPLES)), origin), across),
      )
    }),
  )
  return [Math.min(...sides), Math.max(...sides)]
}

export interface Turning {
  axes: Axes
  axis: { origin: Point2; direction: Point2 }
  angleDeg: number
}

export function revolvedFaces(
  oc: Occt,
  faces: readonly TopoDS_Face[],
  { axes, axis, angleDeg }: Turning,
  feature: string,
) {
  if (!(size2(axis.direction) > 1e-9)) throw impossible(feature, 'the axis has no direction: it is [0, 0]')
  const [u, v] = unit2(axis.direction)
  const origin = toPart(axes, axis.origin)
  const inSpace = (a: number, b: number) => add(scale(axes.x, a), scale(axes.y, b))
  const [low, high] = reachAcross(oc, faces, origin, inSpace(-v, u))
  const slack = 1e-7 * Math.max(1, high - low)
  if (low < -slack && high > slack)
    throw impossible(
      feature,
      `the sketch crosses the axis it is turned about: it reaches ${(-low).toFixed(3)} mm to one side and ${high.toFixed(3)} mm to the other`,
    )
  const direction = inSpace(u, v)
  using line = toAx1(oc, origin, direction)
  return faces.map((drawn) =>
    made(
      oc,
      () => {
        const face = withoutSpindles(oc, drawn, { origin, direction })
        using builder =
          angleDeg >= 360
            ? new oc.BRepPrimAPI_MakeRevol(face, line, false)
            : new oc.BRepPrimAPI_MakeRevol(face, line, radians(angleDeg), false)
        return builder.Shape()
      },
      feature,
      'turn the sketch about its axis',
    ),
  )
}

export function revolve(feature: FeatureOf<'revolve'>, site: Site): Volume {
  const axes = planeAxes(site, feature.plane, feature.id)
  const faces = sketchFaces(site.oc, feature.sketch, axes, feature.id)
  const { axis, angleDeg, operation, id } = feature
  return { operation, solids: revolvedFaces(site.oc, faces, { axes, axis, angleDeg }, id) }
}
