/** "the disc center", "the plate's left edge": the part of a thing behind the thing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdPlaced } from './placed.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdPlaced([
  [
    'A disc 60 mm in diameter and 8 mm thick with a 14 mm hole 14 mm away from the disc center along x.',
    [
      [round(60, 8), [30, 30, 4]],
      [-round(14, 8), [44, 30, 4]],
    ],
  ],
  [
    "A plate 60 x 40 x 8 mm with a 14 mm hole 15 mm from the plate's left edge and centered in y.",
    [
      [60 * 40 * 8, [30, 20, 4]],
      [-round(14, 8), [15, 20, 4]],
    ],
  ],
  [
    "A plate 60 x 40 x 8 mm. Drill a 14 mm hole 15 mm from the plate's right edge and 12 mm from the plate's front edge.",
    [
      [60 * 40 * 8, [30, 20, 4]],
      [-round(14, 8), [45, 12, 4]],
    ],
  ],
])

test('two that disagree are a contradiction still', () => {
  const told =
    "A plate 60 x 40 x 8 mm with a 6 mm hole 10 mm from the plate's left edge and 20 mm from the plate's left edge."
  assert.equal(refusal(told).code, 'geometry_validation_failed')
})
