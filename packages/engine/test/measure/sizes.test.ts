import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measure } from '../../src/kernel/measure/measure.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Point3 } from '../../src/plan/geometry.ts'
import type { Measure, MeasureOf } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'
import { modelOf, workshop } from './shapes.ts'

const { box, cylinder, sphere, torus, turned, raised, cut, fuse } = workshop(oc)
const UP: Point3 = [0, 0, 1]

const of = (shape: TopoDS_Shape) => {
  const model = modelOf(oc, shape, { name: 'steel', densityGPerCm3: 7.85 })
  return (wanted: Measure) => measure({ oc, model }, wanted)
}
const near = (actual: number | undefined, expected: number, slack = 1e-6) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= slack, `${actual} is not ${expected}`)

/** A gear-like wheel with radial flanks: teeth are as wide as the gaps. */
const wheel = (teeth: number, missing?: number) => {
  const outline: [number, number][] = []
  for (let i = 0; i < teeth; i++)
    for (const [at, radius] of [
      [-0.25, 18],
      [-0.25, 22],
      [0.25, 22],
      [0.25, 18],
    ] as const) {
      const angle = ((i + at) * 2 * Math.PI) / teeth
      const r = i === missing ? 18 : radius
      outline.push([r * Math.cos(angle), r * Math.sin(angle)])
    }
  return raised(
    outline.filter(
      (p, i) =>
        i === 0 || Math.hypot(p[0] - (outline[i - 1]?.[0] ?? 0), p[1] - (outline[i - 1]?.[1] ?? 0)) > 1e-9,
    ),
    6,
  )
}

test('the overall size is exact for flat, round and slanted solids', () => {
  const block = of(box([-7, 1, 2], [13, 31.5, 4.25]))
  near(block({ kind: 'extent', axis: 'x' }).measured, 20)
  near(block({ kind: 'extent', axis: 'y' }).measured, 30.5)
  near(block({ kind: 'extent', axis: 'z' }).measured, 2.25)
  near(of(sphere([3, 0, 0], 12.5))({ kind: 'extent', axis: 'y' }).measured, 25)
  near(of(torus(20, 4))({ kind: 'extent', axis: 'x' }).measured, 48)
  const rod = of(cylinder([0, 0, 0], [1, 0, 1], 5, 20))
  near(rod({ kind: 'extent', axis: 'x' }).measured, (20 + 10) / Math.SQRT2, 1e-5)
})

test('levels are read from the faces, and a step out of place is measured where it is', () => {
  const stepped = (height: number) => of(fuse(box([0, 0, 0], [20, 10, 5]), box([0, 0, 5], [10, 10, height])))
  near(stepped(12)({ kind: 'levels', axis: 'z', from: 0, to: 5 }).measured, 5)
  near(stepped(12)({ kind: 'levels', axis: 'z', from: 5, to: 12 }).measured, 7)
  near(stepped(12.3)({ kind: 'levels', axis: 'z', from: 5, to: 12 }).measured, 7.3)
  const absent = stepped(12)({ kind: 'levels', axis: 'z', from: 5, to: 30 })
  assert.deepEqual(absent, {
    measured: undefined,
    note: 'no face square to z lies near 30; the nearest is at 12',
  })
  near(of(sphere([0, 0, 0], 10))({ kind: 'levels', axis: 'x', from: -10, to: 10 }).measured, 20)
})

test('a wall of 2.9 instead of 3 is measured as 2.9', () => {
  const tray = (wall: number) =>
    of(cut(box([0, 0, 0], [30, 20, 10]), box([wall, wall, 2], [30 - wall, 20 - wall, 10])))
  for (const wall of [3, 2.9]) {
    near(tray(wall)({ kind: 'wall-thickness', at: [1, 10, 6], direction: '+x' }).measured, wall)
    near(tray(wall)({ kind: 'wall-thickness', at: [30, 10, 6], direction: '-x' }).measured, wall)
    near(tray(wall)({ kind: 'wall-thickness', at: [15, 0, 6], direction: '+y' }).measured, wall)
  }
  near(tray(3)({ kind: 'wall-thickness', at: [15, 10, 1], direction: '+z' }).measured, 2)
  const outside = tray(3)({ kind: 'wall-thickness', at: [50, 50, 50], direction: '+z' })
  assert.deepEqual(outside, {
    measured: undefined,
    note: 'there is no material on the line through [50, 50, 50]',
  })
})

test('a line counts the stretches of material it meets, within its two ends', () => {
  const fins = (count: number) =>
    of(
      fuse(
        box([0, 0, 0], [60, 20, 3]),
        ...Array.from({ length: count }, (_, i) => box([6 * i, 0, 3], [6 * i + 2, 20, 20])),
      ),
    )
  const across: MeasureOf<'crossings'> = { kind: 'crossings', from: [-5, 10, 10], to: [65, 10, 10] }
  near(fins(8)(across).measured, 8)
  near(fins(7)(across).measured, 7)
  near(fins(8)({ ...across, to: [21, 10, 10] }).measured, 4)
  near(fins(8)({ ...across, from: [-5, 10, 30], to: [65, 10, 30] }).measured, 0)
})

test('walls between spline faces are as exact as between flat ones', () => {
  const ellipse = (a: number, b: number) => {
    using position = new oc.gp_Ax2(new oc.gp_Pnt(0, 0, 0), new oc.gp_Dir(0, 0, 1), new oc.gp_Dir(1, 0, 0))
    using curve = new oc.gp_Elips(position, a, b)
    using wire = new oc.BRepBuilderAPI_MakeWire(new oc.BRepBuilderAPI_MakeEdge(curve).Edge())
    using face = new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true)
    return new oc.BRepPrimAPI_MakePrism(face.Face(), new oc.gp_Vec(0, 0, 10), false, true).Shape()
  }
  const ring = of(cut(ellipse(20, 10), ellipse(15, 7)))
  const half = (a: number, b: number, y: number) => a * Math.sqrt(1 - (y / b) ** 2)
  for (const y of [0, 1.3, -5])
    near(
      ring({ kind: 'wall-thickness', at: [19, y, 5], direction: '+x' }).measured,
      half(20, 10, y) - half(15, 7, y),
    )
  near(ring({ kind: 'wall-thickness', at: [0, 8, 5], direction: '+x' }).measured, 2 * half(20, 10, 8))
  near(ring({ kind: 'wall-thickness', at: [0, 8, 5], direction: '-z' }).measured, 10)
  near(ring({ kind: 'crossings', from: [-30, 2, 5], to: [30, 2, 5] }).measured, 2)
  near(ring({ kind: 'crossings', from: [0, 2, 5], to: [30, 2, 5] }).measured, 1)
  near(ring({ kind: 'crossings', from: [18, 0, 5], to: [30, 0, 5] }).measured, 1)
  near(ring({ kind: 'crossings', from: [-30, 12, 5], to: [30, 12, 5] }).measured, 0)
})

test('a missing tooth is missing, also where a tooth lies across the start of the circle', () => {
  const count: MeasureOf<'tooth-count'> = { kind: 'tooth-count', centre: [0, 0, 3], axis: '+z', diameter: 40 }
  near(of(wheel(24))(count).measured, 24)
  near(of(wheel(17))({ ...count, centre: [0, 0, 0] }).measured, 17)
  near(of(wheel(24, 7))(count).measured, 23)
  near(of(wheel(24, 0))(count).measured, 23)
  assert.equal(of(wheel(24))({ ...count, diameter: 20 }).measured, undefined)
  assert.equal(of(wheel(24))({ ...count, diameter: 60 }).measured, undefined)
})

test('the pitch of ridges is the distance between whole crests', () => {
  const ridged = (pitch: number) => {
    const outline: [number, number][] = [[0, 0]]
    for (let i = 0; i < 8; i++) outline.push([4, i * pitch], [5, (i + 0.5) * pitch])
    outline.push([4, 8 * pitch], [0, 8 * pitch])
    return of(turned(outline))
  }
  const line: MeasureOf<'thread-pitch'> = { kind: 'thread-pitch', from: [4.5, 0, -2], to: [4.5, 0, 20] }
  near(ridged(1.25)(line).measured, 1.25)
  near(ridged(1.5)(line).measured, 1.5)
  near(ridged(1.25)({ ...line, from: [4.5, 0, 0.6] }).measured, 1.25)
  assert.equal(ridged(1.25)({ ...line, from: [8, 0, -2], to: [8, 0, 20] }).measured, undefined)
})

test('flats are measured across a hexagon and in a socket; one shaved flat is found out', () => {
  const hexagon = (across: number) =>
    Array.from({ length: 6 }, (_, i): [number, number] => {
      const angle = ((i + 0.5) * Math.PI) / 3
      const r = across / 2 / Math.cos(Math.PI / 6)
      return [r * Math.cos(angle), r * Math.sin(angle)]
    })
  const flats: MeasureOf<'flats'> = { kind: 'flats', at: [0, 0, 2], axis: '+z', sides: 6 }
  near(of(raised(hexagon(13), 8))(flats).measured, 13)
  near(of(cut(cylinder([0, 0, 0], UP, 10, 5), raised(hexagon(6), 8)))(flats).measured, 6)
  const shaved = of(cut(raised(hexagon(13), 8), box([6.4, -10, -1], [10, 10, 9])))(flats)
  assert.equal(shaved.measured, undefined)
  assert.match(shaved.note ?? '', /found no 6 equal flats about the axis; flats lie 1[23]/)
})

test('angles and distances between faces', () => {
  const wedge = of(
    raised(
      [
        [0, 0],
        [20, 0],
        [0, 10],
      ],
      5,
    ),
  )
  near(
    wedge({
      kind: 'angle',
      between: [
        [10, 0, 2],
        [10, 5, 2],
      ],
    }).measured,
    180 - (Math.atan2(10, 20) * 180) / Math.PI,
  )
  near(
    wedge({
      kind: 'angle',
      between: [
        [10, 0, 2],
        [0, 5, 2],
      ],
    }).measured,
    90,
  )
  near(
    wedge({
      kind: 'angle',
      between: [
        [4, 4, 0],
        [4, 4, 5],
      ],
    }).measured,
    180,
  )
  near(
    wedge({
      kind: 'distance',
      between: [
        [4, 4, 0],
        [4, 4, 5],
      ],
    }).measured,
    5,
  )
  assert.equal(
    wedge({
      kind: 'distance',
      between: [
        [4, 4, 0],
        [5, 4, 0],
      ],
    }).measured,
    undefined,
  )
})

test('volume, area, mass and solids', () => {
  const rod = of(cylinder([0, 0, 0], UP, 5, 20))
  near(rod({ kind: 'volume' }).measured, Math.PI * 500)
  near(rod({ kind: 'area' }).measured, Math.PI * 250)
  near(rod({ kind: 'mass' }).measured, (Math.PI * 500 * 7.85) / 1000)
  near(rod({ kind: 'solid-count' }).measured, 1)
  near(rod({ kind: 'instance-count' }).measured, 1)
  assert.equal(rod({ kind: 'volume', part: 'other' }).note, 'there is no such part')
  const bare = modelOf(oc, box([0, 0, 0], [1, 1, 1]))
  assert.deepEqual(measure({ oc, model: bare }, { kind: 'mass' }), {
    measured: undefined,
    note: 'part has no material',
  })
})

test('a size is found somewhere: between flats, in a shell, from a flat to the far side, between two holes', () => {
  const found = (shape: TopoDS_Shape, material: boolean) => {
    const { measured, alternatives = [] } = of(shape)({
      kind: 'somewhere',
      of: material ? 'material' : 'any',
    })
    return (size: number) => [measured ?? Number.NaN, ...alternatives].some((v) => Math.abs(v - size) < 1e-6)
  }
  const tray = cut(box([0, 0, 0], [30, 20, 12]), box([3, 3, 2], [27, 17, 12]))
  for (const size of [3, 2, 30, 20, 12]) assert.ok(found(tray, true)(size), `${size}`)
  assert.ok(found(tray, false)(24) && !found(tray, true)(24) && !found(tray, false)(5))
  const tube = cut(cylinder([0, 0, 0], UP, 20, 10), cylinder([0, 0, 0], UP, 14, 10))
  assert.ok(found(tube, true)(6) && !found(tube, true)(7))
  const flat = cut(cylinder([0, 0, 0], UP, 10, 30), box([7, -10, 0], [10, 10, 30]))
  assert.ok(found(flat, true)(17))
  const holes = [8, 24].reduce(
    (plate, x) => cut(plate, cylinder([x, 8, 0], UP, 3, 5)),
    box([0, 0, 0], [32, 16, 5]),
  )
  assert.ok(found(holes, false)(16) && found(holes, true)(10) && found(holes, true)(5))
})
