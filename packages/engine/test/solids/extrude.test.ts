import assert from 'node:assert/strict'
import { test } from 'node:test'
import { volumeOf } from '../../src/kernel/mass.ts'
import { bodyOf, build } from './build.ts'
import { assertBox, assertClose, assertSolid, assertValid, EXACT, oc } from './measure.ts'

const { PI, asin, sqrt, tan } = Math
const rectangle = { kind: 'rectangle', width: 10, height: 6 }
const circle = { kind: 'circle', diameter: 10 }
const length = (mm: number, direction = 'forward') => ({ kind: 'length', length: mm, direction })
const extrude = (given: Record<string, unknown>, body?: Parameters<typeof build>[1]) =>
  build({ kind: 'extrude', sketch: { add: [rectangle] }, ...given }, body)
const onFace = (facing: string) => ({ on: 'face', face: { facing } })

/** A body 40 × 40 × 10 on z = 0. */
const block = bodyOf({ kind: 'box', size: [40, 40, 10] })
const frustum = (d: number) => (5 / 6) * (60 + 4 * (10 - d) * (6 - d) + (10 - 2 * d) * (6 - 2 * d))
const LEAN = 5 * tan(PI / 18)

test('a length goes forward, backward or half each way', () => {
  assertBox(assertSolid(extrude({ extent: length(5) }), 300), [-5, -3, 0], [5, 3, 5])
  assertBox(assertSolid(extrude({ extent: length(5, 'backward') }), 300), [-5, -3, -5], [5, 3, 0])
  assertBox(assertSolid(extrude({ extent: length(5, 'both') }), 300), [-5, -3, -2.5], [5, 3, 2.5])
})

test('between two heights the order does not matter', () => {
  const up = extrude({ extent: { kind: 'between', from: -2, to: 8 } })
  const down = extrude({ extent: { kind: 'between', from: 8, to: -2 } })
  for (const solids of [up, down]) assertBox(assertSolid(solids, 600), [-5, -3, -2], [5, 3, 8])
  assert.throws(() => extrude({ extent: { kind: 'between', from: 3, to: 3 } }), /from 3 mm to 3 mm/)
})

test('a cut on a face goes into the material, an addition away from it', () => {
  const cut = extrude({ operation: 'cut', plane: onFace('+z'), extent: length(4) }, block)
  assertBox(assertSolid(cut, 240), [-5, -3, 6], [5, 3, 10])
  const boss = extrude({ plane: onFace('+z'), extent: length(4) }, block)
  assertBox(assertSolid(boss, 240), [-5, -3, 10], [5, 3, 14])
})

test('on faces whose frame is left-handed a sketch keeps part coordinates', () => {
  const slot = { add: [{ kind: 'slot', length: 10, width: 4, at: [3, 1] }] }
  const side = extrude({ sketch: slot, plane: onFace('-x'), extent: length(5) }, block)
  assertBox(assertSolid(side, 5 * (24 + 4 * PI)), [-25, -2, 4], [-20, 8, 8])
})

test('through all: a cut on a face reaches beyond the body below it, one in the air both ways', () => {
  const through = { kind: 'through-all' }
  const [onTop] = extrude({ operation: 'cut', plane: onFace('+z'), extent: through }, block)
  assert.ok(onTop)
  assertBox(onTop, [-5, -3, -1.1], [5, 3, 10])
  const [free] = extrude({ operation: 'cut', extent: through }, block)
  assert.ok(free)
  assertBox(free, [-5, -3, -1.1], [5, 3, 11.1])
  const [post] = extrude({ plane: { on: 'frame', origin: [0, 0, -20] }, extent: through }, block)
  assert.ok(post)
  assertBox(post, [-5, -3, -20], [5, 3, 10])
  const above = { on: 'frame', origin: [0, 0, 30] }
  assert.throws(() => extrude({ plane: above, extent: through }, block), /20\.000 mm behind/)
})

test('an extrusion ends exactly on a level or slanted plane', () => {
  const extent = { kind: 'to-face', face: { facing: '+z' } }
  const level = extrude({ plane: { on: 'frame', origin: [0, 0, 30] }, extent }, block)
  assertBox(assertSolid(level, 1200), [-5, -3, 10], [5, 3, 30])
  const tilted = { on: 'frame', origin: [0, 0, 30], normal: [0, 0.6, 0.8] }
  const slanted = extrude({ plane: tilted, extent }, block)
  assertBox(assertSolid(slanted, (60 * 20) / 0.8), [-5, -18.75, 10], [5, 2.4, 31.8])
})

test('an extrusion ends exactly on a cylinder', () => {
  const shaft = bodyOf({
    kind: 'cylinder',
    diameter: 20,
    height: 50,
    frame: { origin: [-25, 0, 0], normal: '+x' },
  })
  const plane = { on: 'frame', origin: [0, 0, 30], normal: '-z' }
  const extent = { kind: 'to-face', face: { surface: 'cylinder' } }
  const underChord = 3 * sqrt(91) + 100 * asin(0.3)
  assertBox(
    assertSolid(extrude({ plane, extent }, shaft), 1800 - 10 * underChord),
    [-5, -3, sqrt(91)],
    [5, 3, 30],
  )
  const wide = { add: [{ kind: 'rectangle', width: 60, height: 6 }] }
  assert.throws(() => extrude({ sketch: wide, plane, extent }, shaft), /does not cover the whole sketch/)
})

test('a face that crosses or runs beside the extrusion is refused as its end', () => {
  const extent = { kind: 'to-face', face: { facing: '+z' } }
  const steep = { on: 'frame', origin: [0, 0, 11], normal: [0, 0.6, 0.8] }
  assert.throws(() => extrude({ plane: steep, extent }, block), /crosses the sketch/)
  const beside = { on: 'frame', origin: [0, 0, 30], normal: '+x' }
  assert.throws(() => extrude({ plane: beside, extent }, block), /never meets it/)
})

test('tapered walls give the frustum, forward, backward, inwards and outwards', () => {
  assertBox(assertSolid(extrude({ extent: length(5), taperDeg: 10 }), frustum(LEAN)), [-5, -3, 0], [5, 3, 5])
  assertBox(
    assertSolid(extrude({ extent: length(5, 'backward'), taperDeg: 10 }), frustum(LEAN)),
    [-5, -3, -5],
    [5, 3, 0],
  )
  assertBox(
    assertSolid(extrude({ extent: length(5), taperDeg: -10 }), frustum(-LEAN)),
    [-5 - LEAN, -3 - LEAN, 0],
    [5 + LEAN, 3 + LEAN, 5],
  )
  const top = 5 - LEAN
  const cone = extrude({ sketch: { add: [circle] }, extent: length(5), taperDeg: 10 })
  assertSolid(cone, ((PI * 5) / 3) * (25 + 5 * top + top * top))
})

test('tapered holes widen as the walls close in', () => {
  const sketch = { add: [rectangle], cut: [{ kind: 'circle', diameter: 2 }] }
  const wide = 1 + LEAN
  const hole = ((PI * 5) / 3) * (1 + wide + wide * wide)
  assertSolid(extrude({ sketch, extent: length(5), taperDeg: 10 }), frustum(LEAN) - hole)
})

test('an ellipse tapers too', () => {
  const sketch = { add: [{ kind: 'ellipse', width: 20, height: 10 }] }
  const [solid] = extrude({ sketch, extent: length(3), taperDeg: 10 })
  assert.ok(solid)
  assertValid(solid)
  const shrink = 3 * tan(PI / 18)
  // Perimeter of the ellipse 10 : 5, and Steiner's formula for parallel curves.
  const perimeter = 48.442241102738
  const volume = 3 * (50 * PI - (perimeter * shrink) / 2 + (PI * shrink * shrink) / 3)
  assertClose(volumeOf(oc, solid), volume, 1e-4, 'volume')
})

test('walls that would meet before the end are refused', () => {
  for (const [add, taperDeg] of [
    [[rectangle], 40],
    [[circle], 60],
    [[rectangle], 60],
  ] as const)
    assert.throws(() => extrude({ sketch: { add }, extent: length(5), taperDeg }), {
      code: 'geometry_validation_failed',
      message: /too narrow/,
    })
})

test('a twist keeps the volume and turns the far end as far as asked', () => {
  const turned = assertSolid(extrude({ extent: length(20), twistDeg: 90 }), 1200, 1e-6)
  assertBox(turned, [-sqrt(34), -sqrt(34), 0], [sqrt(34), sqrt(34), 20], 1e-3)
  const sketch = { add: [rectangle], cut: [{ kind: 'circle', diameter: 2, at: [2, 0] }] }
  assertSolid(extrude({ sketch, extent: length(20, 'backward'), twistDeg: -45 }), 20 * (60 - PI), 1e-5)
})

test('straight walls stay exact when neither taper nor twist is asked for', () => {
  const [solid] = extrude({ extent: length(5), taperDeg: 0, twistDeg: 0 })
  assert.ok(solid)
  assertClose(volumeOf(oc, solid), 300, EXACT, 'volume')
})
