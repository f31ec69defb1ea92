/** Tools are made once, standing at the origin along +z, and then moved to where they cut. */
import type { Point3 } from '../../../plan/geometry.ts'
import { type Axes, cross, dot } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'

/** A right-handed frame about an axis, whatever the direction of its x. */
export function axesAbout(origin: Point3, z: Point3): Axes {
  const least = [0, 1, 2].reduce((a, b) => (Math.abs(z[b] as number) < Math.abs(z[a] as number) ? b : a))
  const helper: Point3 = [0, 0, 0]
  helper[least] = 1
  const across = cross(helper, z)
  const size = Math.hypot(...across)
  const x: Point3 = [across[0] / size, across[1] / size, across[2] / size]
  return { origin, x, y: cross(z, x), z }
}

/** Sketches need a right-handed frame; the spanned axes of a bottom, left or back face are not. */
export const rightHanded = (axes: Axes): Axes => ({ ...axes, z: cross(axes.x, axes.y) })

/** The tool, given in local coordinates of right-handed axes, at its place in the part. */
export function placeTool(oc: Occt, tool: TopoDS_Shape, { origin, x, y, z }: Axes): TopoDS_Shape {
  using motion = new oc.gp_Trsf()
  motion.SetValues(
    ...([x[0], y[0], z[0], origin[0]] as const),
    ...([x[1], y[1], z[1], origin[1]] as const),
    ...([x[2], y[2], z[2], origin[2]] as const),
  )
  using location = new oc.TopLoc_Location(motion)
  return tool.Moved(location, false)
}

/** The shape as seen from right-handed axes: its part coordinates become local ones. */
export function intoLocal(oc: Occt, shape: TopoDS_Shape, { origin, x, y, z }: Axes): TopoDS_Shape {
  using motion = new oc.gp_Trsf()
  motion.SetValues(
    ...([...x, -dot(origin, x)] as const),
    ...([...y, -dot(origin, y)] as const),
    ...([...z, -dot(origin, z)] as const),
  )
  using location = new oc.TopLoc_Location(motion)
  return shape.Moved(location, false)
}

export function shiftTool(oc: Occt, tool: TopoDS_Shape, by: Point3): TopoDS_Shape {
  using motion = new oc.gp_Trsf()
  using vector = new oc.gp_Vec(...by)
  motion.SetTranslation(vector)
  using location = new oc.TopLoc_Location(motion)
  return tool.Moved(location, false)
}
