/** A path of lines, arcs and splines as pieces that are measured by their own length. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Path } from '../../../plan/layout.ts'
import { add, cross, distance, dot, norm, scale, subtract, unit } from '../../../plan/vector.ts'
import { splinePiece } from './spline-piece.ts'

export interface Piece {
  length: number
  isStraight: boolean
  /** The point and the unit direction at a distance from the start of the piece. */
  at(along: number): { point: Point3; tangent: Point3 }
}

type Segments = Extract<Path, { kind: 'segments' }>

const SAME_POINT = 1e-7

export function pathPieces(path: Segments, feature: string): Piece[] {
  let from = path.start
  const strokes: Stroke[] = path.segments.map((segment) => {
    const stroke: Stroke =
      segment.kind === 'line'
        ? { line: [from, segment.to] }
        : {
            piece:
              segment.kind === 'arc'
                ? arcThrough(from, segment.via, segment.to, feature)
                : splineThrough([from, ...segment.through, segment.to], feature),
          }
    from = segment.to
    return stroke
  })
  if (path.closed && distance(from, path.start) > SAME_POINT) strokes.push({ line: [from, path.start] })
  const bent = path.bendRadius === undefined ? strokes : bend(strokes, path.bendRadius, path.closed, feature)
  return bent.map((stroke) => ('line' in stroke ? linePiece(...stroke.line, feature) : stroke.piece))
}

type Stroke = { line: [Point3, Point3] } | { piece: Piece }

function linePiece(from: Point3, to: Point3, feature: string): Piece {
  const length = distance(from, to)
  if (!(length > SAME_POINT))
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: a line of its path has no length`,
      feature,
    )
  const tangent = scale(subtract(to, from), 1 / length)
  return { length, isStraight: true, at: (along) => ({ point: add(from, scale(tangent, along)), tangent }) }
}

function splineThrough(points: readonly Point3[], feature: string): Piece {
  if (points.some((point, i) => i > 0 && !(distance(point, points[i - 1] as Point3) > SAME_POINT)))
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: a spline of its path passes twice through one point`,
      feature,
    )
  return splinePiece(points)
}

function arcThrough(from: Point3, via: Point3, to: Point3, feature: string): Piece {
  const [a, b] = [subtract(via, from), subtract(to, from)]
  const normal = cross(a, b)
  const square = dot(normal, normal)
  if (!(square > 1e-12 * dot(a, a) * dot(b, b)))
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: the three points of an arc of its path lie on one line`,
      feature,
    )
  const toCentre = scale(
    add(scale(cross(b, normal), -dot(a, a)), scale(cross(a, normal), dot(b, b))),
    -1 / (2 * square),
  )
  const centre = add(from, toCentre)
  return arcAbout(centre, from, unit(normal), angleAbout(centre, unit(normal), from, to))
}

/** The angle from one point to another about an axis, between 0 and a whole turn. */
function angleAbout(centre: Point3, axis: Point3, from: Point3, to: Point3): number {
  const [a, b] = [subtract(from, centre), subtract(to, centre)]
  const angle = Math.atan2(dot(cross(a, b), axis), dot(a, b))
  return angle > 0 ? angle : angle + 2 * Math.PI
}

function arcAbout(centre: Point3, from: Point3, axis: Point3, angle: number): Piece {
  const x = subtract(from, centre)
  const radius = norm(x)
  const y = cross(axis, x)
  return {
    length: radius * angle,
    isStraight: false,
    at(along) {
      const turned = along / radius
      const [c, s] = [Math.cos(turned), Math.sin(turned)]
      return {
        point: add(centre, add(scale(x, c), scale(y, s))),
        tangent: unit(add(scale(x, -s), scale(y, c))),
      }
    },
  }
}

/** Rounds each corner between two lines with an arc that touches both. */
function bend(strokes: readonly Stroke[], radius: number, closed: boolean, feature: string): Stroke[] {
  const lines = strokes.map((stroke) =>
    'line' in stroke ? ([...stroke.line] as [Point3, Point3]) : undefined,
  )
  const arcs = new Map<number, Piece>()
  strokes.forEach((_, i) => {
    const next = (i + 1) % strokes.length
    if (next === 0 && !closed) return
    const [before, after] = [lines[i], lines[next]]
    if (!before || !after || before === after) return
    const corner = before[1]
    const [into, out] = [unit(subtract(corner, before[0])), unit(subtract(after[1], corner))]
    const turn = Math.atan2(norm(cross(into, out)), dot(into, out))
    if (turn < 1e-9) return
    const setback = radius * Math.tan(turn / 2)
    const room = Math.min(distance(before[0], corner), distance(corner, after[1]))
    if (!(setback < room + SAME_POINT))
      throw new EngineError(
        'geometry_validation_failed',
        `${feature}: a bend of ${radius} mm does not fit on a line of its path with ${Number(room.toFixed(3))} mm left`,
        feature,
      )
    const axis = unit(cross(into, out))
    const start = subtract(corner, scale(into, setback))
    const end = add(corner, scale(out, setback))
    arcs.set(i, arcAbout(add(start, scale(cross(axis, into), radius)), start, axis, turn))
    before[1] = start
    after[0] = end
  })
  return strokes.flatMap((stroke, i): Stroke[] => {
    const line = lines[i]
    const arc = arcs.get(i)
    const straight: Stroke[] = line ? (distance(...line) > SAME_POINT ? [{ line }] : []) : [stroke]
    return arc ? [...straight, { piece: arc }] : straight
  })
}
