import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faceAxes, faceFrame, spannedAxes, viewAxes } from '../../src/kernel/select/face-frame.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import { faceSelector, onFace } from '../../src/plan/select.ts'
import { cross, distance, dot } from '../../src/plan/vector.ts'
import { newSite } from '../bodies/workshop.ts'
import { bracket } from './bracket.ts'

const site = bracket()
const same = (actual: Point3, expected: Point3) =>
  assert.ok(
    distance(actual, expected) < 1e-9,
    `${JSON.stringify(actual)} should be ${JSON.stringify(expected)}`,
  )
const select = (wanted: Parameters<typeof faceSelector.parse>[0]) => faceSelector.parse(wanted)

test('a face spans the two part axes it contains, in their order', () => {
  assert.deepEqual(spannedAxes([0, 0, -1]), { x: [1, 0, 0], y: [0, 1, 0] })
  assert.deepEqual(spannedAxes([1, 0, 0]), { x: [0, 1, 0], y: [0, 0, 1] })
  assert.deepEqual(spannedAxes([0, -1, 0]), { x: [1, 0, 0], y: [0, 0, 1] })
})

test('a slanted face has a level x and a y that climbs it', () => {
  const { x, y } = spannedAxes([Math.SQRT1_2, 0, Math.SQRT1_2])
  same(x, [0, 1, 0])
  same(y, [-Math.SQRT1_2, 0, Math.SQRT1_2])
})

test("a frame starts in the middle of the face's box, or under the part's own origin", () => {
  const pocket = select({ facing: '+z', feature: 'pocket' })
  same(faceFrame(site, pocket, 'centre', 'test').axes.origin, [12, -16, 6])
  same(faceFrame(site, pocket, 'part', 'test').axes.origin, [0, 0, 6])
  const left = select({ facing: '-x' })
  const { axes } = faceFrame(site, left, 'centre', 'test')
  same(axes.origin, [-40, 0, 5])
  same(axes.z, [-1, 0, 0])
})

test('an offset moves a sketch in the axes of the face', () => {
  const on = onFace.parse({ on: 'face', face: { facing: '+x', at: 40 }, offset: [7, 3] })
  same(faceAxes(site, on, 'test').origin, [40, 7, 8])
})

test('seen from outside every frame is right-handed', () => {
  for (const facing of ['+x', '-x', '+y', '-y', '+z', '-z'] as const) {
    const { x, y, z } = viewAxes(faceFrame(site, select({ facing }), 'centre', 'test'))
    assert.ok(dot(cross(x, y), z) > 1 - 1e-9, facing)
  }
  same(viewAxes(faceFrame(site, select({ facing: '-z' }), 'centre', 'test')).x, [1, 0, 0])
  same(viewAxes(faceFrame(site, select({ facing: '-x' }), 'centre', 'test')).y, [0, 0, 1])
})

test('a round face and a missing body are refused as places to stand', () => {
  assert.throws(
    () => faceFrame(site, select({ surface: 'cylinder' }), 'centre', 'rib-1'),
    /rib-1: the face it stands on is not flat/,
  )
  assert.throws(
    () => faceFrame(newSite(), select({ facing: '+z' }), 'centre', 'rib-1'),
    /rib-1: there is no body/,
  )
})
