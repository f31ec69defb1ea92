/** Coordinate triples and frames as the kernel's own values. The caller disposes of what it gets. */
import type { gp_Ax1, gp_Ax2, gp_Ax3, gp_Dir, gp_Pnt, gp_Vec } from 'replicad-opencascadejs'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Occt } from '../../occt.ts'

export const toPnt = (oc: Occt, p: Point3): gp_Pnt => new oc.gp_Pnt(...p)
export const toDir = (oc: Occt, p: Point3): gp_Dir => new oc.gp_Dir(...p)
export const toVec = (oc: Occt, p: Point3): gp_Vec => new oc.gp_Vec(...p)

export function toAx1(oc: Occt, origin: Point3, direction: Point3): gp_Ax1 {
  using at = toPnt(oc, origin)
  using along = toDir(oc, direction)
  return new oc.gp_Ax1(at, along)
}

export function toAx2(oc: Occt, axes: Pick<Axes, 'origin' | 'x' | 'z'>): gp_Ax2 {
  using at = toPnt(oc, axes.origin)
  using normal = toDir(oc, axes.z)
  using x = toDir(oc, axes.x)
  return new oc.gp_Ax2(at, normal, x)
}

export function toAx3(oc: Occt, axes: Pick<Axes, 'origin' | 'x' | 'z'>): gp_Ax3 {
  using position = toAx2(oc, axes)
  return new oc.gp_Ax3(position)
}
