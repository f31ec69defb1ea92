/** How a drawn figure lies on the axes, how wide a polygon is, and what comes of extruding: said in passing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const hexagon = (acrossFlats: number): number => (Math.sqrt(3) / 2) * acrossFlats ** 2
const steps = round(20, 60) + round(30, 10) + round(10, 5)

holdVolumes([
  [
    'Draw an equilateral triangle with a side length of 24 mm whose base lies along the X-axis, and extrude it by 7 mm to get a prism.',
    (Math.sqrt(3) / 4) * 24 ** 2 * 7,
  ],
  [
    'Sketch a rectangle 55 mm long and 35 mm wide, its long sides parallel to the X-axis. Extrude it by 4 mm in the positive Z direction.',
    55 * 35 * 4,
  ],
  [
    'Draw a right triangle with legs of 22 mm and 31 mm, where the longer leg lies on the Y-axis and the shorter one on the X-axis. Extruding it by 8 mm gives a prism.',
    (22 * 31 * 8) / 2,
  ],
  ['A cylinder 18 mm in diameter and 50 mm long. Its axis coincides with the Y-axis.', round(18, 50)],
  ['A hexagonal bar 40 mm long that measures 17 mm between two parallel sides.', hexagon(17) * 40],
  [
    'A hexagonal prism 20 mm across its flats (that is 23.09 mm from corner to corner), 12 mm high.',
    hexagon(20) * 12,
  ],
  [
    'Draw a polyline through (0, 0), (30, 0), (30, 12) and (0, 20). Extrude the enclosed region by 9 mm.',
    480 * 9,
  ],
  [
    'A pin made of three cylinders joined one after the other. The first cylinder has a diameter of 20 mm and a length of 60 mm, the middle cylinder is the thickest with a diameter of 30 mm and a length of 10 mm, and the last one has a diameter of 10 mm and a length of 5 mm.',
    steps,
  ],
  [
    'A plate 60 x 40 x 5 mm. Round all of its vertical edges with a radius of 4 mm.',
    (60 * 40 - (4 - Math.PI) * 16) * 5,
  ],
  ["A plate 60 x 40 x 5 mm. Round the plate's four corners by 4 mm.", (60 * 40 - (4 - Math.PI) * 16) * 5],
])

test('a width that its other measure contradicts is refused', () => {
  assert.match(
    refusal('A hexagonal prism 20 mm across its flats (that is 25 mm from corner to corner), 12 mm high.')
      .message,
    /cannot both hold/u,
  )
})
