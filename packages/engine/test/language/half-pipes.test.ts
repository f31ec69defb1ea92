import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const TROUGH =
  'A half-pipe trough: the cross-section is a semicircular arc on the XZ plane opening upward (outer radius 40mm, inner radius 36mm, giving 4mm wall thickness). The trough is 80mm wide (X), 40mm tall (Z), and extruded 120mm along the Y axis, spanning Y=-60 to Y=+60.'

test('half a pipe is a trough of its radii, wall and length', () => {
  const [body] = featuresOf(TROUGH)
  assert.equal(body?.kind, 'extrude')
  const values = required(TROUGH)
  for (const size of [80, 40, 120, 4]) assert.ok(values.includes(size), String(size))
  assert.deepEqual(read(TROUGH).plan.assumptions, [])
})

test('a width that is not twice the outer radius is refused', () => {
  assert.equal(refusal(TROUGH.replace('80mm wide', '90mm wide')).code, 'geometry_validation_failed')
})

test('a trough without an arc is still a box that is open at the top', () => {
  const [body, shell] = featuresOf('A trough 200 x 80 x 60 mm with a wall thickness of 3 mm.')
  assert.equal(body?.kind, 'box')
  assert.equal(shell?.kind, 'shell')
})

test('a half shell with its opening downward is an arch', () => {
  const [body] = featuresOf(
    'A half pipe facing down with an outer diameter of 60 mm, a wall thickness of 5 mm and a length of 90 mm.',
  )
  const profile = body?.kind === 'extrude' ? body.sketch.add[0] : undefined
  assert.ok(profile?.kind === 'outline')
  assert.deepEqual(profile.start, [-30, 0])
})
