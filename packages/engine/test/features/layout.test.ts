import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FaceExtent, layoutPoints } from '../../src/kernel/build/features/layout.ts'
import { layout } from '../../src/plan/layout.ts'
import { refusal } from './workshop.ts'

const face: FaceExtent = { min: [-50, -30], max: [50, 30], partOrigin: [-5, 0] }
const points = (given: object) =>
  layoutPoints(layout.parse(given), face).map(([x, y]) => [Number(x.toFixed(9)), Number(y.toFixed(9))])

test('corners lie in from the sides of the face', () => {
  assert.deepEqual(points({ kind: 'corners', inset: [10, 5] }), [
    [-40, -25],
    [40, -25],
    [40, 25],
    [-40, 25],
  ])
})

test('points from the part origin are shifted to the centre of the face', () => {
  assert.deepEqual(points({ kind: 'points', points: [[1, 2]] }), [[1, 2]])
  assert.deepEqual(points({ kind: 'points', points: [[1, 2]], origin: 'part' }), [[-4, 2]])
})

test('a bolt circle is evenly spaced from its start, or at the angles given', () => {
  assert.deepEqual(points({ kind: 'bolt-circle', diameter: 20, count: 4, centre: [1, 0] }), [
    [11, 0],
    [1, 10],
    [-9, 0],
    [1, -10],
  ])
  assert.deepEqual(points({ kind: 'bolt-circle', diameter: 20, count: 1, anglesDeg: [90, 180] }), [
    [0, 10],
    [-10, 0],
  ])
})

test('a grid is centred and a line includes both ends', () => {
  assert.deepEqual(points({ kind: 'grid', columns: 2, rows: 2, pitch: [10, 6] }), [
    [-5, -3],
    [5, -3],
    [-5, 3],
    [5, 3],
  ])
  assert.deepEqual(points({ kind: 'line', count: 3, from: [0, 0], to: [10, 4] }), [
    [0, 0],
    [5, 2],
    [10, 4],
  ])
  assert.deepEqual(points({ kind: 'line', count: 1, from: [3, 3], to: [10, 4] }), [[3, 3]])
})

test('a position around an axis is refused on a flat face', () => {
  assert.throws(() => points({ kind: 'around', positions: [{ angleDeg: 0, along: 1 }] }), refusal('flat'))
})
