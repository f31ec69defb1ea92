/** Turning faces into one checked solid, and the few primitive solids that machine elements are put together from. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Operation } from '../../../plan/solids.ts'
import { ownAll } from '../../body.ts'
import { combine } from '../../combine.ts'
import { volumeOf } from '../../mass.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape, TopoDS_Solid, TopoDS_Wire } from '../../occt.ts'
import { isValid } from '../../soundness.ts'
import { subShapes } from '../../topology.ts'

const SEWING_TOLERANCE = 1e-6

/** Sews faces whose borders match into one solid, or refuses: a gap would only show up much later as an open mesh. */
export function solidFromFaces(
  oc: Occt,
  faces: readonly TopoDS_Shape[],
  feature: string,
  tolerance = SEWING_TOLERANCE,
): TopoDS_Solid {
  using sewing = new oc.BRepBuilderAPI_Sewing(tolerance, true, true, true, false)
  for (const face of faces) sewing.Add(face)
  using range = new oc.Message_ProgressRange()
  sewing.Perform(range)
  const shells = subShapes(oc, sewing.SewedShape(), 'SHELL')
  const [shell] = shells
  if (!shell || shells.length !== 1 || sewing.NbFreeEdges() > 0)
    throw new EngineError(
      'code_generation_failed',
      `${feature}: its faces do not close (${shells.length} shells, ${sewing.NbFreeEdges()} open edges)`,
      feature,
    )
  using maker = new oc.BRepBuilderAPI_MakeSolid(oc.TopoDS.Shell(shell))
  const solid = maker.Solid()
  oc.BRepLib.OrientClosedSolid(solid)
  if (!isValid(oc, solid))
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel made an invalid solid of it`,
      feature,
    )
  return solid
}

/** A cylinder along +z. */
export function cylinderSolid(
  oc: Occt,
  radius: number,
  height: number,
  base: Point3 = [0, 0, 0],
): TopoDS_Shape {
  using origin = new oc.gp_Pnt(...base)
  using up = new oc.gp_Dir(0, 0, 1)
  using axes = new oc.gp_Ax2(origin, up)
  using maker = new oc.BRepPrimAPI_MakeCylinder(axes, radius, height)
  return maker.Shape()
}

/** The wall of a cylinder about z, from z = 0 up, without its ends. */
export function cylinderWall(oc: Occt, radius: number, height: number): TopoDS_Face {
  using origin = new oc.gp_Pnt(0, 0, 0)
  using up = new oc.gp_Dir(0, 0, 1)
  using axes = new oc.gp_Ax3(origin, up)
  using cylinder = new oc.gp_Cylinder(axes, radius)
  using maker = new oc.BRepBuilderAPI_MakeFace(cylinder, 0, 2 * Math.PI, 0, height)
  return maker.Face()
}

/** A circle about z, counter-clockwise. */
export function circleWire(oc: Occt, radius: number, height: number): TopoDS_Wire {
  using centre = new oc.gp_Pnt(0, 0, height)
  using up = new oc.gp_Dir(0, 0, 1)
  using axes = new oc.gp_Ax2(centre, up)
  using circle = new oc.gp_Circ(axes, radius)
  using edge = new oc.BRepBuilderAPI_MakeEdge(circle)
  using wire = new oc.BRepBuilderAPI_MakeWire(edge.Edge())
  return wire.Wire()
}

/** A horizontal face between counter-clockwise wires. */
export function levelFace(
  oc: Occt,
  outer: TopoDS_Wire,
  inner: readonly TopoDS_Wire[],
  height: number,
): TopoDS_Face {
  using centre = new oc.gp_Pnt(0, 0, height)
  using up = new oc.gp_Dir(0, 0, 1)
  using plane = new oc.gp_Pln(centre, up)
  using maker = new oc.BRepBuilderAPI_MakeFace(plane, outer, false)
  for (const hole of inner) maker.Add(oc.TopoDS.Wire(hole.Reversed()))
  return maker.Face()
}

/** Puts solids together or takes some away, with the volume checks that catch a boolean gone wrong. */
export function joined(
  oc: Occt,
  base: TopoDS_Shape,
  operation: Operation,
  tools: readonly TopoDS_Shape[],
  feature: string,
): TopoDS_Shape {
  if (tools.length === 0) return base
  const body = { shape: base, owners: ownAll(oc, base, feature), volume: volumeOf(oc, base) }
  return combine(oc, body, operation, tools, { feature, simplify: true }).shape
}
