import assert from 'node:assert/strict'
import { test } from 'node:test'
import { billOfMaterials } from '../../src/bill-of-materials.ts'
import { EngineError } from '../../src/errors.ts'
import { checkAssembly } from '../../src/kernel/interference.ts'
import { massProperties } from '../../src/kernel/mass-properties.ts'
import { measure } from '../../src/kernel/measure/measure.ts'
import { AT_REST } from '../../src/kernel/model.ts'
import { compose, rotation, translation } from '../../src/kernel/motion.ts'
import type { Measure } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'
import { assemblyOf, modelOf, partOf, workshop } from './shapes.ts'

const { box, cylinder, cut } = workshop(oc)
const steel = { name: 'steel', densityGPerCm3: 8 }
const near = (actual: number | undefined, expected: number, slack = 1e-6) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= slack, `${actual} is not ${expected}`)

const cube = partOf(oc, 'cube', box([0, 0, 0], [10, 10, 10]), steel)
const plate = partOf(
  oc,
  'plate',
  cut(box([0, 0, 0], [40, 20, 5]), cylinder([20, 10, -1], [0, 0, 1], 4, 7)),
  steel,
)
const pin = partOf(oc, 'pin', cylinder([0, 0, 0], [0, 0, 1], 3.9, 20), steel)

const apart = (x: number) =>
  assemblyOf([
    ['left', cube, AT_REST],
    ['right', cube, translation([x, 0, 0])],
  ])
const refused = (message: RegExp) => (error: unknown) =>
  error instanceof EngineError && error.code === 'geometry_validation_failed' && message.test(error.message)

test('instances that touch or keep apart share nothing', () => {
  assert.deepEqual(checkAssembly(oc, apart(10), []).interferences, [])
  assert.equal(checkAssembly(oc, apart(12), []).pairsChecked, 0)
})

test('overlapping instances are refused with both names and the volume', () => {
  assert.throws(() => checkAssembly(oc, apart(9.9), []), refused(/left and right overlap by 10 mm³/))
})

test('one instance wholly inside another is an overlap too', () => {
  const inside = assemblyOf([
    ['large', partOf(oc, 'large', box([0, 0, 0], [50, 50, 50])), AT_REST],
    ['small', cube, translation([20, 20, 20])],
  ])
  assert.throws(() => checkAssembly(oc, inside, []), refused(/overlap by 1000 mm³/))
})

test('an engaged pair is excused, and only that pair', () => {
  const engaged = {
    kind: 'engaged',
    between: ['right', 'left'] as [string, string],
    why: 'press fit',
  } as const
  assert.deepEqual(checkAssembly(oc, apart(9.9), [engaged]).interferences, [
    { between: ['left', 'right'], volume: undefined, why: 'press fit' },
  ])
  const third = assemblyOf([
    ['left', cube, AT_REST],
    ['right', cube, translation([9.9, 0, 0])],
    ['upper', cube, translation([0, 0, 9.9])],
  ])
  assert.throws(() => checkAssembly(oc, third, [engaged]), refused(/left and upper overlap by 10 mm³/))
})

test('a contact that gapes and a clearance that is too small are refused with the distance', () => {
  const between: [string, string] = ['left', 'right']
  near(checkAssembly(oc, apart(10), [{ kind: 'contact', between }]).clearances[0]?.distance, 0)
  assert.throws(
    () => checkAssembly(oc, apart(10.05), [{ kind: 'contact', between }]),
    refused(/left and right should touch, but are 0.05 mm apart/),
  )
  near(checkAssembly(oc, apart(12), [{ kind: 'clearance', between, gap: 2 }]).clearances[0]?.distance, 2)
  assert.throws(
    () => checkAssembly(oc, apart(11.9), [{ kind: 'clearance', between, gap: 2 }]),
    refused(/should be 2 mm apart, but are 1.9 mm apart/),
  )
})

const pinned = assemblyOf([
  ['base', plate, AT_REST],
  ['peg', pin, translation([20, 10, -5])],
  ['turned', plate, compose(translation([0, 0, 30]), rotation([0, 0, 0], [0, 0, 1], 90))],
])
const of = (wanted: Measure) => measure({ oc, model: pinned }, wanted)

test('the whole is measured where its instances stand, a part in its own coordinates', () => {
  near(of({ kind: 'extent', axis: 'z' }).measured, 40)
  near(of({ kind: 'extent', axis: 'x' }).measured, 60)
  near(of({ kind: 'extent', part: 'pin', axis: 'z' }).measured, 20)
  near(of({ kind: 'clearance', instances: ['base', 'peg'] }).measured, 0.1)
  near(of({ kind: 'clearance', instances: ['peg', 'turned'] }).measured, Math.hypot(15, 20 - 3.9), 1e-5)
  near(of({ kind: 'instance-count' }).measured, 3)
  near(of({ kind: 'instance-count', part: 'plate' }).measured, 2)
  near(of({ kind: 'solid-count' }).measured, 3)
  near(of({ kind: 'hole-count', diameter: 8, through: true }).measured, 2)
  near(of({ kind: 'hole-position', diameter: 8, near: [-10, 20, 30], along: 'x' }).measured, -10)
  near(of({ kind: 'volume' }).measured, 2 * (4000 - 80 * Math.PI) + Math.PI * 3.9 ** 2 * 20)
  near(of({ kind: 'mass', part: 'plate' }).measured, ((4000 - 80 * Math.PI) * 8) / 1000)
  near(of({ kind: 'crossings', from: [20, 10, -20], to: [20, 10, 60] }).measured, 1)
  assert.match(of({ kind: 'clearance', instances: ['base', 'ghost'] }).note ?? '', /no instance ghost/)
})

test('mass, centre and inertia of a box and of a rod follow the textbook', () => {
  const { parts, total } = massProperties(oc, modelOf(oc, box([0, 0, 0], [10, 20, 30]), steel))
  const mass = 6000 * 0.008
  near(total.mass, mass)
  assert.deepEqual(
    total.centre.map((v) => Math.round(v * 1e9) / 1e9),
    [5, 10, 15],
  )
  const expected = [(mass * (400 + 900)) / 12, (mass * (100 + 900)) / 12, (mass * (100 + 400)) / 12]
  for (const [k, moment] of expected.entries()) near(total.inertia[k]?.[k], moment)
  near(total.inertia[0]?.[1], 0)
  assert.deepEqual([parts[0]?.solids, parts[0]?.faces, parts[0]?.edges], [1, 6, 12])
  near(parts[0]?.area, 2200)
  const rod = massProperties(oc, modelOf(oc, cylinder([0, 0, 0], [0, 0, 1], 5, 20)))
  assert.equal(rod.total.mass, undefined)
  near(rod.total.inertia[2]?.[2], (Math.PI * 500 * 25) / 2, 1e-5)
})

test('the inertia of a whole is that of its instances where they stand', () => {
  // Two cubes side by side are one block of 20 × 10 × 10; one of them is turned, which must not matter to a cube.
  const pair = assemblyOf([
    ['left', cube, AT_REST],
    ['right', cube, compose(translation([20, 0, 0]), rotation([0, 0, 0], [0, 0, 1], 90))],
  ])
  const { total } = massProperties(oc, pair)
  near(total.mass, 16)
  assert.deepEqual(
    total.centre.map((v) => Math.round(v * 1e9) / 1e9),
    [10, 5, 5],
  )
  near(total.inertia[0]?.[0], (16 * 200) / 12)
  near(total.inertia[2]?.[2], (16 * 500) / 12)
  // A slanted bar has products of inertia: those of the straight bar, turned.
  const bar = partOf(oc, 'bar', box([-20, -1, -1], [20, 1, 1]), steel)
  const slanted = massProperties(oc, assemblyOf([['bar', bar, rotation([0, 0, 0], [0, 0, 1], 30)]])).total
  const mass = 160 * 0.008
  const [along, across] = [(mass * 8) / 12, (mass * 1604) / 12]
  const [c, s] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  near(slanted.inertia[0]?.[0], along * c * c + across * s * s)
  near(slanted.inertia[0]?.[1], (along - across) * c * s)
  const tilted = massProperties(oc, modelOf(oc, cylinder([0, 0, 0], [1, 1, 0], 1, 40), steel)).parts[0]
  near(tilted?.inertia[0]?.[0], tilted?.inertia[1]?.[1] ?? 0)
  assert.ok((tilted?.inertia[0]?.[1] ?? 0) < 0)
})

test('the bill of materials counts each part and weighs one of it', () => {
  const pair = assemblyOf([
    ['left', cube, AT_REST],
    ['right', cube, translation([20, 0, 0])],
    ['pin', pin, translation([60, 0, 0])],
  ])
  const bill = billOfMaterials(pair, massProperties(oc, pair))
  assert.deepEqual(
    bill.map(({ part, count, material }) => [part, count, material]),
    [
      ['cube', 2, 'steel'],
      ['pin', 1, 'steel'],
    ],
  )
  near(bill[0]?.massEachG, 8)
})
