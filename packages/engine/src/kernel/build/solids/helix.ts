/** A helix as the kernel draws it: a straight line on an unrolled cylinder. */
import type { Axes } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Wire } from '../../occt.ts'
import { toAx3 } from '../sketch/coordinates.ts'

export interface HelixSize {
  radius: number
  /** Rise for each turn; negative along −z. */
  pitch: number
  turns: number
  hand: 'right' | 'left'
}

/** Begins on the frame's x axis and rises along its z. */
export function helixWire(oc: Occt, axes: Axes, { radius, pitch, turns, hand }: HelixSize): TopoDS_Wire {
  using position = toAx3(oc, axes)
  using cylinder = new oc.Geom_CylindricalSurface(position, radius)
  const around = 2 * Math.PI * (hand === 'left' ? -1 : 1)
  using start = new oc.gp_Pnt2d(0, 0)
  using direction = new oc.gp_Dir2d(around, pitch)
  using line = new oc.Geom2d_Line(start, direction)
  using edge = new oc.BRepBuilderAPI_MakeEdge(line, cylinder, 0, turns * Math.hypot(around, pitch))
  using wire = new oc.BRepBuilderAPI_MakeWire(edge.Edge())
  const helix = wire.Wire()
  oc.BRepLib.BuildCurves3d(helix)
  return helix
}
