import assert from 'node:assert/strict'
import { test } from 'node:test'
import { volumeOf } from '../../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { describeSurface } from '../../src/kernel/surface.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { build } from './build.ts'
import { assertBox, assertSolid, assertValid, oc } from './measure.ts'

const { PI, SQRT2 } = Math
const rectangle = (width: number, height: number, at = [0, 0]) => ({ kind: 'rectangle', width, height, at })
const circle = (diameter: number, at = [0, 0]) => ({ kind: 'circle', diameter, at })
const line = (...to: number[]) => ({ kind: 'line', to })
const at = (z: number) => ({ on: 'frame', origin: [0, 0, z] })

const revolve = (profile: unknown, rest: Record<string, unknown> = {}) =>
  build({ kind: 'revolve', sketch: { add: [profile] }, ...rest })
const sweep = (profile: unknown, path: unknown, rest: Record<string, unknown> = {}) =>
  build({ kind: 'sweep', sketch: { add: [profile] }, path, ...rest })
const segments = (points: number[][], rest: Record<string, unknown> = {}) => {
  const [start, ...others] = points
  return { kind: 'segments', start, segments: others.map((p) => line(...p)), ...rest }
}

test('an arc that meets its axis at a slant makes a plain surface of revolution, not a torus through itself', () => {
  const ogive = {
    kind: 'outline',
    start: [0, 0],
    segments: [
      { kind: 'line', to: [10, 0] },
      // About a centre 40 mm beyond the axis, with 50 mm radius.
      { kind: 'arc', via: [Math.sqrt(2500 - 225) - 40, 15], to: [0, 30] },
    ],
  }
  const nose = revolve(ogive, { plane: { on: 'frame', origin: [0, 0, 0], normal: '-y', x: '+x' } })
  const body = assertSolid(nose, PI * (66_000 - 100_000 * Math.asin(0.6)))
  const kinds = facesOf(oc, body).map((face) => describeSurface(oc, face).kind)
  assert.ok(!kinds.includes('torus'), kinds.join())
})

test('a revolved sketch follows the rule of Pappus', () => {
  assertBox(assertSolid(revolve(rectangle(10, 6, [15, 0])), 1800 * PI), [-20, -20, -3], [20, 20, 3])
  assertBox(
    assertSolid(revolve(rectangle(10, 6, [15, 0]), { angleDeg: 90 }), 450 * PI),
    [0, 0, -3],
    [20, 20, 3],
  )
  const slanted = { axis: { origin: [10, 0], direction: [1, 1] }, angleDeg: 180 }
  assertSolid(revolve(circle(10, [20, 0]), slanted), (250 * PI * PI) / SQRT2)
})

test('a sketch may touch its axis, but not cross it', () => {
  const disc = assertSolid(revolve(rectangle(10, 6, [5, 0])), 600 * PI)
  assert.equal(facesOf(oc, disc).length, 3)
  assert.throws(() => revolve(rectangle(10, 6, [3, 0])), {
    code: 'geometry_validation_failed',
    message: /reaches 8\.000 mm to one side and 2\.000 mm to the other|reaches 2\.000 mm.*8\.000 mm/,
  })
})

test('a ruled loft is a frustum, over rectangles and circles', () => {
  const between = (a: unknown, b: unknown) =>
    build({
      kind: 'loft',
      ruled: true,
      sections: [
        { sketch: { add: [a] }, plane: at(0) },
        { sketch: { add: [b] }, plane: at(10) },
      ],
    })
  assertSolid(between(rectangle(10, 6), rectangle(5, 3)), 350)
  assertSolid(between(circle(10), circle(4)), 130 * PI)
})

test('a loft closes in its apex, and openings run through it', () => {
  const sections = [0, 10].map((z) => ({ sketch: { add: [rectangle(10, 6)] }, plane: at(z) }))
  assertSolid(build({ kind: 'loft', ruled: true, sections, apex: [0, 0, 20] }), 800)
  const hollow = [0, 10].map((z) => ({
    sketch: { add: [rectangle(10, 6)], cut: [circle(2)] },
    plane: at(z),
  }))
  assertSolid(build({ kind: 'loft', ruled: true, sections: hollow }), 600 - 10 * PI)
  assert.throws(
    () => build({ kind: 'loft', sections: [hollow[0], sections[1]] }),
    /0 openings, the first has 1/,
  )
})

test('a smooth loft passes through a section of another shape', () => {
  const sections = [rectangle(10, 6), circle(10), rectangle(10, 6)].map((profile, i) => ({
    sketch: { add: [profile] },
    plane: at(10 * i),
  }))
  const solids = build({ kind: 'loft', sections })
  assert.equal(solids.length, 1)
  const solid = solids[0] as TopoDS_Shape
  assertValid(solid)
  assertBox(solid, [-5, -5, 0], [5, 5, 20], 0.01)
  const volume = volumeOf(oc, solid)
  assert.ok(volume > 20 * 60 && volume < 20 * 25 * PI, `${volume}`)
})

test('a sweep has the volume of its section times the length of its path', () => {
  assertSolid(
    sweep(
      circle(4),
      segments([
        [0, 0, 0],
        [0, 0, 20],
      ]),
    ),
    80 * PI,
  )
  const half = {
    kind: 'segments',
    start: [10, 0, 0],
    segments: [{ kind: 'arc', via: [0, 10, 0], to: [-10, 0, 0] }],
  }
  assertBox(assertSolid(sweep(circle(2), half), 10 * PI * PI), [-11, 0, -1], [11, 11, 1])
})

test('sharp corners are mitred, round ones and bends are arcs', () => {
  const elbow = [
    [0, 0, 0],
    [20, 0, 0],
    [20, 20, 0],
  ]
  assertBox(assertSolid(sweep(rectangle(4, 4), segments(elbow)), 640), [0, -2, -2], [22, 20, 2])
  const pipe = { kind: 'ring', outerDiameter: 4, innerDiameter: 2 }
  assertSolid(sweep(pipe, segments(elbow, { bendRadius: 5 })), 3 * PI * (30 + 2.5 * PI))
  // Two rods less the wedge that each loses on the inside, and a quarter of a ball on the outside.
  const rounded = sweep(circle(4), segments(elbow), { corners: 'round' })
  const wedge = (2 * 2 ** 3) / 3
  assertSolid(rounded, 160 * PI - 2 * wedge + (8 * PI) / 3)
  assert.throws(
    () => sweep(circle(4), segments(elbow, { bendRadius: 30 })),
    /30 mm takes 30\.000 mm.*20\.000 mm/,
  )
})

test('a closed path gives a closed frame, mitred at every corner', () => {
  const corners = [
    [0, 0, 0],
    [20, 0, 0],
    [20, 10, 0],
    [0, 10, 0],
  ]
  const frame = assertSolid(sweep(rectangle(2, 2), segments(corners, { closed: true })), 240)
  assertBox(frame, [-1, -1, -1], [21, 11, 1])
  const bent = segments(corners, { closed: true, bendRadius: 3 })
  assertSolid(sweep(rectangle(2, 2), bent), 4 * (36 + 6 * PI))
})

test('a spline path is followed from end to end', () => {
  const path = {
    kind: 'segments',
    start: [0, 0, 0],
    segments: [
      {
        kind: 'spline',
        through: [
          [10, 5, 0],
          [20, 0, 5],
        ],
        to: [30, 0, 0],
      },
    ],
  }
  const solids = sweep(circle(2), path)
  assert.equal(solids.length, 1)
  assertValid(solids[0] as TopoDS_Shape)
  // Between the chords through its points and half as much again.
  const chords = Math.hypot(10, 5) + Math.hypot(10, 5, 5) + Math.hypot(10, 5)
  const length = volumeOf(oc, solids[0] as TopoDS_Shape) / PI
  assert.ok(length > chords && length < 1.5 * chords, `${length} against ${chords}`)
})

test('on a helix the section does not roll: it stays square to the axis all the way', () => {
  const helix = { kind: 'helix', diameter: 20, pitch: 5, height: 15 }
  const turn = Math.hypot(20 * PI, 5)
  const wire = assertSolid(sweep(circle(2), helix), 3 * PI * turn, 1e-5)
  assertBox(wire, [-11, -11, -1], [11, 11, 16], 0.01)
  const strip = sweep(rectangle(2, 1), { ...helix, hand: 'left', axis: '+x' })
  assertBox(assertSolid(strip, 6 * turn, 1e-5), [-0.5, -11, -11], [15.5, 11, 11], 0.01)
})
