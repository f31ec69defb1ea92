import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measure } from '../../src/kernel/measure/measure.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { describeSurface } from '../../src/kernel/surface.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Measure } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'
import { modelOf, workshop } from './shapes.ts'

const { box, cylinder, turned, cut, fuse, fillet } = workshop(oc)
const UP: Point3 = [0, 0, 1]
const CORNERS: Point3[] = [
  [-20, -10, -1],
  [20, -10, -1],
  [-20, 10, -1],
  [20, 10, -1],
]

const of = (shape: TopoDS_Shape) => {
  const model = modelOf(oc, shape)
  return (wanted: Measure) => measure({ oc, model }, wanted)
}
const near = (actual: number | undefined, expected: number, slack = 1e-6) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= slack, `${actual} is not ${expected}`)

const plate = (holes: readonly { at: Point3; radius?: number; height?: number }[]) =>
  cut(
    box([-30, -20, 0], [30, 20, 8]),
    ...holes.map(({ at, radius = 2.5, height = 10 }) => cylinder(at, UP, radius, height)),
  )
const good = of(plate(CORNERS.map((at) => ({ at }))))

test('four through holes are counted, sized, placed and spaced to a nanometre', () => {
  near(good({ kind: 'hole-count', diameter: 5 }).measured, 4)
  near(good({ kind: 'hole-count', diameter: 5, through: true, axis: '+z' }).measured, 4)
  near(good({ kind: 'hole-count', diameter: 5, through: false }).measured, 0)
  near(good({ kind: 'hole-count', diameter: 5, axis: '+x' }).measured, 0)
  near(good({ kind: 'hole-diameter', near: [20, 10, 8] }).measured, 5)
  near(good({ kind: 'hole-depth', diameter: 5 }).measured, 8)
  near(good({ kind: 'hole-position', diameter: 5, near: [20, 10, 0], along: 'x' }).measured, 20)
  near(good({ kind: 'hole-position', diameter: 5, near: [20, -10, 0], along: 'y' }).measured, -10)
  near(good({ kind: 'hole-to-side', diameter: 5, near: [20, 10, 0], side: '+x' }).measured, 10)
  near(good({ kind: 'hole-to-side', diameter: 5, near: [-20, 10, 0], side: '-x' }).measured, 10)
  near(
    good({
      kind: 'hole-spacing',
      diameter: 5,
      near: [
        [-20, 10, 0],
        [20, 10, 0],
      ],
    }).measured,
    40,
  )
  near(
    good({ kind: 'bolt-circle', diameter: 5, centre: [0, 0, 0], axis: '+z' }).measured,
    2 * Math.hypot(20, 10),
  )
})

test('a hole drilled 6 instead of 5 is found out', () => {
  const wrong = of(plate(CORNERS.map((at, i) => ({ at, radius: i === 3 ? 3 : 2.5 }))))
  near(wrong({ kind: 'hole-count', diameter: 5 }).measured, 3)
  near(wrong({ kind: 'hole-diameter', near: [20, 10, 0] }).measured, 6)
  const all = of(plate(CORNERS.map((at) => ({ at, radius: 3 }))))({ kind: 'hole-count', diameter: 5 })
  assert.deepEqual(all, { measured: 0, note: 'found 4 holes of 6 mm' })
})

test('a hole out of place by a tenth is found out by every measure of place', () => {
  const wrong = of(plate(CORNERS.map((at, i) => ({ at: i === 3 ? [20.1, 10, -1] : at }))))
  near(wrong({ kind: 'hole-position', diameter: 5, near: [20, 10, 0], along: 'x' }).measured, 20.1)
  near(wrong({ kind: 'hole-to-side', diameter: 5, near: [20, 10, 0], side: '+x' }).measured, 9.9)
  near(
    wrong({
      kind: 'hole-spacing',
      diameter: 5,
      near: [
        [-20, 10, 0],
        [20, 10, 0],
      ],
    }).measured,
    40.1,
  )
  near(
    wrong({ kind: 'bolt-circle', diameter: 5, centre: [0, 0, 0], axis: '+z' }).measured,
    2 * Math.hypot(20.1, 10),
  )
})

test('a missing hole is missing, and no other hole stands in for it', () => {
  const wrong = of(plate(CORNERS.slice(0, 3).map((at) => ({ at }))))
  near(wrong({ kind: 'hole-count', diameter: 5 }).measured, 3)
  for (const found of [
    wrong({ kind: 'hole-diameter', near: [20, 10, 0] }),
    wrong({ kind: 'hole-position', diameter: 5, near: [20, 10, 0], along: 'x' }),
    wrong({ kind: 'hole-depth', diameter: 5, near: [20, 10, 0] }),
    wrong({
      kind: 'hole-spacing',
      diameter: 5,
      near: [
        [-20, 10, 0],
        [20, 10, 0],
      ],
    }),
  ]) {
    assert.equal(found.measured, undefined)
    assert.match(found.note ?? '', /nearest hole of 5 mm is 20 mm away/)
  }
})

test('a blind hole is told from a through hole, whatever its bottom', () => {
  const bottoms: Record<string, TopoDS_Shape> = {
    flat: cylinder([0, 0, 3], UP, 4, 10),
    drill: turned([
      [0, 1],
      [4, 3],
      [4, 10],
      [0, 10],
    ]),
    round: fillet(cylinder([0, 0, 3], UP, 4, 10), 1, ([, , z]) => Math.abs(z - 3) < 1e-6),
  }
  for (const [bottom, tool] of Object.entries(bottoms)) {
    const blind = of(cut(box([-30, -20, 0], [30, 20, 8]), tool))
    near(blind({ kind: 'hole-count', diameter: 8, through: false }).measured, 1)
    const through = blind({ kind: 'hole-count', diameter: 8, through: true })
    assert.deepEqual(through, { measured: 0, note: '1 of 1 are blind' }, bottom)
    near(blind({ kind: 'hole-depth', diameter: 8 }).measured, bottom === 'round' ? 4 : 5)
  }
})

test('a counterbore and its hole are two sizes on one axis; the hole stays through', () => {
  const bored = of(
    cut(box([-30, -20, 0], [30, 20, 8]), cylinder([0, 0, -1], UP, 3, 10), cylinder([0, 0, 5], UP, 5.5, 9)),
  )
  near(bored({ kind: 'hole-count', diameter: 6, through: true }).measured, 1)
  near(bored({ kind: 'hole-count', diameter: 11 }).measured, 1)
  near(bored({ kind: 'hole-depth', diameter: 6 }).measured, 5)
  near(bored({ kind: 'hole-depth', diameter: 11 }).measured, 3)
  near(bored({ kind: 'hole-diameter', near: [0, 0, 8] }).measured, 11)
  near(bored({ kind: 'hole-diameter', near: [0, 0, 0] }).measured, 6)
})

test('a hole through both legs of a U is one hole, and two walls', () => {
  const channel = cut(box([0, 0, 0], [40, 20, 30]), box([3, -1, 3], [37, 21, 31]))
  const drilled = of(cut(channel, cylinder([-1, 10, 15], [1, 0, 0], 4, 50)))
  assert.deepEqual(drilled({ kind: 'hole-count', diameter: 8, through: true }), {
    measured: 1,
    alternatives: [2],
    note: 'they pierce 2 walls',
  })
  near(drilled({ kind: 'hole-depth', diameter: 8 }).measured, 3)
})

test('radial holes in a tube have their depth to the crest of the tube', () => {
  const tube = cut(cylinder([0, 0, 0], UP, 20, 40), cylinder([0, 0, -1], UP, 16, 42))
  const drilled = of(cut(tube, cylinder([0, 0, 20], [1, 0, 0], 3, 30)))
  near(drilled({ kind: 'hole-count', diameter: 6, axis: '+x', through: true }).measured, 1)
  near(drilled({ kind: 'hole-position', diameter: 6, near: [20, 0, 20], along: 'z' }).measured, 20)
  near(drilled({ kind: 'hole-depth', diameter: 6 }).measured, 20 - Math.sqrt(16 ** 2 - 3 ** 2), 1e-5)
})

test('slots, inner fillets, pockets with round corners and ring grooves are no round holes', () => {
  const slot = fuse(
    box([-5, -3, -1], [5, 3, 10]),
    cylinder([-5, 0, -1], UP, 3, 11),
    cylinder([5, 0, -1], UP, 3, 11),
  )
  const slotted = of(cut(box([-30, -20, 0], [30, 20, 8]), slot))
  near(slotted({ kind: 'hole-count', diameter: 6 }).measured, 0)
  const pocket = fillet(box([-10, -10, 3], [10, 10, 10]), 3, ([x, y]) => Math.abs(x) > 9 && Math.abs(y) > 9)
  near(of(cut(box([-30, -20, 0], [30, 20, 8]), pocket))({ kind: 'hole-count', diameter: 6 }).measured, 0)
  const ring = cut(cylinder([0, 0, 5], UP, 10, 9), cylinder([0, 0, 4], UP, 7, 11))
  near(of(cut(box([-30, -20, 0], [30, 20, 8]), ring))({ kind: 'hole-count', diameter: 20 }).measured, 0)
})

test('a bore keeps its diameter when a keyway interrupts it', () => {
  const hub = cut(cylinder([0, 0, 0], UP, 25, 20), cylinder([0, 0, -1], UP, 10, 22))
  const keyed = of(cut(hub, box([-3, 0, -1], [3, 12.8, 21])))
  near(keyed({ kind: 'hole-diameter', near: [0, 0, 0] }).measured, 20)
  near(keyed({ kind: 'hole-count', diameter: 20, through: true }).measured, 1)
})

test('halves of a cylinder that the kernel has split are one hole', () => {
  const block = box([-30, -20, 0], [30, 20, 8])
  const hole = cylinder([0, 0, -1], UP, 5, 10)
  const left = cut(cut(block, box([0, -20, 0], [30, 20, 8])), hole)
  const right = cut(cut(block, box([-30, -20, 0], [0, 20, 8])), hole)
  using range = new oc.Message_ProgressRange()
  using fused = new oc.BRepAlgoAPI_Fuse(left, right, range)
  const shape = fused.Shape()
  const halves = facesOf(oc, shape).filter((face) => describeSurface(oc, face).kind === 'cylinder')
  assert.equal(halves.length, 2)
  const split = of(shape)
  near(split({ kind: 'hole-count', diameter: 10, through: true }).measured, 1)
})

test('a slanted hole is measured along its own axis', () => {
  const slanted = of(cut(box([-30, -20, 0], [30, 20, 8]), cylinder([-20, 0, -20], [1, 0, 1], 3, 60)))
  const found = slanted({ kind: 'hole-diameter', near: [4, 0, 4], axis: [1, 0, 1] })
  near(found.measured, 6)
  near(slanted({ kind: 'hole-count', diameter: 6, through: true, axis: [-1, 0, -1] }).measured, 1)
})
