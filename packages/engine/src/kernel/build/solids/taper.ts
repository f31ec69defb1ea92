/** Extrusions whose walls all lean by one angle: exact planes and cones by drafting, else a skin between two offsets. */
import { type Axes, dot, scale } from '../../../plan/vector.ts'
import { attempt } from '../../exceptions.ts'
import { areaOf, volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from '../../occt.ts'
import { isValid } from '../../soundness.ts'
import { middleOf } from '../../surface.ts'
import { edgesOf, facesOf, subShapes } from '../../topology.ts'
import { toAx3, toDir } from '../sketch/coordinates.ts'
import { radians } from '../sketch/plane-vector.ts'
import { impossible, outward, prism, raised, unable, wiresOf, without } from './shapes.ts'

export function tapered(
  oc: Occt,
  face: TopoDS_Face,
  axes: Axes,
  height: number,
  taperDeg: number,
  feature: string,
): TopoDS_Shape {
  const straight = prism(oc, face, scale(axes.z, height))
  const solid =
    attempt(oc, () => drafted(oc, straight, axes, height, taperDeg)) ??
    attempt(oc, () => skinned(oc, face, axes, height, taperDeg, feature))
  const shrink = Math.abs(height) * Math.tan(radians(taperDeg))
  const sound = solid !== undefined && isValid(oc, solid)
  // No profile is wider than four times its area over its perimeter, so beyond half of that it must have closed.
  const { area, perimeter } = measure(oc, face)
  if (!sound && shrink < area / perimeter) throw unable(feature, `lean the walls by ${taperDeg}°`)
  if (!sound || !leansRight(oc, face, solid, axes, height, shrink))
    throw impossible(
      feature,
      `walls that lean by ${taperDeg}° over ${Math.abs(height)} mm move in by ${shrink.toFixed(3)} mm, and the profile is too narrow for that`,
    )
  return solid
}

const isWall = (oc: Occt, face: TopoDS_Face, axes: Axes) =>
  Math.abs(dot(middleOf(oc, face).normal, axes.z)) < 1e-6

function drafted(
  oc: Occt,
  straight: TopoDS_Shape,
  axes: Axes,
  height: number,
  taperDeg: number,
): TopoDS_Shape | undefined {
  using draft = new oc.BRepOffsetAPI_DraftAngle(straight)
  using pull = toDir(oc, scale(axes.z, Math.sign(height)))
  using position = toAx3(oc, axes)
  using neutral = new oc.gp_Pln(position)
  for (const wall of facesOf(oc, straight)) {
    if (!isWall(oc, wall, axes)) continue
    draft.Add(wall, pull, radians(taperDeg), neutral, true)
    if (!draft.AddDone()) return undefined
  }
  using range = new oc.Message_ProgressRange()
  draft.Build(range)
  return draft.IsDone() ? outward(oc, draft.Shape()) : undefined
}

/** The far end is the profile offset in its plane; both are joined by straight lines. */
function skinned(
  oc: Occt,
  face: TopoDS_Face,
  axes: Axes,
  height: number,
  taperDeg: number,
  feature: string,
): TopoDS_Shape | undefined {
  const shrink = Math.abs(height) * Math.tan(radians(taperDeg))
  const between = (wire: TopoDS_Wire, inwards: number): TopoDS_Shape | undefined => {
    using position = toAx3(oc, axes)
    using plane = new oc.gp_Pln(position)
    using filled = new oc.BRepBuilderAPI_MakeFace(plane, wire, true)
    using offset = new oc.BRepOffsetAPI_MakeOffset(filled.Face(), 'GeomAbs_Intersection', false)
    offset.Perform(-inwards, height)
    const [end, ...more] = subShapes(oc, offset.Shape(), 'WIRE')
    if (!end || more.length > 0) return undefined
    using skin = new oc.BRepOffsetAPI_ThruSections(true, true, 1e-6)
    skin.AddWire(wire)
    skin.AddWire(oc.TopoDS.Wire(end))
    skin.CheckCompatibility(true)
    using range = new oc.Message_ProgressRange()
    skin.Build(range)
    return outward(oc, skin.Shape())
  }
  const { outer, inner } = wiresOf(oc, face)
  const body = between(outer, shrink)
  const openings = inner.map((wire) => between(oc.TopoDS.Wire(wire.Reversed()), -shrink))
  if (!body || openings.some((o) => o === undefined)) return undefined
  return without(oc, body, openings as TopoDS_Shape[], feature)
}

function measure(oc: Occt, face: TopoDS_Face): { area: number; perimeter: number } {
  const perimeter = edgesOf(oc, face).reduce((sum, edge) => {
    using properties = new oc.GProp_GProps()
    oc.BRepGProp.LinearProperties(edge, properties, false, false)
    return sum + properties.Mass()
  }, 0)
  return { area: areaOf(oc, face), perimeter }
}

/**
 * Offsetting a profile by d changes its area by -P·d + k·d², with P its perimeter and one k for all d, until some
 * side vanishes. So the two end faces fix the volume, and a solid that passed through itself gives another, or has
 * shrunk its perimeter below nothing.
 */
function leansRight(
  oc: Occt,
  face: TopoDS_Face,
  solid: TopoDS_Shape,
  axes: Axes,
  height: number,
  shrink: number,
): boolean {
  const end = raised(axes, height)
  const far = facesOf(oc, solid).filter((candidate) => {
    const { point, normal } = middleOf(oc, candidate)
    const level = dot(point, axes.z) - dot(end.origin, axes.z)
    return Math.abs(level) < 1e-6 && Math.abs(dot(normal, axes.z)) > 1 - 1e-6
  })
  const { area, perimeter } = measure(oc, face)
  const finish = far.reduce((sum, candidate) => sum + areaOf(oc, candidate), 0)
  if (far.length !== 1 || !(finish > 0) || Math.sign(area - finish) !== Math.sign(shrink)) return false
  const bulge = (finish - area + perimeter * shrink) / shrink ** 2
  if (perimeter - 2 * bulge * shrink < 0) return false
  const expected = Math.abs(height) * (area - (perimeter * shrink) / 2 + (bulge * shrink ** 2) / 3)
  return Math.abs(volumeOf(oc, solid) - expected) < 1e-3 * area * Math.abs(height)
}
