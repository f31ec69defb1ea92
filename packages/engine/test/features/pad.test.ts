import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf } from '../../src/kernel/mass.ts'
import { oc } from '../kernel.ts'
import { block, isValid, near, refusal, removed, volumeFor, work } from './workshop.ts'

const plate = block(100, 60, 10)
const equal = (actual: number, expected: number, relative?: number) =>
  assert.ok(near(actual, expected, relative), `${actual} is not ${expected}`)
const obround = (length: number, width: number) => (length - width) * width + (Math.PI * width ** 2) / 4
const sketch = (...add: object[]) => ({ add })

test('a slot removes its obround, through or blind, at any angle', () => {
  equal(removed(plate, { kind: 'slot', length: 30, width: 8 }), obround(30, 8) * 10)
  equal(
    removed(plate, { kind: 'slot', length: 30, width: 8, angleDeg: 35, depth: { kind: 'blind', depth: 4 } }),
    obround(30, 8) * 4,
  )
})

test('a counterbored slot is wider about the same centres', () => {
  const slot = { kind: 'slot', length: 30, width: 8, counterbore: { width: 14, depth: 3 } }
  equal(removed(plate, slot), obround(30, 8) * 7 + obround(36, 14) * 3)
})

test('the angle of a slot turns from local x to local y on every side', () => {
  const slot = { kind: 'slot', length: 9, width: 3, angleDeg: 90 }
  for (const facing of ['-z', '+z']) {
    const box = boxOf(oc, volumeFor(plate, { ...slot, face: { facing } }).solids[0] as never)
    assert.ok(box && near(box.max[1] - box.min[1], 9))
  }
  const box = boxOf(oc, volumeFor(plate, { ...slot, face: { facing: '-x' } }).solids[0] as never)
  assert.ok(box && near(box.max[2] - box.min[2], 9))
})

test('a pocket sinks its sketch into the face, straight or with leaning walls', () => {
  const pocket = { kind: 'pocket', sketch: sketch({ kind: 'rectangle', width: 20, height: 10 }), depth: 6 }
  equal(removed(plate, pocket), 20 * 10 * 6)
  const inset = 6 * Math.tan((10 * Math.PI) / 180)
  const [a, b] = [20 - 2 * inset, 10 - 2 * inset]
  const middle = (20 + a) * (10 + b)
  const result = work(plate, { ...pocket, taperDeg: 10 })
  equal(plate.volume - result.volume, (6 / 6) * (200 + middle + a * b))
  assert.ok(isValid(result))
})

test('a boss stands out of the face, straight or with leaning walls', () => {
  const boss = { kind: 'boss', sketch: sketch({ kind: 'circle', diameter: 20 }), height: 15 }
  equal(-removed(plate, boss), Math.PI * 100 * 15)
  const top = 10 - 15 * Math.tan((5 * Math.PI) / 180)
  equal(-removed(plate, { ...boss, taperDeg: 5 }), (Math.PI * 15 * (100 + 10 * top + top ** 2)) / 3)
})

test('sketches on every side are in part axes, and grow away from or into the material', () => {
  const corner = { kind: 'rectangle', width: 4, height: 2, at: [10, 1] }
  for (const facing of ['+x', '-x', '+y', '-y', '+z', '-z']) {
    const placed = { face: { facing }, sketch: sketch(corner) }
    const boss = { ...placed, kind: 'boss', height: 3 }
    equal(-removed(plate, boss), 24)
    const box = boxOf(oc, volumeFor(plate, boss).solids[0] as never)
    const axis = facing.endsWith('x') ? 1 : 0
    assert.ok(box && near(box.min[axis], 8) && near(box.max[axis], 12), `${facing}: ${JSON.stringify(box)}`)
    equal(removed(plate, { ...placed, kind: 'pocket', depth: 3 }), 24)
  }
})

test('pockets and bosses stand at every position of their layout', () => {
  const boss = {
    kind: 'boss',
    sketch: sketch({ kind: 'rectangle', width: 6, height: 4 }),
    height: 5,
    positions: { kind: 'corners', inset: [10, 10] },
  }
  equal(-removed(plate, boss), 4 * 120)
})

test('a rib fills its polygon, half its thickness to each side', () => {
  const rib = {
    kind: 'rib',
    plane: { on: 'frame', normal: '-y', x: '+x' },
    points: [
      [0, 10],
      [20, 10],
      [0, 30],
    ],
    thickness: 6,
  }
  equal(-removed(plate, rib), 200 * 6)
  const box = boxOf(oc, volumeFor(plate, rib).solids[0] as never)
  assert.ok(box && near(box.min[1], -3) && near(box.max[1], 3) && near(box.max[2], 30))
})

test('impossible slots, pockets and bosses are refused with the numbers at fault', () => {
  const refuse = (given: object, ...words: string[]) =>
    assert.throws(() => work(plate, given), refusal(...words))
  refuse({ kind: 'slot', length: 5, width: 8 }, '5 mm', '8 mm')
  refuse({ kind: 'slot', length: 20, width: 8, counterbore: { width: 6, depth: 2 } }, '6 mm', '8 mm')
  refuse({ kind: 'slot', length: 20, width: 8, depth: { kind: 'blind', depth: 5, bottom: 'drill' } }, 'flat')
  const square = sketch({ kind: 'rectangle', width: 10, height: 10 })
  refuse({ kind: 'pocket', sketch: square, depth: 10 }, '10 mm')
  refuse({ kind: 'boss', sketch: square, height: 30, taperDeg: 12 }, '30 mm', '12°')
})
