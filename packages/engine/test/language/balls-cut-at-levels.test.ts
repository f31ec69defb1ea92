/** A ball about the origin that a plane across Z cuts: where the plane lies says how much of it is gone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3
const knob = ball(44) - cap(22, 5)

holdBoxes([
  [
    'A ball knob: a solid sphere of 44 mm diameter centered at the origin, with its bottom cut off flat by the plane Z=-17 mm. From that flat face a 9 mm diameter blind hole with a flat bottom is drilled 18 mm deep along the Z axis.',
    knob - round(9, 18),
    [44, 44, 39],
  ],
  ['A ball of 44 mm diameter centered at the origin, cut off flat at Z=-17.', knob, [44, 44, 39]],
  [
    'A 44 mm diameter sphere centered at the origin. Its top is sliced off flat at Z=17 mm. A 6 mm hole is drilled 12 mm deep into the flat.',
    knob - round(6, 12),
    [44, 44, 39],
  ],
  [
    'A 44 mm diameter sphere centered at the origin. Everything below the plane Z=-17 mm is cut off.',
    knob,
    [44, 44, 39],
  ],
])

test('a plane that misses the ball, and a ball that lies nobody knows where, are refused', () => {
  for (const prompt of [
    'A 44 mm sphere centered at the origin with its bottom cut off at Z=-25.',
    'A 44 mm diameter sphere resting on a table, with its bottom cut off flat by the plane Z=-17 mm.',
  ])
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})
