/** How far shapes and points lie from each other, on the exact geometry. */
import { EngineError } from '../errors.ts'
import type { Point3 } from '../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'

export interface Nearest {
  distance: number
  /** The face, edge or vertex of the second shape where it is nearest. */
  support: TopoDS_Shape | undefined
}

function nearestOf(oc: Occt, a: TopoDS_Shape, b: TopoDS_Shape): Nearest {
  using extrema = new oc.BRepExtrema_DistShapeShape()
  extrema.LoadS1(a)
  extrema.LoadS2(b)
  using range = new oc.Message_ProgressRange()
  extrema.Perform(range)
  if (!extrema.IsDone())
    throw new EngineError('code_generation_failed', 'the kernel could not measure a distance')
  return {
    distance: extrema.Value(),
    support: extrema.NbSolution() > 0 ? extrema.SupportOnShape2(1) : undefined,
  }
}

/** Between two shapes; zero where they touch or one holds the other. */
export const shapeDistance = (oc: Occt, a: TopoDS_Shape, b: TopoDS_Shape): number =>
  nearestOf(oc, a, b).distance

/** What of a shape lies nearest to a point. */
export function nearestTo(oc: Occt, shape: TopoDS_Shape, point: Point3): Nearest {
  using position = new oc.gp_Pnt(...point)
  using maker = new oc.BRepBuilderAPI_MakeVertex(position)
  using vertex = maker.Vertex()
  return nearestOf(oc, vertex, shape)
}

export const distanceTo = (oc: Occt, shape: TopoDS_Shape, point: Point3): number =>
  nearestTo(oc, shape, point).distance
