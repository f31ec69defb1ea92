import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measure } from '../../src/kernel/measure/measure.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Measure } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'
import { modelOf, workshop } from './shapes.ts'

const { box, cylinder, sphere, torus, turned, cut, fuse, fillet, chamfer } = workshop(oc)
const UP: Point3 = [0, 0, 1]

const of = (shape: TopoDS_Shape) => {
  const model = modelOf(oc, shape)
  return (wanted: Measure) => measure({ oc, model }, wanted)
}
const near = (actual: number | undefined, expected: number, slack = 1e-6) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= slack, `${actual} is not ${expected}`)
const upright = ([x, y]: Point3) => Math.abs(Math.abs(x) - 15) < 1e-6 && Math.abs(Math.abs(y) - 10) < 1e-6
const onTop = ([, , z]: Point3) => Math.abs(z - 8) < 1e-6
const block = () => box([-15, -10, 0], [15, 10, 8])

test('the diameter of the outer cylinder at a point, not of its neighbour or its bore', () => {
  const shaft = of(
    cut(
      fuse(cylinder([0, 0, 0], UP, 10, 20), cylinder([0, 0, 20], UP, 6, 20)),
      cylinder([0, 0, -1], UP, 3, 50),
    ),
  )
  near(shaft({ kind: 'cylinder-diameter', near: [10, 0, 10] }).measured, 20)
  near(shaft({ kind: 'cylinder-diameter', near: [0, 6, 30], axis: '+z' }).measured, 12)
  assert.deepEqual(shaft({ kind: 'cylinder-diameter', near: [10, 0, 10], axis: '+x' }), {
    measured: undefined,
    note: 'found no outer cylinder',
  })
  assert.equal(shaft({ kind: 'cylinder-diameter', near: [40, 0, 10] }).measured, undefined)
})

test('spheres, tori and cones', () => {
  const hollow = of(cut(sphere([0, 0, 0], 20), sphere([0, 0, 0], 18)))
  near(hollow({ kind: 'sphere-diameter' }).measured, 40)
  near(hollow({ kind: 'sphere-diameter', near: [18, 0, 0] }).measured, 36)
  const ring = of(torus(25, 4))
  near(ring({ kind: 'torus-diameter', which: 'ring' }).measured, 50)
  near(ring({ kind: 'torus-diameter', which: 'tube' }).measured, 8)
  const sunk = of(
    cut(
      block(),
      cylinder([0, 0, -1], UP, 2.5, 10),
      turned([
        [0, 3],
        [5, 8],
        [5, 9],
        [0, 9],
      ]),
    ),
  )
  near(sunk({ kind: 'cone-angle' }).measured, 90)
  const steep = of(
    cut(
      block(),
      cylinder([0, 0, -1], UP, 2.5, 10),
      turned([
        [0, 3],
        [4.9, 8],
        [4.9, 9],
        [0, 9],
      ]),
    ),
  )
  near(steep({ kind: 'cone-angle', near: [4, 0, 7] }).measured, (2 * Math.atan2(4.9, 5) * 180) / Math.PI)
  near(steep({ kind: 'cone-diameter', near: [4, 0, 7] }).measured, 9.8)
  for (const kind of ['sphere-diameter', 'cone-angle'] as const)
    assert.equal(of(block())({ kind }).measured, undefined)
})

test('rounded edges are found with their radius and number; a wrong radius and a sharp edge are found out', () => {
  const rounded = of(fillet(block(), 3, upright))
  near(rounded({ kind: 'fillet-radius' }).measured, 3)
  near(rounded({ kind: 'fillet-radius', near: [15, 10, 4] }).measured, 3)
  near(rounded({ kind: 'fillet-count', radius: 3 }).measured, 4)
  const wrong = of(fillet(block(), 2.9, upright))
  near(wrong({ kind: 'fillet-radius' }).measured, 2.9)
  assert.deepEqual(wrong({ kind: 'fillet-count', radius: 3 }), {
    measured: 0,
    note: 'found rounded edges of 2.9 mm',
  })
  const three = of(fillet(block(), 3, (p) => upright(p) && !(p[0] > 0 && p[1] > 0)))
  near(three({ kind: 'fillet-count', radius: 3 }).measured, 3)
  assert.equal(of(block())({ kind: 'fillet-radius' }).note, 'found no rounded edge')
})

test('all twelve edges of a box are twelve, its corners are none', () => {
  const pebble = of(fillet(block(), 2))
  near(pebble({ kind: 'fillet-count', radius: 2 }).measured, 12)
  near(pebble({ kind: 'fillet-radius', near: [15, 10, 8] }).measured, 2)
  assert.equal(pebble({ kind: 'sphere-diameter' }).measured, undefined)
})

test('the round rim of a boss and its foot are rounded edges too', () => {
  const boss = fuse(block(), cylinder([0, 0, 8], UP, 6, 7))
  const rim = fillet(boss, 1, ([, , z]) => Math.abs(z - 15) < 1e-6)
  near(of(rim)({ kind: 'fillet-count', radius: 1 }).measured, 1)
  const foot = fillet(boss, 1.5, ([x, y, z]) => onTop([x, y, z]) && Math.hypot(x, y) < 7)
  near(of(foot)({ kind: 'fillet-radius' }).measured, 1.5)
})

test('a slot, a rod and a bent ring are no rounded edges', () => {
  const slot = fuse(
    box([-5, -3, -1], [5, 3, 10]),
    cylinder([-5, 0, -1], UP, 3, 11),
    cylinder([5, 0, -1], UP, 3, 11),
  )
  for (const shape of [cut(block(), slot), cylinder([0, 0, 0], UP, 3, 10), torus(20, 3)])
    near(of(shape)({ kind: 'fillet-count', radius: 3 }).measured, 0)
})

test('broken edges give their legs, flat and conical; a wrong leg is found out', () => {
  near(of(chamfer(block(), 2, upright))({ kind: 'chamfer-size' }).measured, 2)
  near(of(chamfer(block(), 1.9, upright))({ kind: 'chamfer-size', near: [15, 10, 4] }).measured, 1.9)
  near(of(chamfer(block(), 1, onTop))({ kind: 'chamfer-size', near: [15, 0, 8] }).measured, 1)
  // More of the side than it leaves: where the edge is told, that is a broken one, too.
  near(of(chamfer(block(), 5, onTop))({ kind: 'chamfer-size', near: [15, 0, 8] }).measured, 5)
  const rod = chamfer(cylinder([0, 0, 0], UP, 10, 30), 1.5, ([, , z]) => Math.abs(z - 30) < 1e-6)
  near(of(rod)({ kind: 'chamfer-size' }).measured, 1.5)
  const bore = chamfer(
    cut(block(), cylinder([0, 0, -1], UP, 4, 10)),
    0.5,
    (p) => onTop(p) && Math.hypot(p[0], p[1]) < 5,
  )
  near(of(bore)({ kind: 'chamfer-size' }).measured, 0.5)
})

test('an unequal broken edge answers with either leg', () => {
  const outline: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 18],
    [7, 20],
    [0, 20],
  ]
  const found = of(turned(outline))({ kind: 'chamfer-size' })
  const legs = [found.measured, ...(found.alternatives ?? [])].map((v) => Number(v?.toFixed(6)))
  assert.deepEqual(new Set(legs), new Set([2, 3]))
})

test('ordinary faces, a hexagon and a cone are no broken edges', () => {
  const { raised } = workshop(oc)
  const hexagon = Array.from({ length: 6 }, (_, i): [number, number] => [
    8 * Math.cos((i * Math.PI) / 3),
    8 * Math.sin((i * Math.PI) / 3),
  ])
  for (const shape of [
    block(),
    raised(hexagon, 5),
    turned([
      [0, 0],
      [10, 0],
      [4, 12],
      [0, 12],
    ]),
  ])
    assert.equal(of(shape)({ kind: 'chamfer-size' }).measured, undefined)
})
