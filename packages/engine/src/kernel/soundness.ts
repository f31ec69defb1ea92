/** Whether the kernel's answer is a real solid: many of its wrong answers come without any error. */
import { boxOf, volumeOf } from './mass.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { solidsOf } from './topology.ts'

/** The order matters: a box that is not finite makes the later checks run for ever. */
export function isSound(oc: Occt, shape: TopoDS_Shape): boolean {
  if (shape.IsNull()) return false
  const box = boxOf(oc, shape)
  if (!box || ![...box.min, ...box.max].every(Number.isFinite)) return false
  if (solidsOf(oc, shape).length === 0) return false
  using analyzer = new oc.BRepCheck_Analyzer(shape, true, false, false)
  return analyzer.IsValid() && volumeOf(oc, shape) > 0
}
