/** Extrusions that end on a face of the body, also a slanted or round one. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { FaceSelector } from '../../../plan/select.ts'
import { type Axes, dot, subtract } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { describeSelector, selectFace } from '../../select/faces.ts'
import type { Site } from '../../site.ts'
import { describeSurface, type SurfaceOf } from '../../surface.ts'
import { solidsOf, toList } from '../../topology.ts'
import { toDir, toPnt } from '../sketch/coordinates.ts'
import { sketchBox } from '../sketch/loops.ts'
import { sketchFaces } from '../sketch/sketch.ts'
import { forwardOf, heightsOf, type Span } from './reach.ts'
import { impossible, unable } from './shapes.ts'

export function toFace(
  feature: FeatureOf<'extrude'>,
  selector: FaceSelector,
  site: Site,
  axes: Axes,
  draw: (span: Span) => TopoDS_Shape[],
): TopoDS_Shape[] {
  if (!site.body) throw impossible(feature.id, 'there is no body yet whose face it could end on')
  const target = selectFace(site.oc, site.body, selector, feature.id)
  const surface = describeSurface(site.oc, target)
  const named = `the face ${describeSelector(selector)}`
  if (surface.kind === 'plane') {
    const [low, high] = planeHeights(feature, surface, axes, named)
    const far = high > 0 ? high : low
    const level = high - low < 1e-9 * Math.max(1, Math.abs(high))
    if (level) return draw({ from: 0, to: far })
    const beyond = far * 1.01 + Math.sign(far)
    return split(site, draw({ from: 0, to: beyond }), largePlane(site.oc, surface), feature, axes, named)
  }
  const [low, high] = heightsOf(site, target, axes)
  const ahead = low >= -1e-6 ? 1 : high <= 1e-6 ? -1 : forwardOf(feature)
  const beyond = (ahead > 0 ? high : low) + ahead * (0.01 * (high - low) + 1)
  return split(site, draw({ from: 0, to: beyond }), target, feature, axes, named)
}

/** Between which heights the plane passes over the sketch's box. */
function planeHeights(
  feature: FeatureOf<'extrude'>,
  plane: SurfaceOf<'plane'>,
  axes: Axes,
  named: string,
): [number, number] {
  const slope = dot(plane.normal, axes.z)
  if (Math.abs(slope) < 1e-6)
    throw impossible(feature.id, `${named} lies along the direction of the extrusion, which never meets it`)
  const { min, max } = sketchBox(feature.sketch)
  const offset = dot(subtract(plane.origin, axes.origin), plane.normal)
  const heights = [min[0], max[0]].flatMap((u) =>
    [min[1], max[1]].map(
      (v) => (offset - u * dot(axes.x, plane.normal) - v * dot(axes.y, plane.normal)) / slope,
    ),
  )
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  if (Math.max(Math.abs(low), Math.abs(high)) < 1e-4)
    throw impossible(feature.id, `${named} lies in the plane of the sketch, 0 mm away`)
  if (low < -1e-6 && high > 1e-6)
    throw impossible(
      feature.id,
      `${named} crosses the sketch: it lies between ${low.toFixed(3)} mm and ${high.toFixed(3)} mm from its plane`,
    )
  return [low, high]
}

function largePlane(oc: Occt, { origin, normal }: SurfaceOf<'plane'>): TopoDS_Face {
  using at = toPnt(oc, origin)
  using direction = toDir(oc, normal)
  using plane = new oc.gp_Pln(at, direction)
  const half = 1e5
  using face = new oc.BRepBuilderAPI_MakeFace(plane, -half, half, -half, half)
  return face.Face()
}

/** Of each solid, the piece between the sketch and the face. */
function split(
  site: Site,
  solids: readonly TopoDS_Shape[],
  face: TopoDS_Face,
  feature: FeatureOf<'extrude'>,
  axes: Axes,
  named: string,
): TopoDS_Shape[] {
  const { oc } = site
  const start = sketchFaces(oc, feature.sketch, axes, feature.id)
  return solids.flatMap((solid) => {
    using splitter = new oc.BRepAlgoAPI_Splitter()
    using list = toList(oc, [solid])
    using tools = toList(oc, [face])
    using range = new oc.Message_ProgressRange()
    splitter.SetArguments(list)
    splitter.SetTools(tools)
    splitter.Build(range)
    if (!splitter.IsDone() || splitter.HasErrors()) throw unable(feature.id, `end the extrusion on ${named}`)
    const pieces = solidsOf(oc, splitter.Shape())
    if (pieces.length < 2)
      throw impossible(feature.id, `${named} does not cover the whole sketch, so it cannot end there`)
    return pieces.filter((piece) => start.some((s) => touches(oc, piece, s)))
  })
}

function touches(oc: Occt, a: TopoDS_Shape, b: TopoDS_Shape): boolean {
  using extrema = new oc.BRepExtrema_DistShapeShape()
  using range = new oc.Message_ProgressRange()
  extrema.LoadS1(a)
  extrema.LoadS2(b)
  extrema.Perform(range)
  return extrema.IsDone() && extrema.Value() < 1e-6
}
