/** A body's skin moved along its normals, by the kernel. */
import type { BRepOffsetAPI_MakeOffsetShape } from 'replicad-opencascadejs'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { listItems } from '../../topology.ts'

/**
 * Sharp joins give what a person draws: parallel walls that meet in an edge. Round ones are the fallback for skins whose
 * offset faces do not meet when prolonged.
 */
export const JOINS = [
  { join: 'GeomAbs_Intersection', tolerance: 1e-5 },
  { join: 'GeomAbs_Arc', tolerance: 1e-5 },
  { join: 'GeomAbs_Arc', tolerance: 1e-3 },
] as const

export type Join = (typeof JOINS)[number]

/** Outwards for a positive offset; the result is a solid, where there is one. */
export function offsetOf(
  oc: Occt,
  shape: TopoDS_Shape,
  offset: number,
  { join, tolerance }: Join,
): BRepOffsetAPI_MakeOffsetShape {
  const builder = new oc.BRepOffsetAPI_MakeOffsetShape()
  using range = new oc.Message_ProgressRange()
  builder.PerformByJoin(shape, offset, tolerance, 'BRepOffset_Skin', false, false, join, false, range)
  return builder
}

/** What became of a face on the other side of the wall. */
export function offsetFaces(
  oc: Occt,
  builder: BRepOffsetAPI_MakeOffsetShape,
  face: TopoDS_Face,
): TopoDS_Face[] {
  using generated = builder.Generated(face)
  return listItems(oc, generated)
    .filter((shape) => shape.ShapeType() === 'TopAbs_FACE')
    .map((shape) => oc.TopoDS.Face(shape))
}
