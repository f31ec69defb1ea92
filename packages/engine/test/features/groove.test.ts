import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf } from '../../src/kernel/mass.ts'
import { oc } from '../kernel.ts'
import { block, near, refusal, removed, shaft, tube, volumeFor, work } from './workshop.ts'

const equal = (actual: number, expected: number, relative?: number) =>
  assert.ok(near(actual, expected, relative), `${actual} is not ${expected}`)
const rod = shaft(40, 60)
const pipe = tube(60, 40, 50)
const plate = block(100, 60, 20)
const onShaft = { kind: 'cylinder', face: { surface: 'cylinder' }, along: 20 }
const inBore = { kind: 'cylinder', face: { surface: 'cylinder', side: 'inner' }, along: 20 }
const ring = { kind: 'ring', face: { facing: '+z' }, diameter: 40 }

test('a ring groove on a shaft removes a ring of its section', () => {
  const groove = { kind: 'groove', on: onShaft, width: 4, depth: 3 }
  equal(removed(rod, groove), Math.PI * (400 - 289) * 4)
  // By Pappus: a triangle with its centroid a third of the depth below the surface.
  equal(removed(rod, { ...groove, shape: 'vee' }), 2 * Math.PI * (20 - 1) * 6)
  const halfCircle = (Math.PI * 4) / 2
  const centroid = 20 - 1 - (4 * 2) / (3 * Math.PI)
  equal(
    removed(rod, { ...groove, shape: 'round' }),
    Math.PI * (400 - 361) * 4 + 2 * Math.PI * centroid * halfCircle,
    1e-4,
  )
})

test('a ring groove in a bore goes outwards, at its place along the axis', () => {
  const groove = { kind: 'groove', on: inBore, width: 4, depth: 3 }
  equal(removed(pipe, groove), Math.PI * (529 - 400) * 4)
  const box = boxOf(oc, volumeFor(pipe, groove).solids[0] as never)
  assert.ok(box && near(box.min[2], 18) && near(box.max[2], 22))
})

test('a ring on a flat face and a straight channel remove their sections', () => {
  equal(removed(plate, { kind: 'groove', on: ring, width: 4, depth: 3 }), Math.PI * 40 * 12)
  const straight = { kind: 'plane', face: { facing: '+z' }, from: [-50, 0], to: [50, 0] }
  equal(removed(plate, { kind: 'groove', on: straight, width: 6, depth: 3 }), 100 * 18)
  equal(removed(plate, { kind: 'groove', on: straight, width: 6, depth: 3, shape: 'vee' }), 100 * 9)
  equal(
    removed(plate, { kind: 'groove', on: straight, width: 6, depth: 3, shape: 'round' }),
    (100 * Math.PI * 9) / 2,
    1e-5,
  )
})

/** The area between the chord strip of a shaft and the floor of its keyway. */
function seat(radius: number, width: number, floor: number): number {
  const half = width / 2
  const under = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return under - width * floor
}

test('a keyway in a shaft is as deep as said at its middle', () => {
  const key = { kind: 'keyway', face: { surface: 'cylinder' }, width: 10, depth: 5 }
  equal(removed(rod, key), seat(20, 10, 15) * 60, 1e-4)
  equal(removed(rod, { ...key, along: 10, length: 30 }), seat(20, 10, 15) * 30, 1e-4)
  const box = boxOf(oc, volumeFor(rod, { ...key, along: 10, length: 30, angleDeg: 90 }).solids[0] as never)
  assert.ok(box && near(box.min[1], 15) && near(box.min[2], 10) && near(box.max[2], 40))
  const round = removed(rod, { ...key, along: 10, length: 30, ends: 'round' })
  assert.ok(round < seat(20, 10, 15) * 30 && round > seat(20, 10, 15) * 20)
})

test('a keyway in a bore goes into the hub from end to end', () => {
  const key = { kind: 'keyway', face: { surface: 'cylinder', side: 'inner' }, width: 8, depth: 3.3 }
  const half = 4
  const bore = half * Math.sqrt(400 - 16) + 400 * Math.asin(half / 20)
  equal(removed(pipe, key), (8 * 23.3 - bore) * 50, 1e-4)
})

test('impossible grooves and keyways are refused with the numbers at fault', () => {
  const refuse = (body: typeof rod, given: object, ...words: string[]) =>
    assert.throws(() => work(body, given), refusal(...words))
  refuse(rod, { kind: 'groove', on: onShaft, width: 4, depth: 25 }, '25 mm', '20 mm')
  refuse(rod, { kind: 'groove', on: { ...onShaft, along: 59 }, width: 4, depth: 2 }, '61 mm', '60 mm')
  refuse(plate, { kind: 'groove', on: ring, width: 4, depth: 20 }, '20 mm')
  refuse(
    plate,
    { kind: 'groove', on: { ...onShaft, face: { facing: '+z' } }, width: 4, depth: 2 },
    'cylinder',
  )
  const key = { kind: 'keyway', face: { surface: 'cylinder' }, width: 10, depth: 5 }
  refuse(rod, { ...key, width: 45 }, '45 mm', '40 mm')
  refuse(rod, { ...key, along: 40, length: 30 }, '70 mm', '60 mm')
  refuse(rod, { ...key, depth: 0.2 }, '0.2 mm')
  refuse(rod, { ...key, length: 6, ends: 'round' }, '6 mm', '10 mm')
})
