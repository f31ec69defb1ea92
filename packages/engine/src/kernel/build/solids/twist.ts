/** Extrusions that turn on their way: a smooth skin through turned copies of the sketch. */
import { type Axes, scale } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from '../../occt.ts'
import { toAx1, toVec } from '../sketch/coordinates.ts'
import { radians } from '../sketch/plane-vector.ts'
import { made, sewn, wiresOf } from './shapes.ts'

/**
 * Between two copies this far apart the skin follows the helix to about 1e-8 of the size; the kernel's own
 * sweep along a helical guide is off by a thousandth and takes twenty times longer.
 */
const STEP_DEG = 10

/** Counter-clockwise about the normal for a positive twist, about the sketch's [0, 0]. */
export function twisted(
  oc: Occt,
  faces: readonly TopoDS_Face[],
  axes: Axes,
  height: number,
  twistDeg: number,
  feature: string,
): TopoDS_Shape[] {
  const steps = Math.max(4, Math.ceil(Math.abs(twistDeg) / STEP_DEG))
  const turned = (shape: TopoDS_Shape, step: number): TopoDS_Shape => {
    using axis = toAx1(oc, axes.origin, axes.z)
    using motion = new oc.gp_Trsf()
    motion.SetRotation(axis, radians((twistDeg * step) / steps))
    using along = toVec(oc, scale(axes.z, (height * step) / steps))
    using rise = new oc.gp_Trsf()
    rise.SetTranslation(along)
    motion.PreMultiply(rise)
    using location = new oc.TopLoc_Location(motion)
    return shape.Moved(location, false)
  }
  const skin = (wire: TopoDS_Wire, closed: boolean): TopoDS_Shape => {
    using builder = new oc.BRepOffsetAPI_ThruSections(closed, false, 1e-6)
    for (let step = 0; step <= steps; step++) builder.AddWire(oc.TopoDS.Wire(turned(wire, step)))
    builder.CheckCompatibility(false)
    using range = new oc.Message_ProgressRange()
    builder.Build(range)
    return builder.Shape()
  }
  return faces.map((face) => {
    const { outer, inner } = wiresOf(oc, face)
    return made(
      oc,
      () =>
        inner.length === 0
          ? skin(outer, true)
          : sewn(oc, [face, turned(face, steps), ...[outer, ...inner].map((wire) => skin(wire, false))]),
      feature,
      `twist the sketch by ${twistDeg}° over ${Math.abs(height)} mm`,
    )
  })
}
