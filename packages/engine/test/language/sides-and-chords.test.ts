/** Polygons by the length of each side and the corners on an axis, and circles that lose a piece along a line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const HEXAGON = ((3 * Math.sqrt(3)) / 2) * 14 ** 2 * 6

/** What is left of a circle beyond a line so far from its center. */
const cutCircle = (radius: number, off: number): number =>
  Math.PI * radius ** 2 - (radius ** 2 * Math.acos(off / radius) - off * Math.sqrt(radius ** 2 - off ** 2))

holdVolumes([
  [
    'A hexagonal prism where each side of the hexagon has a length of 14 mm and the prism is 6 mm tall.',
    HEXAGON,
  ],
  [
    "A regular hexagonal prism 6 mm tall with a side length of 14 mm. Two of the hexagon's corners must lie on the Y-axis.",
    HEXAGON,
  ],
  [
    "Sketch a circle with a radius of 20 mm, then cut off one side of it with a vertical straight line located 12 mm to the left of the circle's center, discarding the smaller piece on the left. Extrude what is left of the circle to a height of 35 mm.",
    cutCircle(20, 12) * 35,
  ],
  [
    'Draw a circle with a radius of 20 mm. Cut off one side with a horizontal line 12 mm above its center, removing the smaller piece. Extrude what remains 35 mm.',
    cutCircle(20, 12) * 35,
  ],
])

test('corners on the Y axis are on the Y axis', () => {
  const { min, max } = solidOf(
    read(
      'A hexagonal prism 6 mm tall with a side length of 14 mm. Two corners of the hexagon should be on the Y axis.',
    ).plan,
  ).box
  assert.ok(Math.abs(max[1] - min[1] - 28) < 1e-6)
})

test('a line on one side of a circle does not cut off the piece on the other', () => {
  const { message } = refusal(
    "Sketch a circle with a radius of 20 mm, then cut off one side of it with a vertical line 12 mm to the left of the circle's center, discarding the smaller piece on the right. Extrude it 35 mm.",
  )
  assert.match(message, /cut off/u)
})
