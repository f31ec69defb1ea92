/** Where the instances of a model stand: rigid motions applied to points, meshes and kernel shapes. */
import type { gp_Trsf } from 'replicad-opencascadejs'
import type { Model, ModelInstance, Motion } from '../kernel/model.ts'
import type { Occt, TopoDS_Shape } from '../kernel/occt.ts'
import { toCompound } from '../kernel/topology.ts'

export function movePoints(motion: Motion, positions: Float64Array): Float64Array {
  const [r, s, t] = motion.rotation
  const moved = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = positions.subarray(i, i + 3) as unknown as [number, number, number]
    moved[i] = r[0] * x + r[1] * y + r[2] * z + motion.shift[0]
    moved[i + 1] = s[0] * x + s[1] * y + s[2] * z + motion.shift[1]
    moved[i + 2] = t[0] * x + t[1] * y + t[2] * z + motion.shift[2]
  }
  return moved
}

export function toTransform(oc: Occt, { rotation: [r, s, t], shift }: Motion): gp_Trsf {
  const transform = new oc.gp_Trsf()
  transform.SetValues(r[0], r[1], r[2], shift[0], s[0], s[1], s[2], shift[1], t[0], t[1], t[2], shift[2])
  return transform
}

export function placedShape(oc: Occt, { part, motion }: ModelInstance): TopoDS_Shape {
  using transform = toTransform(oc, motion)
  using location = new oc.TopLoc_Location(transform)
  return part.body.shape.Moved(location, false)
}

export const placedCompound = (oc: Occt, model: Model): TopoDS_Shape =>
  toCompound(
    oc,
    model.instances.map((instance) => placedShape(oc, instance)),
  )

export const isAtRest = ({ rotation, shift }: Motion): boolean =>
  shift.every((v) => v === 0) && rotation.every((row, i) => row.every((v, j) => v === (i === j ? 1 : 0)))
