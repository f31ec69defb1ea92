/**
 * One strip of a thread's surface: a piece of the profile beside the axis, screwed up along it. Its generator is the
 * straight flank itself, which the kernel meshes, integrates and boxes several times faster than the spiral that the
 * same flank makes across the axis. Strips are cut at one angle into cells of a turn, all alike but for their place;
 * the cells at either end of the thread reach to its planes.
 */
import type { Geom_BSplineSurface } from 'replicad-opencascadejs'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { degreeForTurn, type NurbsCurve, smoothCurve, surfaceFace, sweptSurface } from './nurbs.ts'
import { screw, screwLocation } from './screw.ts'

/** A piece of the profile, from station 0 to station 1. */
export interface Strip {
  /** In the plane y = 0: x is the radius, z the height, which only ever grows. */
  curve: NurbsCurve
  heightAt: (station: number) => number
  stationAt: (height: number) => number
  radiusAt: (station: number) => number
  /** Of the polynomials that follow `heightAt`, and the spiral that the strip makes across the axis. */
  heightDegree: number
  spiralDegree: number
}

/** The thread, from z = 0 to `length`. */
export interface Winding {
  pitch: number
  length: number
  sense: 1 | -1
  /** The angle at which the strips are cut, as a share of a turn. */
  cut: number
}

/** Of the curves in space that follow the trimmed borders. */
const EDGE_TOLERANCE = 1e-6
const EDGE_DEGREE = 14
const EDGE_SPANS = 16

type End = 'bottom' | 'top'
export type StripFaces = { faces: TopoDS_Shape[] } & Record<End, TopoDS_Shape[]>

/** A side of a trimmed cell, from left to right or upwards in (station, turn); the outline runs along some of them backwards. */
interface Side {
  from: Point2
  to: Point2
  against: boolean
  end?: End
}

/** Its faces, and those of their edges that lie in the planes of the two ends. */
export function stripFaces(oc: Occt, strip: Strip, winding: Winding): StripFaces {
  const { pitch, length, sense, cut } = winding
  using surface = sweptSurface(oc, strip.curve, screw((sense * 2 * Math.PI) / pitch), {
    from: 0,
    to: pitch,
    degree: degreeForTurn(2 * Math.PI),
  })
  const whole = surfaceFace(oc, surface)
  const made: StripFaces = { faces: [], bottom: [], top: [] }
  const first = Math.floor(-strip.heightAt(1) / pitch - cut)
  const beyond = Math.ceil((length - strip.heightAt(0)) / pitch - cut)
  for (let cell = first; cell < beyond; cell++) {
    const start = cell + cut
    using location = screwLocation(oc, start * pitch, sense * 2 * Math.PI * start)
    const sides = cellOutline(strip, winding, start)
    if (sides.every(({ end }) => end === undefined)) {
      made.faces.push(whole.Moved(location, false))
      continue
    }
    const { face, edges } = endCell(oc, strip, winding, start, sides)
    made.faces.push(face)
    sides.forEach(({ end }, i) => {
      if (end) made[end].push(edges[i] as TopoDS_Edge)
    })
  }
  return made
}

/** The turn within the cell at which a station of the strip meets an end of the thread. */
const meeting = ({ heightAt }: Strip, { pitch, length }: Winding, start: number, end: End) => {
  const level = end === 'bottom' ? 0 : length
  return (station: number) => (level - heightAt(station)) / pitch - start
}

/** Counter-clockwise in (station, turn): the cell's unit square between the two ends, which both fall to the right. */
function cellOutline(strip: Strip, winding: Winding, start: number): Side[] {
  const [bottom, top] = [meeting(strip, winding, start, 'bottom'), meeting(strip, winding, start, 'top')]
  const crossing = (level: number, turn: number) =>
    Math.min(1, Math.max(0, strip.stationAt(level - (start + turn) * winding.pitch)))
  const { length } = winding
  const left = crossing(0, 1)
  const right = crossing(length, 0)
  const landing = Math.min(right, Math.max(left, crossing(0, 0)))
  const takeoff = Math.min(right, Math.max(left, crossing(length, 1)))
  const low = (s: number) => Math.max(0, bottom(s))
  const high = (s: number) => Math.min(1, top(s))
  const sides: Side[] = [
    { from: [left, low(left)], to: [landing, low(landing)], against: false, end: 'bottom' },
    { from: [landing, 0], to: [right, 0], against: false },
    { from: [right, low(right)], to: [right, high(right)], against: false },
    { from: [takeoff, high(takeoff)], to: [right, high(right)], against: true, end: 'top' },
    { from: [left, 1], to: [takeoff, 1], against: true },
    { from: [left, low(left)], to: [left, high(left)], against: true },
  ]
  return sides.filter(({ from, to }) => to[0] - from[0] + Math.abs(to[1] - from[1]) > 1e-9)
}

/**
 * Swept from the spiral that the strip makes across the axis, so that the surface ends with the thread: of a trimmed face,
 * the kernel's box is sometimes that of its whole surface.
 */
function endCell(oc: Occt, strip: Strip, winding: Winding, start: number, sides: readonly Side[]) {
  const { pitch, sense } = winding
  const bottom = meeting(strip, winding, start, 'bottom')
  const rises = sides.flatMap(({ from, to }) => [from, to]).map(([station, turn]) => turn - bottom(station))
  const [lowest, highest] = [Math.min(...rises), Math.max(...rises)]
  const spiral = smoothCurve(
    (station) => {
      const angle = (-sense * 2 * Math.PI * strip.heightAt(station)) / pitch
      const radius = strip.radiusAt(station)
      return [radius * Math.cos(angle), radius * Math.sin(angle), 0]
    },
    0,
    1,
    strip.spiralDegree,
  )
  using surface = sweptSurface(oc, spiral, screw((sense * 2 * Math.PI) / pitch), {
    from: lowest * pitch,
    to: highest * pitch,
    degree: degreeForTurn(2 * Math.PI * (highest - lowest)) + 1,
  })
  const level = (rise: number) => (rise - lowest) / (highest - lowest)
  const edges = sides.map((side) => sideEdge(oc, surface, strip, side, (s, turn) => level(turn - bottom(s))))
  return { face: trimmedFace(oc, surface, edges), edges }
}

function sideEdge(
  oc: Occt,
  surface: Geom_BSplineSurface,
  strip: Strip,
  { from, to, against, end }: Side,
  level: (station: number, turn: number) => number,
): TopoDS_Edge {
  const isStraight = end !== undefined || from[0] === to[0]
  const [low, high] = [level(...from), level(...to)]
  const point = (t: number): Point3 => {
    const station = from[0] + t * (to[0] - from[0])
    return [station, isStraight ? low + t * (high - low) : level(station, from[1]), 0]
  }
  const { poles } = smoothCurve(point, 0, 1, isStraight ? 1 : strip.heightDegree)
  using points = new oc.NCollection_Array1_gp_Pnt2d(1, poles.length)
  poles.forEach(([u, v], i) => {
    using pole = new oc.gp_Pnt2d(u, v)
    points.SetValue(i + 1, pole)
  })
  using path = new oc.Geom2d_BezierCurve(points)
  using maker = new oc.BRepBuilderAPI_MakeEdge(path, surface)
  const edge = maker.Edge()
  oc.BRepLib.BuildCurve3d(edge, EDGE_TOLERANCE, oc.GeomAbs_Shape.GeomAbs_C1, EDGE_DEGREE, EDGE_SPANS)
  return against ? oc.TopoDS.Edge(edge.Reversed()) : edge
}

function trimmedFace(oc: Occt, surface: Geom_BSplineSurface, edges: readonly TopoDS_Edge[]): TopoDS_Face {
  using wire = new oc.BRepBuilderAPI_MakeWire()
  for (const edge of edges) wire.Add(edge)
  using maker = new oc.BRepBuilderAPI_MakeFace(surface, wire.Wire(), false)
  return maker.Face()
}
