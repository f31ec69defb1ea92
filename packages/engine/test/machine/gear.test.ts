import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gearRadii, involuteGearLoop } from '../../src/kernel/build/sketch/involute.ts'
import { loopArea } from '../../src/kernel/build/sketch/loop.ts'
import { box, close, faceCount, make, size, volume } from './measure.ts'

const disc = (diameter: number) => (Math.PI * diameter ** 2) / 4

test('a spur gear is its outline times its width, less the bore, plus the hub', () => {
  const gear = make({
    kind: 'gear',
    form: 'spur',
    module: 2,
    teeth: 24,
    faceWidth: 10,
    bore: 8,
    hub: { diameter: 20, length: 6 },
  })
  const outline = loopArea(involuteGearLoop({ module: 2, teeth: 24, pressureAngleDeg: 20 }))
  close(volume(gear), (outline - disc(8)) * 10 + (disc(20) - disc(8)) * 6)
  const [x, , z] = size(gear)
  close(x, 2 * (24 + 2), 1e-5, 'tip diameter')
  close(z, 16, 1e-6, 'width and hub')
})

test('the faces of a spur gear count its teeth', () => {
  const plain = (teeth: number) =>
    faceCount(make({ kind: 'gear', form: 'spur', module: 1, teeth, faceWidth: 5 })) - 2
  const perTooth = plain(20) / 20
  assert.ok(Number.isInteger(perTooth))
  assert.equal(plain(21), 21 * perTooth)
})

test('a helical gear has the volume of its transverse outline times its width', (t) => {
  const began = performance.now()
  const gear = make({
    kind: 'gear',
    form: 'helical',
    module: 2,
    teeth: 20,
    faceWidth: 15,
    helixAngleDeg: 25,
    bore: 10,
  })
  t.diagnostic(`helical gear of 20 teeth: ${(performance.now() - began).toFixed(0)} ms`)
  const beta = (25 * Math.PI) / 180
  const transverse = {
    module: 2 / Math.cos(beta),
    teeth: 20,
    pressureAngleDeg: (Math.atan(Math.tan(Math.PI / 9) / Math.cos(beta)) * 180) / Math.PI,
    addendum: 2,
    dedendum: 2.5,
  }
  close(volume(gear), (loopArea(involuteGearLoop(transverse)) - disc(10)) * 15)
  close(size(gear)[2], 15, 1e-6)
  const widest = Math.max(...size(gear).slice(0, 2))
  assert.ok(
    widest <= 2 * gearRadii(transverse).outer + 1e-5 && widest > 2 * gearRadii(transverse).outer - 0.5,
  )
})

test('left and right hand are mirror images: the same volume, teeth that lean opposite ways', () => {
  const [right, left] = (['right', 'left'] as const).map((hand) =>
    make({ kind: 'gear', form: 'helical', module: 2, teeth: 9, faceWidth: 6, helixAngleDeg: 20, hand }),
  )
  assert.ok(right && left)
  close(volume(right), volume(left), 1e-6)
  close(box(right).max[1], -box(left).min[1], 1e-6)
})

test('an internal gear is a ring less the void of its teeth', () => {
  const gear = make({ kind: 'gear', form: 'internal', module: 1.5, teeth: 40, faceWidth: 8 })
  const outline = loopArea(involuteGearLoop({ module: 1.5, teeth: 40, pressureAngleDeg: 20, internal: true }))
  close(volume(gear), (disc(1.5 * 40 + 5 * 1.5) - outline) * 8)
  close(size(gear)[0], 67.5, 1e-6)
})

test('an internal helical gear keeps the area of its transverse outline', () => {
  const gear = make({
    kind: 'gear',
    form: 'internal',
    module: 2,
    teeth: 20,
    faceWidth: 6,
    helixAngleDeg: 15,
    rim: 60,
  })
  const beta = Math.PI / 12
  const outline = involuteGearLoop({
    module: 2 / Math.cos(beta),
    teeth: 20,
    pressureAngleDeg: (Math.atan(Math.tan(Math.PI / 9) / Math.cos(beta)) * 180) / Math.PI,
    internal: true,
    addendum: 2,
    dedendum: 2.5,
  })
  close(volume(gear), (disc(60) - loopArea(outline)) * 6)
})

test('a rack has the sizes of the basic rack, lying on its back', () => {
  const rack = make({ kind: 'gear', form: 'rack', module: 2, teeth: 10, faceWidth: 12, rim: 10 })
  const { min, max } = box(rack)
  close(max[0] - min[0], 10 * Math.PI * 2, 1e-6, 'length')
  close(max[2], 12, 1e-6, 'height to the tips')
  close(min[2] + 1, 1, 1e-6)
  close(max[1] - min[1], 12, 1e-6, 'face width')
  const slope = Math.tan(Math.PI / 9)
  const tooth = (2.25 * 2 * (2 * (Math.PI / 4 - slope) * 2 + 2 * (Math.PI / 4 + 1.25 * slope) * 2)) / 2
  close(volume(rack), (10 * Math.PI * 2 * 7.5 + 10 * tooth) * 12, 1e-6)
})

test('what a gear cannot have is refused with its numbers', () => {
  const gear = { kind: 'gear', form: 'spur', module: 1, teeth: 12, faceWidth: 5 } as const
  assert.throws(() => make({ ...gear, bore: 10 }), /bore of 10 mm/)
  assert.throws(() => make({ ...gear, bore: 5, hub: { diameter: 4, length: 3 } }), /hub of 4 mm/)
  assert.throws(() => make({ ...gear, helixAngleDeg: 10 }), /helix angle of 10°/)
  assert.throws(() => make({ ...gear, form: 'internal', rim: 14 }), /ring of 14 mm/)
  assert.throws(() => make({ ...gear, form: 'rack', rim: 1 }), /no back behind roots/)
})

test('a gear stands where its frame puts it', () => {
  const gear = make({
    kind: 'gear',
    form: 'spur',
    module: 1,
    teeth: 20,
    faceWidth: 5,
    frame: { origin: [10, 20, 30], normal: '+x' },
  })
  const { min, max } = box(gear)
  close(min[0], 10, 1e-6)
  close(max[0], 15, 1e-6)
  close((min[1] + max[1]) / 2, 20, 1e-3)
  close((min[2] + max[2]) / 2, 30, 1e-3)
})

test('play thins the teeth of a gear and widens the spaces of a ring', () => {
  const area = (internal: boolean, backlash: number) =>
    loopArea(involuteGearLoop({ module: 2, teeth: 40, pressureAngleDeg: 20, internal, backlash }))
  assert.ok(area(false, 0.1) < area(false, 0) - 40 * 0.1 * 3)
  assert.ok(area(true, 0.1) > area(true, 0) + 40 * 0.1 * 3)
})

test('a herringbone gear has the volume of its transverse outline times its width', () => {
  const shape = {
    kind: 'gear',
    form: 'helical',
    module: 2,
    teeth: 12,
    faceWidth: 10,
    helixAngleDeg: 25,
  } as const
  close(volume(make({ ...shape, herringbone: true })), volume(make(shape)))
})
