import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const HEXACOPTER =
  'A hexacopter frame lying flat on the XY plane (Z=0 to Z=4), centered at the origin. The central hub is a disc 60mm in diameter. Six rectangular arms extend outward from the hub at 0, 60, 120, 180, 240, and 300 degrees. Each arm is 90mm long and 14mm wide, starting from the hub edge (30mm from center) and reaching 120mm from center. A circular motor mount 24mm in diameter sits at each arm tip.'

test('a body sits at the tip of each arm', () => {
  const features = featuresOf(HEXACOPTER)
  const mounts = features.flatMap((feature) =>
    feature.kind === 'cylinder' && feature.diameter === 24 ? [feature.frame.origin] : [],
  )
  assert.equal(mounts.length, 6)
  for (const [x, y, z] of mounts) {
    assert.ok(Math.abs(Math.hypot(x, y) - 120) < 1e-6)
    assert.equal(z, 0)
  }
})

test('an arm that starts at the rim of a round hub goes on until all of its end touches it, and says so', () => {
  const sunk = 30 - Math.sqrt(30 ** 2 - 7 ** 2)
  const arm = featuresOf(HEXACOPTER).find(({ kind }) => kind === 'box')
  assert.ok(arm?.kind === 'box' && Math.abs(arm.size[0] - (90 + sunk)) < 1e-6)
  const { assumptions } = read(HEXACOPTER).plan
  assert.match(assumptions.map(({ says }) => says).join(' '), /further into the/u)
})

test('a reach that does not agree with the length of an arm is refused', () => {
  const wrong = HEXACOPTER.replace('reaching 120mm', 'reaching 130mm')
  assert.equal(refusal(wrong).code, 'geometry_validation_failed')
})

test('pads at the ends of rails lie at both ends of each', () => {
  const features = featuresOf(
    'Two parallel side rails running along X. Each rail is 200mm long (X), 15mm wide (Y), 5mm thick (Z). The left rail is centered at Y=-40mm, the right rail at Y=+40mm. A center plate 60mm long (X), 95mm wide (Y), 5mm thick, centered at the origin. Four circular pads 30mm in diameter, 5mm thick, at the ends of each rail at positions (+100,+40), (+100,-40), (-100,+40), (-100,-40) mm.',
  )
  const pads = features.flatMap((feature) =>
    feature.kind === 'cylinder' ? [feature.frame.origin.map(Math.abs)] : [],
  )
  assert.deepEqual(
    pads,
    Array.from({ length: 4 }, () => [100, 40, 0]),
  )
})

test('one hole in each of several bodies is so many in all', () => {
  const drilled = `${HEXACOPTER} Holes: one 6mm diameter hole drilled through each of the six motor mounts (6 holes total).`
  assert.equal(featuresOf(drilled).filter(({ kind }) => kind === 'hole').length, 6)
  assert.equal(refusal(drilled.replace('6 holes total', '5 holes total')).code, 'geometry_validation_failed')
})

test('arms that a disc carries stand out around it, and pads lie at their tips', () => {
  for (const [frame, count, reach] of [
    [
      'A tricopter frame lying flat on the XY plane (Z=0 to Z=3), centered at the origin. Everything is 3mm thick. A central disc 44mm in diameter carries three rectangular arms at 90, 210 and 330 degrees from the +X axis. Each arm is 10mm wide and reaches from the center of the disc to 70mm from the origin. At each arm tip there is a circular motor pad 20mm in diameter, centered 70mm from the origin on the arm’s axis.',
      3,
      70,
    ],
    [
      'A disc 50 mm in diameter and 3 mm thick bears four arms at 0, 90, 180 and 270 degrees, 12 mm wide, 3 mm thick and 60 mm long. A pad 24 mm in diameter sits at each arm tip.',
      4,
      Math.sqrt(25 ** 2 - 6 ** 2) + 60,
    ],
  ] as const) {
    const features = featuresOf(frame)
    const pads = features.flatMap((each) => (each.kind === 'cylinder' ? [each.frame.origin] : [])).slice(1)
    assert.equal(pads.length, count)
    for (const [x, y, z] of pads) {
      assert.ok(Math.abs(Math.hypot(x, y) - reach) < 1e-6)
      assert.equal(z, 0)
    }
    for (const each of features)
      assert.ok(each.kind !== 'box' || (each.frame.origin[2] === 0 && each.size[2] === 3))
  }
})
