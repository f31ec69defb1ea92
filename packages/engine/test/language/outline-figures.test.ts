/** A plate that is told by its thickness, and in a sentence of its own by its outline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

holdBoxes([
  [
    'A triangular plate, 8 mm thick. The outline is a right triangle with legs of 50 mm and 70 mm.',
    1750 * 8,
    [50, 70, 8],
  ],
  [
    'A plate, 5 mm thick. The footprint of the plate is a circle with a diameter of 60 mm. Four 5 mm holes lie on a 45 mm bolt circle.',
    875 * Math.PI * 5,
    [60, 60, 5],
  ],
  [
    'A mounting plate 5 mm thick. Its outline is an isosceles trapezoid with a bottom base of 60 mm, a top base of 40 mm and a height of 30 mm.',
    7500,
    [60, 30, 5],
  ],
  [
    'A plate 5 mm thick. The outline is a 60 x 40 mm rectangle with 5 mm rounded corners.',
    (2400 - 100 + 25 * Math.PI) * 5,
    [60, 40, 5],
  ],
])

test('an outline besides the sizes of a plate is a contradiction', () => {
  const { code } = refusal(
    'A base plate 100 x 80 x 5 mm thick. The outline is a right triangle with legs of 50 mm and 70 mm.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
