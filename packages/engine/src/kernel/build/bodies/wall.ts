/** Whether what lies between a skin and its offset is a wall of the thickness asked for. */
import type { Point3 } from '../../../plan/geometry.ts'
import { distanceTo } from '../../distance.ts'
import { areaOf } from '../../mass.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face } from '../../occt.ts'
import { coordinates, middleOf } from '../../surface.ts'
import { edgesOf, toCompound } from '../../topology.ts'

export interface Wall {
  /** The faces of the body that stay. */
  kept: readonly TopoDS_Face[]
  /** Their offsets, on the other side of the wall. */
  skin: readonly TopoDS_Face[]
  thickness: number
  volume: number
}

/**
 * The nearest that the two sides come is the thickness; and the volume is about the mean of their areas times
 * the thickness, from which corners take no more than a part. Points are measured, not whole faces: the distance
 * between two curved faces takes the kernel minutes where one of them is nearly nothing.
 */
export function isWall(oc: Occt, { kept, skin, thickness, volume }: Wall): boolean {
  if (skin.length === 0) return false
  const keptSide = toCompound(oc, kept)
  const mean = ((areaOf(oc, keptSide) + areaOf(oc, toCompound(oc, skin))) / 2) * thickness
  if (!(volume > 0.2 * mean && volume < 2 * mean)) return false
  const distances = skin.flatMap((face) => samples(oc, face)).map((point) => distanceTo(oc, keptSide, point))
  return Math.abs(Math.min(...distances) - thickness) <= 1e-4 * Math.max(1, thickness)
}

/** The middle of a face, unless it lies in an opening or a notch, and the middles of some of its edges. */
function samples(oc: Occt, face: TopoDS_Face): Point3[] {
  const edges = edgesOf(oc, face).filter((edge) => !oc.BRep_Tool.Degenerated(edge))
  const points = edges.slice(0, 3).map((edge) => middleOfEdge(oc, edge))
  const { point } = middleOf(oc, face)
  return distanceTo(oc, face, point) < 1e-6 ? [point, ...points] : points
}

function middleOfEdge(oc: Occt, edge: TopoDS_Edge): Point3 {
  using curve = new oc.BRepAdaptor_Curve(edge)
  return coordinates(curve.Value((curve.FirstParameter() + curve.LastParameter()) / 2))
}
