/**
 * Plane and space curves as NURBS poles, and the surfaces they sweep out. The kernel's own helical sweeps are slow
 * and approximate; a rigid motion acts on poles directly, so a swept section is true to a part in a million, and
 * neighbouring faces share their border curves pole for pole.
 */
import type { Geom_BSplineSurface } from 'replicad-opencascadejs'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import { add } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Edge, TopoDS_Face, TopoDS_Wire } from '../../occt.ts'

export interface NurbsCurve {
  degree: number
  knots: number[]
  multiplicities: number[]
  poles: Point3[]
  weights: number[]
}

/** Where a point of the section goes at station `t`. */
export type Motion = (t: number) => (point: Point3) => Point3

const FACE_TOLERANCE = 1e-7

/** A circular arc about the z axis of `centre`, exact: one rational quadratic span for each 90° at most. */
export function arcCurve(centre: Point3, radius: number, from: number, to: number): NurbsCurve {
  const spans = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9))
  const step = (to - from) / spans
  const waist = Math.cos(step / 2)
  const at = (angle: number, reach: number): Point3 =>
    add(centre, [reach * Math.cos(angle), reach * Math.sin(angle), 0])
  const poles: Point3[] = [at(from, radius)]
  const weights = [1]
  for (let i = 0; i < spans; i++) {
    poles.push(at(from + (i + 0.5) * step, radius / waist), at(from + (i + 1) * step, radius))
    weights.push(waist, 1)
  }
  const knots = Array.from({ length: spans + 1 }, (_, i) => i)
  return {
    degree: 2,
    knots,
    multiplicities: knots.map((k) => (k === 0 || k === spans ? 3 : 2)),
    poles,
    weights,
  }
}

/**
 * Poles of a quartic that follows the unit circle between two angles, tangent to it at both ends: over 90° it strays by
 * a few parts in a million, over 120° by twenty. The kernel integrates rational arcs too coarsely, and it meshes and boxes
 * the faces of polynomials of degree five and more several times slower.
 */
export function roundPoles(from: number, to: number): Point2[] {
  const half = (to - from) / 2
  const [cosine, sine] = [Math.cos(half), Math.sin(half)]
  // Seen from the middle of the arc: the handles at both ends, and the middle pole that puts the middle on the circle.
  const polesFor = (handle: number): Point2[] => {
    const [x, y] = [cosine + handle * sine, sine - handle * cosine]
    return [
      [cosine, -sine],
      [x, -y],
      [(8 - cosine - 4 * x) / 3, 0],
      [x, y],
      [cosine, sine],
    ]
  }
  const strays = (handle: number) => {
    const weights = bernstein(ROUND_DEGREE, ROUND_STATION)
    const at = (k: 0 | 1) =>
      polesFor(handle).reduce((sum, pole, i) => sum + pole[k] * (weights[i] as number), 0)
    return Math.hypot(at(0), at(1)) - 1
  }
  // Secant steps from the handle of a curve that keeps an even pace.
  let [before, handle] = [0.49 * half, 0.5 * half]
  for (let i = 0; i < 20 && Math.abs(strays(handle) - strays(before)) > 1e-15; i++)
    [before, handle] = [
      handle,
      handle - (strays(handle) * (handle - before)) / (strays(handle) - strays(before)),
    ]
  const middle = (from + to) / 2
  return polesFor(handle).map(([x, y]) => [
    x * Math.cos(middle) - y * Math.sin(middle),
    x * Math.sin(middle) + y * Math.cos(middle),
  ])
}

export const ROUND_DEGREE = 4
/** Where, besides its ends and its middle, the quartic meets the circle: there its error is spread most evenly. */
const ROUND_STATION = 0.17

export function polynomialCurve(poles: Point3[]): NurbsCurve {
  return { ...oneSpan(poles.length - 1), poles, weights: poles.map(() => 1) }
}

/** One polynomial span that follows a smooth curve. */
export function smoothCurve(
  point: (t: number) => Point3,
  from: number,
  to: number,
  degree: number,
): NurbsCurve {
  return polynomialCurve(bezierPoles(point, from, to, degree))
}

/** One polynomial span through points that lie evenly along the curve's natural parameter, as few points of an involute do. */
export function curveThrough(points: readonly Point3[]): NurbsCurve {
  const degree = points.length - 1
  const poles = solve(
    points.map((_, i) => bernstein(degree, i / degree)),
    points,
  )
  return polynomialCurve(poles)
}

export const lineCurve = (start: Point3, end: Point3): NurbsCurve => polynomialCurve([start, end])

const oneSpan = (degree: number) => ({ degree, knots: [0, 1], multiplicities: [degree + 1, degree + 1] })

/**
 * The degree at which one span follows a turn to a part in a million: Chebyshev interpolation of a
 * rotation by `angle` errs by (angle/2)^(n+1) / ((n+1)! 2^n). One span a face matters: the mesher puts nodes
 * on every inner knot, which costs seconds on a thread.
 */
export function degreeForTurn(angle: number): number {
  let degree = 3
  let error = (Math.abs(angle) / 2) ** 4 / (24 * 8)
  for (; error > 1e-6 && degree < 20; degree++) error *= Math.abs(angle) / 2 / (degree + 2) / 2
  return degree
}

/** Bernstein poles of the polynomial through the curve's points at the Chebyshev stations. */
function bezierPoles(point: (t: number) => Point3, from: number, to: number, degree: number): Point3[] {
  const stations = Array.from({ length: degree + 1 }, (_, i) => (1 - Math.cos((Math.PI * i) / degree)) / 2)
  const values = stations.map((s) => point(from + s * (to - from)))
  return solve(
    stations.map((s) => bernstein(degree, s)),
    values,
  )
}

/** All Bernstein polynomials of a degree at `s`. */
export function bernstein(degree: number, s: number): number[] {
  let row = [1]
  for (let n = 1; n <= degree; n++)
    row = Array.from({ length: n + 1 }, (_, i) => (1 - s) * (row[i] ?? 0) + s * (row[i - 1] ?? 0))
  return row
}

/** Gaussian elimination with partial pivoting, for several right-hand sides at once. */
function solve(matrix: number[][], values: readonly Point3[]): Point3[] {
  const rows = matrix.map((row, i) => [...row, ...(values[i] as Point3)])
  const size = rows.length
  const entry = (r: number, c: number) => rows[r]?.[c] as number
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let r = column + 1; r < size; r++)
      if (Math.abs(entry(r, column)) > Math.abs(entry(pivot, column))) pivot = r
    const swapped = rows[pivot] as number[]
    rows[pivot] = rows[column] as number[]
    rows[column] = swapped
    for (let r = 0; r < size; r++) {
      if (r === column) continue
      const factor = entry(r, column) / entry(column, column)
      if (factor !== 0) rows[r] = (rows[r] as number[]).map((value, c) => value - factor * entry(column, c))
    }
  }
  return rows.map((row, i) => {
    const at = (k: number) => (row[size + k] as number) / (row[i] as number)
    return [at(0), at(1), at(2)]
  })
}

export const movedCurve = (curve: NurbsCurve, move: (point: Point3) => Point3): NurbsCurve => ({
  ...curve,
  poles: curve.poles.map(move),
})

/** The surface that `section` sweeps out between two stations: u runs along the section, v along the motion. */
export function sweptSurface(
  oc: Occt,
  section: NurbsCurve,
  motion: Motion,
  { from, to, degree }: { from: number; to: number; degree: number },
): Geom_BSplineSurface {
  const along = oneSpan(degree)
  const rows = section.poles.map((pole) => bezierPoles((t) => motion(t)(pole), from, to, degree))
  const columns = degree + 1
  using poles = new oc.NCollection_Array2_gp_Pnt(1, rows.length, 1, columns)
  using weights = new oc.NCollection_Array2_double(1, rows.length, 1, columns)
  rows.forEach((row, i) => {
    row.forEach(([x, y, z], j) => {
      using point = new oc.gp_Pnt(x, y, z)
      poles.SetValue(i + 1, j + 1, point)
      weights.SetValue(i + 1, j + 1, section.weights[i] as number)
    })
  })
  using uKnots = doubles(oc, section.knots)
  using vKnots = doubles(oc, along.knots)
  using uMults = integers(oc, section.multiplicities)
  using vMults = integers(oc, along.multiplicities)
  return new oc.Geom_BSplineSurface(
    poles,
    weights,
    uKnots,
    vKnots,
    uMults,
    vMults,
    section.degree,
    along.degree,
    false,
    false,
  )
}

/** The whole of a surface as a face. */
export function surfaceFace(oc: Occt, surface: Geom_BSplineSurface): TopoDS_Face {
  using maker = new oc.BRepBuilderAPI_MakeFace(surface, FACE_TOLERANCE)
  return maker.Face()
}

/** The face that `section` sweeps out between two stations. */
export function sweptFace(
  oc: Occt,
  section: NurbsCurve,
  motion: Motion,
  stations: { from: number; to: number; degree: number },
): TopoDS_Face {
  using surface = sweptSurface(oc, section, motion, stations)
  return surfaceFace(oc, surface)
}

export function curveEdge(oc: Occt, curve: NurbsCurve): TopoDS_Edge {
  using poles = new oc.NCollection_Array1_gp_Pnt(1, curve.poles.length)
  curve.poles.forEach(([x, y, z], i) => {
    using point = new oc.gp_Pnt(x, y, z)
    poles.SetValue(i + 1, point)
  })
  using weights = doubles(oc, curve.weights)
  using knots = doubles(oc, curve.knots)
  using multiplicities = integers(oc, curve.multiplicities)
  using spline = new oc.Geom_BSplineCurve(poles, weights, knots, multiplicities, curve.degree, false, true)
  using maker = new oc.BRepBuilderAPI_MakeEdge(spline)
  return maker.Edge()
}

/** A closed chain of curves as a wire. */
export function chainWire(oc: Occt, chain: readonly NurbsCurve[]): TopoDS_Wire {
  using wire = new oc.BRepBuilderAPI_MakeWire()
  for (const curve of chain) wire.Add(curveEdge(oc, curve))
  return wire.Wire()
}

/** The plane face inside a closed chain of curves. */
export function planeFace(oc: Occt, chain: readonly NurbsCurve[]): TopoDS_Face {
  using maker = new oc.BRepBuilderAPI_MakeFace(chainWire(oc, chain), true)
  return maker.Face()
}

function doubles(oc: Occt, values: readonly number[]) {
  const array = new oc.NCollection_Array1_double(1, values.length)
  values.forEach((value, i) => {
    array.SetValue(i + 1, value)
  })
  return array
}

function integers(oc: Occt, values: readonly number[]) {
  const array = new oc.NCollection_Array1_int(1, values.length)
  values.forEach((value, i) => {
    array.SetValue(i + 1, value)
  })
  return array
}
