import assert from 'node:assert/strict'
import { test } from 'node:test'
import { motions } from '../../src/kernel/build/bodies/repetition-motions.ts'
import { splinePiece } from '../../src/kernel/build/bodies/spline-piece.ts'
import type { Motion } from '../../src/kernel/model.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { type Path, repetition } from '../../src/plan/layout.ts'
import { distance, dot } from '../../src/plan/vector.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'

const move = ({ rotation, shift }: Motion, p: Point3) =>
  rotation.map((row, k) => dot(row, p) + (shift[k] as number)) as Point3
const parse = (wanted: Parameters<typeof repetition.parse>[0]) => motions(repetition.parse(wanted))
const samePoint = (actual: Point3 | undefined, expected: Point3) =>
  assert.ok(
    actual && distance(actual, expected) < 1e-9,
    `${JSON.stringify(actual)} should be ${JSON.stringify(expected)}`,
  )

test('a row and a grid leave out the original and keep to their pitches', () => {
  const row = parse({ kind: 'linear', direction: [0, 3, 0], count: 4, pitch: 5 })
  assert.deepEqual(
    row.map((m) => m.shift),
    [
      [0, 5, 0],
      [0, 10, 0],
      [0, 15, 0],
    ],
  )
  const grid = parse({ kind: 'grid', directions: ['+x', '-z'], counts: [3, 2], pitches: [10, 4] })
  assert.equal(grid.length, 5)
  samePoint(grid.at(-1)?.shift, [20, 0, -4])
})

test('a turn about an axis away from the origin keeps the distance to that axis', () => {
  const ring = parse({ kind: 'polar', origin: [5, 0, 0], axis: '+z', count: 4 })
  assert.equal(ring.length, 3)
  samePoint(ring[0] && move(ring[0], [15, 0, 2]), [5, 10, 2])
  samePoint(ring[1] && move(ring[1], [15, 0, 2]), [-5, 0, 2])
  const back = parse({ kind: 'polar', count: 3, angleDeg: -90 })
  samePoint(back.at(-1) && move(back.at(-1) as Motion, [1, 0, 0]), [0, -1, 0])
})

test('copies that would share no turn, or are too many, are refused', () => {
  assert.throws(() => parse({ kind: 'polar', count: 3, angleDeg: 0 }), /3 copies cannot share a turn of 0°/)
  assert.throws(
    () => parse({ kind: 'grid', directions: ['+x', '+y'], counts: [200, 200], pitches: [1, 1] }),
    /200 by 200 is more than 10000/,
  )
  assert.throws(
    () => parse({ kind: 'grid', directions: ['+x', '-x'], counts: [2, 2], pitches: [1, 1] }),
    /must differ/,
  )
})

const square: Path = {
  kind: 'segments',
  start: [0, 0, 0],
  segments: [
    { kind: 'line', to: [30, 0, 0] },
    { kind: 'line', to: [30, 30, 0] },
    { kind: 'line', to: [0, 30, 0] },
  ],
  closed: true,
}

test('stations on a closed path are equal steps that do not come back on the first', () => {
  const around = parse({ kind: 'path', path: square, count: 4, align: true })
  assert.deepEqual(
    around.map((m) => move(m, [0, 0, 0]).map((v) => Math.round(v * 1e6) / 1e6 + 0)),
    [
      [30, 0, 0],
      [30, 30, 0],
      [0, 30, 0],
    ],
  )
  // At the third corner the path runs against its start.
  samePoint(around[1] && move(around[1], [1, 0, 0]), [29, 30, 0])
})

test('bends shorten the path as arcs do', () => {
  const path: Path = { ...square, closed: false, bendRadius: 10 }
  const two = parse({ kind: 'path', path, count: 3 })
  samePoint(two[0]?.shift, [30, 15, 0])
  samePoint(two[1]?.shift, [0, 30, 0])
  assert.throws(
    () => parse({ kind: 'path', path: { ...square, bendRadius: 16 }, count: 3 }),
    /a bend of 16 mm does not fit on a line of its path with 14 mm left/,
  )
})

test('an arc is measured by its angle, in space too', () => {
  const path: Path = {
    kind: 'segments',
    start: [0, 0, 10],
    segments: [{ kind: 'arc', via: [0, 10, 0], to: [0, 0, -10] }],
    closed: false,
  }
  const stations = parse({ kind: 'path', path, count: 4 })
  const angle = Math.PI / 3
  samePoint(stations[0] && move(stations[0], [0, 0, 10]), [0, 10 * Math.sin(angle), 10 * Math.cos(angle)])
})

test('a helix moves its copies as a screw', () => {
  const helix = { kind: 'helix', diameter: 20, pitch: 8, height: 16 } as const
  const five = parse({ kind: 'path', path: helix, count: 5, align: true })
  samePoint(five[0] && move(five[0], [10, 0, 0]), [-10, 0, 4])
  samePoint(five.at(-1) && move(five.at(-1) as Motion, [10, 0, 0]), [10, 0, 16])
  samePoint(five[0] && move(five[0], [12, 0, 0]), [-12, 0, 4])
})

test("the spline is the kernel's own curve through the points, and its stations are equally far apart", () => {
  const points: Point3[] = [
    [0, 0, 0],
    [20, 10, 5],
    [35, -5, 12],
    [60, 8, 3],
    [70, 30, -6],
  ]
  using plain = new oc.NCollection_Array1_gp_Pnt(1, points.length)
  for (const [i, point] of points.entries()) {
    using position = new oc.gp_Pnt(...point)
    plain.SetValue(i + 1, position)
  }
  using array = new oc.NCollection_HArray1_gp_Pnt(plain)
  using interpolation = new oc.GeomAPI_Interpolate(array, false, 1e-7)
  interpolation.Perform()
  using curve = interpolation.Curve()
  using maker = new oc.BRepBuilderAPI_MakeEdge(curve)
  using edge = maker.Edge()
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.LinearProperties(edge, properties, false, false)

  const piece = splinePiece(points)
  near(piece.length, properties.Mass())
  for (const share of [0.1, 0.37, 0.5, 0.81, 1]) {
    using position = new oc.gp_Pnt(...piece.at(share * piece.length).point)
    using vertex = new oc.BRepBuilderAPI_MakeVertex(position)
    using extrema = new oc.BRepExtrema_DistShapeShape()
    extrema.LoadS1(vertex.Shape())
    extrema.LoadS2(edge)
    extrema.Perform()
    assert.ok(extrema.Value() < 1e-6, `${extrema.Value()} mm off the curve`)
  }
})
