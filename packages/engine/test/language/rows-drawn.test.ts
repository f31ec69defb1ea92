/** Figures in a row, profiles whose extrusion is told first, and what is set on a side at one end of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const SHEET = 'Draw a rectangle with a length of 90 mm and a width of 30 mm.'

holdVolumes([
  [
    `${SHEET} Cut out three circles with a diameter of 16 mm. The circles are arranged in a row along the length with a gap of 8 mm between them. Extrude by 4 mm.`,
    (90 * 30 - 3 * Math.PI * 64) * 4,
  ],
  [
    `${SHEET} Cut out two identical square windows, each with a side length of 16 mm, placed side by side along the length of the plate, with a distance of 10 mm between them. Extrude by 4 mm.`,
    (90 * 30 - 2 * 256) * 4,
  ],
  [
    'Draw a rectangle with a length of 66 mm and a width of 30 mm. Then, cut out three rectangles, each with a length of 16 mm and a width of 20 mm, lined up along the length with equal gaps of 4.5 mm between adjacent rectangles and from the outer rectangles to the edges. Extrude by 4 mm.',
    (66 * 30 - 3 * 320) * 4,
  ],
])

test('gaps that do not make up the length are refused', () => {
  const prompt = `${SHEET} Cut out three circles with a diameter of 16 mm. The circles are arranged in a row along the length with a gap of 8 mm between them and between the outer circles and the edges. Extrude by 4 mm.`
  assert.notEqual(refusal(prompt).message, '')
})

holdBoxes([
  [
    'Create an L-shaped profile and extrude it by 20 mm. The profile consists of a vertical rectangle with a width of 5 mm and a height of 30 mm and a horizontal rectangle with a length of 25 mm and a height of 5 mm attached to its right side at the bottom.',
    5500,
    [30, 30, 20],
  ],
  [
    'Create a Z-shaped profile and extrude it to a depth of 60 mm. The profile consists of a vertical rectangle with a width of 8 mm and a height of 90 mm, a horizontal rectangle with a length of 37 mm and a height of 8 mm attached to its left side at the top end, and another horizontal rectangle with a length of 37 mm and a height of 8 mm attached to its right side at the bottom end.',
    (8 * 90 + 2 * 37 * 8) * 60,
    [82, 90, 60],
  ],
  [
    'Create a house-shaped outline that is extruded by 12 mm. The outline is made up of a rectangle with a width of 20 mm and a height of 10 mm and an isosceles triangle with the same width and a height of 6 mm on top of it.',
    (20 * 10 + 60) * 12,
    [20, 16, 12],
  ],
])
