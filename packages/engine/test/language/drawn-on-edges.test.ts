/** Figures that are set on an edge of another: as wide as they are told by it, or as that edge is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    "Sketch a rectangle 36 mm wide and 22 mm high. Attach an isosceles triangle to the top edge of the rectangle, with a base equal to the rectangle's width and a height of 14 mm. Extrude this sketch by 9 mm.",
    36 * (22 + 7) * 9,
  ],
  [
    "Sketch a rectangle with a height of 20 mm and a width of 12 mm, and attach a semicircle with a diameter equal to the rectangle's width to its top edge. Extrude it by 5 mm.",
    (240 + 18 * Math.PI) * 5,
  ],
  [
    'Begin with a rectangle 40 mm wide and 25 mm high. Add a triangle on top of the rectangle with its base on the top edge and its apex 12 mm above the middle of that edge. Extrude this profile by 10 mm.',
    40 * (25 + 6) * 10,
  ],
])

test('the width of a rectangle that was not told one may be either of its sides', () => {
  const { code } = refusal(
    "Draw a 40 by 30 mm rectangle. Attach a triangle to the top edge with a base equal to the rectangle's width and a height of 10 mm. Extrude the sketch by 5 mm.",
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
