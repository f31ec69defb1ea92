/** Outlines told by what crosses, overhangs, remains and is bitten off, by corners, ends and an axis of symmetry. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const cross = (2 * 70 * 18 - 18 ** 2) * 4
const link = (50 * 22 + PI * 11 ** 2 - 2 * PI * 4 ** 2) * 3
const rightTrapezoid = ((44 + 28) / 2) * 21 * 9
const bitten = (36 ** 2 - PI * 7 ** 2) * 8
const house = (26 * 18 + (34 * 12) / 2) * 50
const keystone = (((48 + 32) / 2) * 30 - PI * 4 ** 2) * 11
const channel = (46 * 28 - 38 * 24) * 15
const tee = (72 * 9 + 14 * 33) * 16

holdVolumes([
  [
    'Sketch two identical rectangles, each 70 mm long and 18 mm wide, that cross each other at a right angle with their centers in one point. Extrude the combined outline by 4 mm.',
    cross,
  ],
  [
    'Draw two equal 70 by 18 mm rectangles whose centres coincide and that are perpendicular to each other. Extrude the union by 4 mm.',
    cross,
  ],
  [
    'Sketch two rectangles of 70 mm x 18 mm that overlap at their midpoints to form a plus sign. Extrude the combined shape by 4 mm.',
    cross,
  ],
  [
    'Draw a rectangle of 50 mm by 22 mm. Attach a semicircle with a diameter of 22 mm to each of the two short sides, so that the outline ends in a full round at both ends. Add two circular holes with a diameter of 8 mm, each one concentric with one of the semicircles. Extrude the sketch to a height of 3 mm.',
    link,
  ],
  [
    'Sketch a 50 by 22 mm rectangle. Add a semicircle with a radius of 11 mm to each of its two short ends so that both ends are fully rounded. Cut two holes with a diameter of 8 mm, concentric with the semicircles. Extrude the outline by 3 mm.',
    link,
  ],
  [
    'Generate a right trapezoidal prism. The two parallel sides of the trapezoid have lengths of 44 mm and 28 mm, and the side perpendicular to both of them has a length of 21 mm. Extrude the trapezoid by 9 mm.',
    rightTrapezoid,
  ],
  [
    'Draw a right trapezoid. The parallel sides measure 44 mm and 28 mm, the side perpendicular to them measures 21 mm. Extrude it by 9 mm.',
    rightTrapezoid,
  ],
  [
    'Sketch a right trapezoid with parallel sides of 44 mm and 28 mm and a perpendicular side of 21 mm, then extrude it by 9 mm.',
    rightTrapezoid,
  ],
  [
    'Sketch a square with a side length of 36 mm. With each of the corners as a center, remove a quarter of a circle with a radius of 7 mm, so that the corners become concave. Extrude the remaining shape by 8 mm.',
    bitten,
  ],
  [
    'Draw a 36 mm square and cut a quarter circle with a radius of 7 mm out of every corner, centered on that corner. Extrude the rest by 8 mm.',
    bitten,
  ],
  [
    'Draw a 36 mm square. Subtract four circles with a radius of 7 mm, one centered on each corner of the square. Extrude what is left by 8 mm.',
    bitten,
  ],
  [
    'Start by sketching the front view: a rectangle with a width of 26 mm and a height of 18 mm for the walls, and on top of it an isosceles triangle with a base of 34 mm and a height of 12 mm for the roof. The triangle is centered over the rectangle, so the roof overhangs the walls by 4 mm on each side. Extrude the whole front view by 50 mm.',
    house,
  ],
  [
    'In the front view, draw a rectangle 26 mm wide and 18 mm high. On top of it, draw an isosceles triangle with a base of 34 mm and a height of 12 mm. The triangle extends beyond the rectangle by 4 mm on both sides. Extrude the outline by 50 mm.',
    house,
  ],
  [
    'Draw an isosceles trapezoid with a longer base of 48 mm at the bottom, a shorter base of 32 mm (two thirds of the longer one) at the top, and a height of 30 mm. Extrude it by 11 mm. Then, on the trapezoidal face, draw a circle with a diameter of 8 mm whose center lies on the axis of symmetry, 12 mm above the longer base, and cut it through the whole object.',
    keystone,
  ],
  [
    'Sketch an isosceles trapezoid with a longer base of 48 mm at the top, a shorter base of 32 mm at the bottom and a height of 30 mm. Cut a circle with a diameter of 8 mm out of it, whose center lies on its symmetry axis, 12 mm below the longer base. Extrude the rest by 11 mm.',
    keystone,
  ],
  [
    'Begin with a sketch of a rectangle 46 mm wide and 28 mm tall. From the top edge of this rectangle, remove a smaller rectangle with a width of 46 - 2 * 4 mm so that a margin of 4 mm remains on the left, on the right and at the bottom. Extrude the "U" by 15 mm.',
    channel,
  ],
  [
    'Sketch a rectangle with a width of 46 mm and a height of 28 mm. Cut a smaller rectangle out of its top edge, so that a 4 mm wall remains on the left, right and bottom. Extrude the U by 15 mm.',
    channel,
  ],
  [
    'Create a T-shaped block. The horizontal bar of the "T" has a length of 72 mm and a thickness of 9 mm. The vertical stem is 14 mm wide and extends 33 mm downward from the center of the underside of the bar. After sketching the T, extrude the whole sketch to a depth of 16 mm.',
    tee,
  ],
  [
    'Sketch a T. The horizontal bar is 72 mm long and 9 mm thick. The vertical stem extends 33 mm down from the middle of the bottom edge of the bar and is 14 mm wide. Extrude the sketch by 16 mm.',
    tee,
  ],
  [
    'Make a T-shaped block. The crossbar is 72 mm long and 9 mm thick, the stem is 14 mm wide and 33 mm long and hangs from the middle of the crossbar. The extrusion depth is 16 mm.',
    tee,
  ],
  ['A block 30 mm long, 20 mm - 2 * 3 mm wide and 5 mm high.', 30 * 14 * 5],
])

test('what is seen from the front stands upright', () => {
  const { plan } = read(
    'Draw the front view: a rectangle 26 mm wide and 18 mm high, topped by an isosceles triangle with a base of 34 mm and a height of 12 mm. Extrude it by 50 mm.',
  )
  const [prism] = plan.parts[0]?.features ?? []
  assert.deepEqual(prism?.kind === 'prism' && prism.frame.normal, [0, -1, 0])
})

test('what comes of a drawing must come of it', () => {
  const roof =
    'Sketch a rectangle 26 mm wide and 18 mm high and on top of it an isosceles triangle with a base of 34 mm and a height of 12 mm.'
  refusal(`${roof} The triangle overhangs the rectangle by 6 mm on each side. Extrude the outline by 50 mm.`)
  const channelled = 'Sketch a rectangle 46 mm wide and 28 mm tall. From the top edge of this rectangle,'
  refusal(
    `${channelled} remove a smaller rectangle with a width of 30 mm so that a margin of 4 mm remains on the left, on the right and at the bottom. Extrude the U by 15 mm.`,
  )
})

test('what is not where it is said to be is refused', () => {
  refusal(
    'Draw an isosceles trapezoid with a longer base of 48 mm, a shorter base of 32 mm and a height of 30 mm. Remove a quarter circle with a radius of 5 mm from each corner. Extrude it by 10 mm.',
  )
  refusal(
    'Draw a right trapezoid with a longer base of 48 mm, a shorter base of 32 mm and a height of 30 mm. Cut a hole with a diameter of 8 mm whose center lies on the axis of symmetry, 12 mm above the base. Extrude the sketch by 10 mm.',
  )
  refusal('A block 3 inches long, 20 - 2 * 0.25 inches wide and 1 inch high.')
})
