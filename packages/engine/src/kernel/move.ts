/** Shapes moved as a whole. */
import type { gp_Trsf } from 'replicad-opencascadejs'
import { cross, dot } from '../plan/vector.ts'
import { type Box, boxOf } from './mass.ts'
import type { Model, ModelInstance, Motion } from './model.ts'
import { isAtRest } from './motion.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

/** Whether the motion turns a right hand into a left one, as a mirror does. */
const isMirrored = ({ rotation: [a, b, c] }: Motion): boolean => dot(cross(a, b), c) < 0

export function toTransform(oc: Occt, { rotation: [a, b, c], shift }: Motion): gp_Trsf {
  const transform = new oc.gp_Trsf()
  transform.SetValues(...a, shift[0], ...b, shift[1], ...c, shift[2])
  return transform
}

/** A rigidly moved shape shares its geometry with the original; one at rest is the original; a mirrored one has its own. */
export function moveShape(oc: Occt, shape: TopoDS_Shape, motion: Motion): TopoDS_Shape {
  if (isAtRest(motion)) return shape
  using transform = toTransform(oc, motion)
  if (isMirrored(motion)) {
    // A location may not mirror: every curve and surface has to be turned over.
    using mover = new oc.BRepBuilderAPI_Transform(shape, transform, true, false)
    return mover.Shape()
  }
  using location = new oc.TopLoc_Location(transform)
  return shape.Moved(location, false)
}

export const placedShape = (oc: Occt, { part, motion }: ModelInstance): TopoDS_Shape =>
  moveShape(oc, part.body.shape, motion)

/** The exact box of a whole model, every instance in its place; undefined where nothing has an extent. */
export function placedBox(oc: Occt, model: Model): Box | undefined {
  const boxes = model.instances
    .map((instance) => boxOf(oc, placedShape(oc, instance)))
    .filter((box) => box !== undefined)
  return boxes.length === 0 ? undefined : boxes.reduce(unionOf)
}

const unionOf = (a: Box, b: Box): Box => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
})
