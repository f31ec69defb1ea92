/** The solids of one glyph, standing on z = 0 with its origin at the font's own. */
import type { Point3 } from '../../../../plan/geometry.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from '../../../occt.ts'
import { prism } from '../../solids/shapes.ts'
import type { Glyph } from './font.ts'
import { type Contour, type Curve, contoursOf, type Letter, lettersOf } from './glyph-contours.ts'

export function glyphSolids(oc: Occt, glyph: Glyph, scale: number, from: number, to: number): TopoDS_Shape[] {
  return lettersOf(contoursOf(glyph, scale)).map((letter) =>
    prism(oc, letterFace(oc, letter, from), [0, 0, to - from]),
  )
}

function letterFace(oc: Occt, { outer, inner }: Letter, z: number): TopoDS_Face {
  using origin = new oc.gp_Pnt(0, 0, z)
  using up = new oc.gp_Dir(0, 0, 1)
  using plane = new oc.gp_Pln(origin, up)
  // TrueType turns the other way round from the kernel, for bodies and openings alike.
  using maker = new oc.BRepBuilderAPI_MakeFace(plane, oc.TopoDS.Wire(wireOf(oc, outer, z).Reversed()), true)
  for (const opening of inner) maker.Add(oc.TopoDS.Wire(wireOf(oc, opening, z).Reversed()))
  return maker.Face()
}

function wireOf(oc: Occt, { curves }: Contour, z: number): TopoDS_Wire {
  using maker = new oc.BRepBuilderAPI_MakeWire()
  for (const curve of curves) {
    using edge = edgeOf(oc, curve, z)
    maker.Add(edge)
  }
  return maker.Wire()
}

function edgeOf(oc: Occt, curve: Curve, z: number): TopoDS_Edge {
  const poles = curve.map(([x, y]): Point3 => [x, y, z])
  const [first, second] = poles as [Point3, Point3]
  if (poles.length === 2) {
    using a = new oc.gp_Pnt(...first)
    using b = new oc.gp_Pnt(...second)
    using maker = new oc.BRepBuilderAPI_MakeEdge(a, b)
    return maker.Edge()
  }
  using array = new oc.NCollection_Array1_gp_Pnt(1, poles.length)
  poles.forEach((p, i) => {
    using point = new oc.gp_Pnt(...p)
    array.SetValue(i + 1, point)
  })
  using bezier = new oc.Geom_BezierCurve(array)
  using maker = new oc.BRepBuilderAPI_MakeEdge(bezier)
  return maker.Edge()
}
