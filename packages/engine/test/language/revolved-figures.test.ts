/** Figures that are turned about an axis: what comes of it has a name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'Rotate a 6 x 18 mm rectangle once around the z axis; its nearest side lies 12 mm off the axis.',
    Math.PI * (18 ** 2 - 12 ** 2) * 18,
  ],
  ['Spin a rectangle 8 mm wide and 25 mm tall around its left edge.', Math.PI * 64 * 25],
  [
    'Revolve a circle of 10 mm diameter whose middle is 16 mm from the axis a full turn.',
    2 * Math.PI ** 2 * 16 * 25,
  ],
  [
    'Turn a right triangle with a base of 9 mm and a height of 21 mm about its upright leg.',
    Math.PI * 27 * 21,
  ],
  [
    'Revolve the profile (0,0), (12,0), (12,6), (5,6), (5,20), (0,20), where the first value is the radius and the second the height, around the vertical axis.',
    Math.PI * (144 * 6 + 25 * 14),
  ],
])

test('less than a full turn is not taken for one', () => {
  assert.equal(
    refusal('Revolve a rectangle 8 mm wide and 25 mm tall around its left edge by 90 degrees.').code,
    'prompt_too_ambiguous',
  )
})
