/** What is said of a figure or a body and is so anyway; and a step that is not where one could be cut. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'Draw a regular hexagon inscribed in a circle with a radius of 14 mm, so that all six corners lie on the circle and its bottom edge is horizontal. Extrude it by 9 mm.',
    9 * 1.5 * Math.sqrt(3) * 196,
  ],
  [
    'Make a cylinder with a radius of 8 mm and a height of 22 mm. Add a hemisphere with the same radius on top so that its flat side covers the top face exactly.',
    Math.PI * 64 * 22 + (2 / 3) * Math.PI * 512,
  ],
  [
    'A block 36 x 36 x 12 mm. On top there are nine pegs in a 3 by 3 arrangement, 10 mm apart, each 4 mm in diameter and 5 mm high.',
    36 * 36 * 12 + 9 * Math.PI * 4 * 5,
  ],
])

test('a step around an opening is not cut around the body', () => {
  const { code } = refusal(
    'A plate 100 x 80 x 8 mm with a window of 70 x 50 mm in the center and a rebate 5 mm wide and 3 mm deep around the window.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
