/** Paths in space, as plain pieces and as the kernel's wires. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Path } from '../../../plan/layout.ts'
import { add, axesOf, distance, dot, norm, scale, subtract, unit } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Edge, TopoDS_Wire } from '../../occt.ts'
import { toPnt } from '../sketch/coordinates.ts'
import { helixWire } from './helix.ts'
import { impossible, unable } from './shapes.ts'

type Segments = Extract<Path, { kind: 'segments' }>

export type Piece =
  | { kind: 'line'; from: Point3; to: Point3 }
  | { kind: 'arc'; from: Point3; via: Point3; to: Point3 }
  | { kind: 'spline'; points: Point3[]; from: Point3; to: Point3 }

type Line = Extract<Piece, { kind: 'line' }>

const SAME_POINT_MM = 1e-6
const text = (p: Point3) => `[${p.join(', ')}]`

/** The pieces of a path of segments, closed and with rounded bends where asked. */
export function pathPieces(path: Segments, feature: string): Piece[] {
  let from = path.start
  const pieces: Piece[] = []
  const push = (piece: Piece) => {
    if (distance(piece.from, piece.to) >= SAME_POINT_MM || piece.kind !== 'line') pieces.push(piece)
    from = piece.to
  }
  for (const segment of path.segments) {
    if (segment.kind === 'spline') push({ ...segment, points: [from, ...segment.through, segment.to], from })
    else push({ ...segment, from })
  }
  if (path.closed) push({ kind: 'line', from, to: path.start })
  if (pieces.length === 0) throw impossible(feature, `the path from ${text(path.start)} has no length`)
  const started = path.closed ? fromMiddle(pieces) : pieces
  return path.bendRadius === undefined ? started : bent(started, path.bendRadius, feature)
}

/** A closed path begins in the middle of a line where it has one: its corners are then all alike. */
function fromMiddle(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex((piece) => piece.kind === 'line')
  const line = pieces[at]
  if (line?.kind !== 'line') return pieces
  const middle = scale(add(line.from, line.to), 0.5)
  return [{ ...line, from: middle }, ...pieces.slice(at + 1), ...pieces.slice(0, at), { ...line, to: middle }]
}

function bent(pieces: readonly Piece[], radius: number, feature: string): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const before = result.at(-1)
    if (before?.kind !== 'line' || piece.kind !== 'line') {
      result.push(piece)
      continue
    }
    result.pop()
    result.push(...bend(before, piece, radius, feature))
  }
  return result
}

/** Two lines with an arc of the radius between them. */
function bend(before: Line, after: Line, radius: number, feature: string): Piece[] {
  const corner = before.to
  const back = unit(subtract(before.from, corner))
  const ahead = unit(subtract(after.to, corner))
  const opening = Math.acos(Math.max(-1, Math.min(1, dot(back, ahead))))
  if (Math.PI - opening < 1e-9) return [before, after]
  if (opening < 1e-6) throw impossible(feature, `the path turns back on itself at ${text(corner)}`)
  const reach = radius / Math.tan(opening / 2)
  const shortest = Math.min(distance(before.from, corner), distance(after.to, corner))
  if (reach > shortest * (1 + 1e-9))
    throw impossible(
      feature,
      `a bend of radius ${radius} mm takes ${reach.toFixed(3)} mm of each line at ${text(corner)}, where only ${shortest.toFixed(3)} mm are left`,
    )
  const inwards = unit(add(back, ahead))
  const [start, end] = [add(corner, scale(back, reach)), add(corner, scale(ahead, reach))]
  const via = add(corner, scale(inwards, radius / Math.sin(opening / 2) - radius))
  const pieces: Piece[] = [
    { ...before, to: start },
    { kind: 'arc', from: start, via, to: end },
    { ...after, from: end },
  ]
  return pieces.filter((p) => p.kind !== 'line' || distance(p.from, p.to) > SAME_POINT_MM)
}

function pieceEdge(oc: Occt, piece: Piece, feature: string): TopoDS_Edge {
  using from = toPnt(oc, piece.from)
  using to = toPnt(oc, piece.to)
  if (piece.kind === 'line') {
    using edge = new oc.BRepBuilderAPI_MakeEdge(from, to)
    return edge.Edge()
  }
  if (piece.kind === 'arc') {
    const [u, v] = [subtract(piece.via, piece.from), subtract(piece.to, piece.from)]
    if (norm(u) * norm(v) - Math.abs(dot(u, v)) < 1e-9 * norm(u) * norm(v))
      throw impossible(
        feature,
        `the arc from ${text(piece.from)} to ${text(piece.to)} through ${text(piece.via)} is a straight line`,
      )
    using via = toPnt(oc, piece.via)
    using arc = new oc.GC_MakeArcOfCircle(from, via, to)
    using curve = arc.Value()
    using edge = new oc.BRepBuilderAPI_MakeEdge(curve)
    return edge.Edge()
  }
  const twin = piece.points.findIndex(
    (p, i) => i > 0 && distance(p, piece.points[i - 1] as Point3) < SAME_POINT_MM,
  )
  if (twin > 0)
    throw impossible(feature, `a spline passes twice through ${text(piece.points[twin] as Point3)}`)
  using array = new oc.NCollection_Array1_gp_Pnt(1, piece.points.length)
  piece.points.forEach((p, i) => {
    using point = toPnt(oc, p)
    array.SetValue(i + 1, point)
  })
  using points = new oc.NCollection_HArray1_gp_Pnt(array)
  using interpolation = new oc.GeomAPI_Interpolate(points, false, 1e-7)
  interpolation.Perform()
  using curve = interpolation.Curve()
  using edge = new oc.BRepBuilderAPI_MakeEdge(curve)
  return edge.Edge()
}

export function pathWire(oc: Occt, path: Path, feature: string): TopoDS_Wire {
  if (path.kind === 'helix') {
    const { diameter, pitch, height, origin, axis, hand } = path
    const axes = axesOf({ origin, normal: axis })
    return helixWire(oc, axes, { radius: diameter / 2, pitch, turns: height / pitch, hand })
  }
  using builder = new oc.BRepBuilderAPI_MakeWire()
  for (const piece of pathPieces(path, feature)) builder.Add(pieceEdge(oc, piece, feature))
  if (!builder.IsDone()) throw unable(feature, 'draw the path')
  return builder.Wire()
}
