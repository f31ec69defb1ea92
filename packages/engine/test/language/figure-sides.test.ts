/** The sides of a figure, one by one or all at once; objects named by what they are shaped like. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  ['Draw a right triangle whose two legs are 8 mm and 12 mm. Extrude it 5 mm.', 240],
  ['Draw a right triangle, one leg 8 mm long and the other 12 mm long. Extrude the triangle 5 mm.', 240],
  [
    'Draw a right triangle with a vertical leg of 12 mm and a horizontal leg of 8 mm. Extrude it by 5 mm.',
    240,
  ],
  ['Draw a right triangle with both legs measuring 8 mm. Extrude it by 5 mm.', 160],
  ['Draw a triangle with sides of 5 mm, 12 mm and 13 mm and extrude it 10 mm.', 300],
  ['Draw a trapezoid with parallel sides of 24 mm and 36 mm and a height of 10 mm. Extrude it by 2 mm.', 600],
  ['Draw an isosceles triangle with a base of 16 mm and two equal sides of 10 mm. Extrude it by 3 mm.', 144],
  ['Draw a square with four equal sides of 15 mm. Extrude it by 4 mm.', 900],
  ['A ring-shaped object, outer radius 20 mm, inner radius 15 mm, 6 mm tall.', Math.PI * 175 * 6],
  ['A conical part with a base diameter of 30 mm and a height of 40 mm.', (Math.PI * 225 * 40) / 3],
  [
    'Draw a rectangle 60 mm long and 30 mm wide, then add semi-circles with a radius of 15 mm to both short sides. Extrude the sketch by 5 mm.',
    (1800 + Math.PI * 225) * 5,
  ],
  [
    'Sketch a rectangle of 60 mm by 30 mm. On the left side of the rectangle, attach a semicircle with a diameter of 30 mm. Extrude the sketch by 5 mm.',
    (1800 + (Math.PI * 225) / 2) * 5,
  ],
])

test('sides that are not as many as the figure has, or make no figure, are not understood', () => {
  for (const prompt of [
    'Draw a square with three equal sides of 15 mm. Extrude it by 4 mm.',
    'Draw an isosceles triangle with a base of 30 mm and two equal sides of 10 mm. Extrude it by 3 mm.',
    'Draw a triangle with sides of 5 mm, 12 mm and 20 mm and extrude it 10 mm.',
  ])
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous', prompt)
})
