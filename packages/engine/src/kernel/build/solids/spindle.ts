/**
 * An arc whose circle crosses the axis that it is turned about makes a torus that cuts through itself. Such a face is
 * lost in a STEP file: read back, the nose cone has no skin. The same arc as a spline makes the same surface by another name.
 */
import type { Point3 } from '../../../plan/geometry.ts'
import { cross, norm, subtract } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { coordinates } from '../../surface.ts'
import { edgesOf, subShapes } from '../../topology.ts'

export interface Axis {
  origin: Point3
  /** A unit vector. */
  direction: Point3
}

/** The face with every such arc as a spline; itself where it has none. */
export function withoutSpindles(oc: Occt, face: TopoDS_Face, axis: Axis): TopoDS_Face {
  if (!edgesOf(oc, face).some((edge) => isSpindle(oc, edge, axis))) return face
  using surface = new oc.BRepAdaptor_Surface(face, false)
  using plane = surface.Plane()
  const [outer, ...inner] = subShapes(oc, face, 'WIRE').map((wire) => redrawn(oc, wire, axis))
  if (!outer) return face
  using maker = new oc.BRepBuilderAPI_MakeFace(plane, outer, true)
  for (const wire of inner) maker.Add(wire)
  return maker.Face()
}

function isSpindle(oc: Occt, edge: TopoDS_Edge, { origin, direction }: Axis): boolean {
  using curve = new oc.BRepAdaptor_Curve(edge)
  if (curve.GetType() !== 'GeomAbs_Circle') return false
  using circle = curve.Circle()
  const away = norm(cross(subtract(coordinates(circle.Location()), origin), direction))
  const radius = circle.Radius()
  // About its own centre an arc makes a sphere.
  return away > 1e-7 * radius && radius > away
}

function redrawn(oc: Occt, wire: TopoDS_Shape, axis: Axis) {
  const redone = new oc.TopoDS_Wire()
  using builder = new oc.TopoDS_Builder()
  builder.MakeWire(redone)
  for (const edge of edgesOf(oc, wire))
    builder.Add(redone, isSpindle(oc, edge, axis) ? asSpline(oc, edge) : edge)
  redone.Closed(true)
  return redone
}

function asSpline(oc: Occt, edge: TopoDS_Edge): TopoDS_Shape {
  const forward = oc.TopoDS.Edge(edge.Oriented(oc.TopAbs_Orientation.TopAbs_FORWARD))
  using found = oc.BRep_Tool.Curve(forward)
  using arc = new oc.Geom_TrimmedCurve(found.returnValue, found.First, found.Last)
  using spline = oc.GeomConvert.CurveToBSplineCurve(arc)
  const [first, last] = subShapes(oc, forward, 'VERTEX').map((vertex) => oc.TopoDS.Vertex(vertex))
  using maker =
    first && last
      ? new oc.BRepBuilderAPI_MakeEdge(spline, first, last)
      : new oc.BRepBuilderAPI_MakeEdge(spline)
  return maker.Edge().Oriented(edge.Orientation())
}
