/** Steps that several solids share. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { type Axes, add, scale } from '../../../plan/vector.ts'
import { plainest } from '../../combine.ts'
import { attempt } from '../../exceptions.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from '../../occt.ts'
import { solidsOf, subShapes, toList } from '../../topology.ts'
import { toVec } from '../sketch/coordinates.ts'

export const impossible = (feature: string, what: string) =>
  new EngineError('geometry_validation_failed', `${feature}: ${what}`, feature)

export const unable = (feature: string, what: string) =>
  new EngineError('code_generation_failed', `${feature}: the kernel could not ${what}`, feature)

/** A shape whose faces look inwards encloses a negative volume: it is turned inside out. */
export const outward = (oc: Occt, shape: TopoDS_Shape): TopoDS_Shape =>
  volumeOf(oc, shape) < 0 ? shape.Reversed() : shape

export const raised = (axes: Axes, height: number): Axes => ({
  ...axes,
  origin: add(axes.origin, scale(axes.z, height)),
})

export function prism(oc: Occt, face: TopoDS_Face, along: Point3): TopoDS_Shape {
  using vector = toVec(oc, along)
  using builder = new oc.BRepPrimAPI_MakePrism(face, vector, false, true)
  return builder.Shape()
}

/** The outer wire of a face, and the wires of its openings. */
export function wiresOf(oc: Occt, face: TopoDS_Face): { outer: TopoDS_Wire; inner: TopoDS_Wire[] } {
  const outer = oc.BRepTools.OuterWire(face)
  const inner = subShapes(oc, face, 'WIRE')
    .filter((wire) => !wire.IsSame(outer))
    .map((wire) => oc.TopoDS.Wire(wire))
  return { outer, inner }
}

/** What is left of a solid without the others. */
export function without(oc: Occt, solid: TopoDS_Shape, tools: readonly TopoDS_Shape[], feature: string) {
  if (tools.length === 0) return solid
  using builder = new oc.BRepAlgoAPI_Cut()
  using list = toList(oc, [solid])
  using toolList = toList(oc, tools)
  using range = new oc.Message_ProgressRange()
  builder.SetArguments(list)
  builder.SetTools(toolList)
  builder.Build(range)
  if (!builder.IsDone() || builder.HasErrors()) throw unable(feature, 'cut the openings of the section')
  return plainest(oc, builder.Shape())
}

/** One solid for each face: `enclose` makes it of a wire, openings are made the same way and cut out. */
export function solidsFromFaces(
  oc: Occt,
  faces: readonly TopoDS_Face[],
  enclose: (wire: TopoDS_Wire) => TopoDS_Shape,
  feature: string,
): TopoDS_Shape[] {
  return faces.map((face) => {
    const { outer, inner } = wiresOf(oc, face)
    return without(oc, enclose(outer), inner.map(enclose), feature)
  })
}

/** The solid that faces and shells enclose, once their edges are joined; undefined where they leave a gap. */
export function sewn(oc: Occt, sides: readonly TopoDS_Shape[]): TopoDS_Shape | undefined {
  using sewing = new oc.BRepBuilderAPI_Sewing(1e-6)
  for (const side of sides) sewing.Add(side)
  using range = new oc.Message_ProgressRange()
  sewing.Perform(range)
  const [shell, ...more] = subShapes(oc, sewing.SewedShape(), 'SHELL')
  if (!shell || more.length > 0 || sewing.NbFreeEdges() > 0) return undefined
  using solid = new oc.BRepBuilderAPI_MakeSolid(oc.TopoDS.Shell(shell))
  return solid.Solid()
}

/** A made solid, the right way out, or the feature's failure. */
export function made(
  oc: Occt,
  make: () => TopoDS_Shape | undefined,
  feature: string,
  what: string,
): TopoDS_Shape {
  const shape = attempt(oc, make)
  if (!shape || shape.IsNull() || solidsOf(oc, shape).length === 0) throw unable(feature, what)
  return outward(oc, plainest(oc, shape))
}
