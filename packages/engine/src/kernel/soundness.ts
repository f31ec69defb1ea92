/** Whether the kernel's answer is a real solid: many of its wrong answers come without any error. */
import { boxOf, isFiniteBox, volumeOf } from './mass.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { solidsOf } from './topology.ts'

export function isValid(oc: Occt, shape: TopoDS_Shape): boolean {
  using analyzer = new oc.BRepCheck_Analyzer(shape, true, false, false)
  return analyzer.IsValid()
}

/** The order matters: a box that is not finite makes the later checks run for ever. */
export function isSound(oc: Occt, shape: TopoDS_Shape): boolean {
  if (shape.IsNull() || !isFiniteBox(boxOf(oc, shape))) return false
  return solidsOf(oc, shape).length > 0 && isValid(oc, shape) && volumeOf(oc, shape) > 0
}
