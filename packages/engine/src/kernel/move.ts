/** Shapes moved as a whole. */
import type { gp_Trsf } from 'replicad-opencascadejs'
import { cross, dot } from '../plan/vector.ts'
import type { Motion } from './model.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

/** Whether the motion turns a right hand into a left one, as a mirror does. */
const isMirrored = ({ rotation: [a, b, c] }: Motion): boolean => dot(cross(a, b), c) < 0

export function toTransform(oc: Occt, { rotation: [a, b, c], shift }: Motion): gp_Trsf {
  const transform = new oc.gp_Trsf()
  transform.SetValues(...a, shift[0], ...b, shift[1], ...c, shift[2])
  return transform
}

/** A rigidly moved shape shares its geometry with the original; a mirrored one has geometry of its own. */
export function moveShape(oc: Occt, shape: TopoDS_Shape, motion: Motion): TopoDS_Shape {
  using transform = toTransform(oc, motion)
  if (isMirrored(motion)) {
    // A location may not mirror: every curve and surface has to be turned over.
    using mover = new oc.BRepBuilderAPI_Transform(shape, transform, true, false)
    return mover.Shape()
  }
  using location = new oc.TopLoc_Location(transform)
  return shape.Moved(location, false)
}
