import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cylinderSolid, joined } from '../../src/kernel/build/machine/solid.ts'
import { oc } from '../kernel.ts'
import { close, faceCount, make, size, volume } from './measure.ts'

const disc = (diameter: number) => (Math.PI * diameter ** 2) / 4
const chain08B = { kind: 'sprocket', chainPitch: 12.7, rollerDiameter: 8.51, thickness: 7.2 } as const

test('an 08B sprocket has a tip diameter between the limits of ISO 606', () => {
  for (const teeth of [9, 18, 38]) {
    const pitchDiameter = 12.7 / Math.sin(Math.PI / teeth)
    const most = pitchDiameter + 1.25 * 12.7 - 8.51
    const least = pitchDiameter + (1 - 1.6 / teeth) * 12.7 - 8.51
    const widest = Math.max(...size(make({ ...chain08B, teeth })).slice(0, 2))
    assert.ok(widest < most + 1e-4, `${widest} of at most ${most}`)
    // With an odd number of teeth no two tips face each other.
    assert.ok(widest > least * Math.cos(Math.PI / (2 * teeth)) - 0.5, `${widest} of at least ${least}`)
  }
})

test('a roller lies in a seat without cutting the sprocket, and hardly moves in it', () => {
  const teeth = 18
  const sprocket = make({ ...chain08B, teeth })
  const centre = 12.7 / Math.sin(Math.PI / teeth) / 2
  const roller = (diameter: number) => cylinderSolid(oc, diameter / 2, 7.2, [centre, 0, 0])
  assert.throws(() => joined(oc, sprocket, 'cut', [roller(8.51)], 'roller'), /removes nothing/)
  const before = volume(sprocket)
  assert.ok(before - volume(joined(oc, sprocket, 'cut', [roller(8.51 * 1.02)], 'roller')) > 0.1)
})

test('every tooth has its seat, two flanks and a tip', () => {
  for (const teeth of [6, 11, 40]) assert.equal(faceCount(make({ ...chain08B, teeth })), 4 * teeth + 2)
})

test('bore and hub add and take away their cylinders', () => {
  const plain = volume(make({ ...chain08B, teeth: 16 }))
  const fitted = make({ ...chain08B, teeth: 16, bore: 15, hub: { diameter: 40, length: 20 } })
  close(volume(fitted), plain - disc(15) * 27.2 + disc(40) * 20, 1e-6)
  close(size(fitted)[2], 27.2, 1e-6)
})

test('rollers that do not fit the pitch are refused', () => {
  assert.throws(() => make({ ...chain08B, teeth: 16, rollerDiameter: 13 }), /rollers of 13 mm/)
  assert.throws(() => make({ ...chain08B, teeth: 8, bore: 30 }), /bore of 30 mm/)
})
