/** The shortest distance between two shapes; zero where they touch or one holds the other. */
import { EngineError } from '../../errors.ts'
import type { Occt, TopoDS_Shape } from '../occt.ts'

export function shapeDistance(oc: Occt, a: TopoDS_Shape, b: TopoDS_Shape): number {
  using extrema = new oc.BRepExtrema_DistShapeShape()
  extrema.LoadS1(a)
  extrema.LoadS2(b)
  using range = new oc.Message_ProgressRange()
  extrema.Perform(range)
  if (!extrema.IsDone())
    throw new EngineError('code_generation_failed', 'the kernel could not measure a distance')
  return extrema.Value()
}
