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
