import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { assertVerified, verify } from '../../src/kernel/verify.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Requirement } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'
import { modelOf, workshop } from './shapes.ts'

const { box, cylinder, cut } = workshop(oc)
const UP: Point3 = [0, 0, 1]
const drilled = (radius: number) =>
  modelOf(oc, cut(box([-30, -20, 0], [30, 20, 8]), cylinder([0, 0, -1], UP, radius, 10)))
const asked: Requirement[] = [
  {
    id: 'bore',
    says: 'hole diameter 5 mm',
    words: { text: '5 mm holes', span: [10, 20] },
    measure: { kind: 'hole-diameter', near: [0, 0, 0] },
    value: 5,
  },
  { id: 'length', says: 'length 60 mm', measure: { kind: 'extent', axis: 'x' }, value: 60 },
  { id: 'holes', says: 'one hole', measure: { kind: 'hole-count', diameter: 5 }, value: 1 },
]

test('a solid that is as stated passes, each value beside its measurement', () => {
  const results = verify({ oc, model: drilled(2.5) }, asked)
  assert.deepEqual(
    results.map(({ id, stated, pass }) => [id, stated, pass]),
    [
      ['bore', 5, true],
      ['length', 60, true],
      ['holes', 1, true],
    ],
  )
  assert.ok(Math.abs((results[0]?.measured ?? 0) - 5) < 1e-9)
  assertVerified(results)
})

test('a wrong solid is refused with every wrong value, in words', () => {
  const results = verify({ oc, model: drilled(3) }, asked)
  assert.deepEqual(
    results.map((r) => r.pass),
    [false, true, false],
  )
  assert.throws(
    () => assertVerified(results),
    (error) => {
      assert.ok(error instanceof EngineError)
      assert.equal(error.code, 'geometry_validation_failed')
      assert.match(error.message, /hole diameter: stated 5 mm \("5 mm holes"\), measured 6 mm/)
      assert.match(error.message, /hole count: stated 1, measured 0 \(found 1 hole of 6 mm\)/)
      assert.doesNotMatch(error.message, /extent/)
      return true
    },
  )
})

test('lengths may be off by a ten-thousandth and at least a micrometre, counts by nothing', () => {
  const model = drilled(2.5)
  const passes = (measure: Requirement['measure'], value: number, tolerance?: number) =>
    verify({ oc, model }, [
      { id: 'x', says: 'x', measure, value, ...(tolerance !== undefined && { tolerance }) },
    ])[0]?.pass
  assert.equal(passes({ kind: 'extent', axis: 'x' }, 60.005), true)
  assert.equal(passes({ kind: 'extent', axis: 'x' }, 60.007), false)
  assert.equal(passes({ kind: 'extent', axis: 'z' }, 8.0009), true)
  assert.equal(passes({ kind: 'extent', axis: 'z' }, 8.0011), false)
  assert.equal(passes({ kind: 'extent', axis: 'z' }, 8.05, 0.1), true)
  assert.equal(passes({ kind: 'hole-count', diameter: 5 }, 1.001), false)
  const volume = 60 * 40 * 8 - Math.PI * 2.5 ** 2 * 8
  assert.equal(passes({ kind: 'volume' }, volume * 1.00009), true)
  assert.equal(passes({ kind: 'volume' }, volume * 1.00011), false)
})

test('what is not there fails, and says so', () => {
  const results = verify({ oc, model: drilled(2.5) }, [
    { id: 'r', says: 'fillet 3 mm', measure: { kind: 'fillet-radius' }, value: 3 },
  ])
  assert.deepEqual([results[0]?.pass, results[0]?.measured], [false, undefined])
  assert.throws(
    () => assertVerified(results),
    /fillet radius: stated 3 mm, nothing such found \(found no rounded edge\)/,
  )
})
