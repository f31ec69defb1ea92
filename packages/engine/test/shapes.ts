/** Raw test pieces: shapes made by the kernel alone, without any of our builders. */
import { type Body, ownAll } from '../src/kernel/body.ts'
import { volumeOf } from '../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../src/kernel/occt.ts'
import type { Point3 } from '../src/plan/geometry.ts'
import { oc } from './kernel.ts'

/** A box from one corner. */
export function box([x, y, z]: Point3, corner: Point3 = [0, 0, 0]): TopoDS_Shape {
  using at = new oc.gp_Pnt(...corner)
  using maker = new oc.BRepPrimAPI_MakeBox(at, x, y, z)
  return maker.Shape()
}

export function cylinder(
  diameter: number,
  height: number,
  base: Point3 = [0, 0, 0],
  axis: Point3 = [0, 0, 1],
): TopoDS_Shape {
  using at = new oc.gp_Pnt(...base)
  using direction = new oc.gp_Dir(...axis)
  using frame = new oc.gp_Ax2(at, direction)
  using maker = new oc.BRepPrimAPI_MakeCylinder(frame, diameter / 2, height)
  return maker.Shape()
}

export const bodyOf = (shape: TopoDS_Shape, feature = 'body'): Body => ({
  shape,
  owners: ownAll(oc, shape, feature),
  volume: volumeOf(oc, shape),
})
