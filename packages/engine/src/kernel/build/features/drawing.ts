/** What plane figures sweep out: slabs and solids of revolution. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { type Loop, polygonLoop } from '../sketch/loop.ts'
import { loopsFace } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'

/** A loop drawn in local x and y, as a solid between two heights along local z. */
export function slab(oc: Occt, loop: Loop, from: number, to: number, feature: string): TopoDS_Shape {
  const axes: Axes = { origin: [0, 0, from], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
  return prism(oc, loopsFace(oc, loop, [], axes, feature), [0, 0, to - from])
}

/** A full turn about an axis that the face touches at most with an edge. */
export function revolved(oc: Occt, face: TopoDS_Shape, origin: Point3, axis: Point3): TopoDS_Shape {
  using point = new oc.gp_Pnt(...origin)
  using direction = new oc.gp_Dir(...axis)
  using line = new oc.gp_Ax1(point, direction)
  using maker = new oc.BRepPrimAPI_MakeRevol(face, line, false)
  return maker.Shape()
}

const HALF_PLANE: Axes = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }

/** A solid of revolution about +z from a half-profile of [radius, z] corners. */
export const turned = (oc: Occt, profile: readonly Point2[], feature: string): TopoDS_Shape =>
  revolved(oc, loopsFace(oc, polygonLoop(profile), [], HALF_PLANE, feature), [0, 0, 0], [0, 0, 1])
