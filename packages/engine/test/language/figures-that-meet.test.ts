/** Figures of one sketch: which edge of one lies on which of another, two that cross, and holes told by their sides and coordinates. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { holdBoxes } from './boxes.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdBoxes([
  [
    "Sketch a long rectangle with a length of 70 mm and a width of 14 mm, which serves as the shaft. Next, sketch an isosceles triangle with a base of 36 mm and a height of 28 mm for the head. The middle of the triangle's base should touch the middle of one of the short sides of the rectangle, so that the triangle points away from it. Extrude the whole sketch by 6 mm.",
    (980 + 504) * 6,
    [98, 36, 6],
  ],
  [
    'Draw a rectangle 60 mm long and 12 mm wide. Draw a triangle with a base of 30 mm and a height of 25 mm. The midpoint of the base of the triangle coincides with the midpoint of the left side of the rectangle and the triangle points away from the rectangle. Extrude the sketch by 5 mm.',
    (720 + 375) * 5,
    [85, 30, 5],
  ],
  [
    'Draw a rectangle with a width of 26 mm and a height of 50 mm. Draw a semicircle with a diameter of 26 mm. The flat side of the semicircle is in contact with the upper side of the rectangle. Extrude everything by 4 mm.',
    (1300 + (Math.PI * 169) / 2) * 4,
    [26, 63, 4],
  ],
  [
    'Draw a triangle with a base of 20 mm and a height of 15 mm. Draw a rectangle 20 mm wide and 40 mm high. The base of the triangle coincides with the top edge of the rectangle. Extrude the whole sketch by 5 mm.',
    (150 + 800) * 5,
    [20, 55, 5],
  ],
  [
    'Draw a 20 mm square and a second square with sides of 10 mm. The left edge of the second square touches the middle of the right edge of the first square. Extrude both by 5 mm.',
    (400 + 100) * 5,
    [30, 20, 5],
  ],
  [
    'Draw a rectangle 44 mm long and 8 mm wide. Draw a triangle with a base of 24 mm and a height of 18 mm. Join them so that the base of the triangle is centered on the right end of the rectangle. Extrude the joined shape by 5 mm.',
    (352 + 216) * 5,
    [62, 24, 5],
  ],
  [
    'Sketch a rectangle 40 mm long and 9 mm wide to act as the shaft. At one end of the shaft, attach a triangle. The triangle has a base of 24 mm and a height of 18 mm. It points away from the shaft. Extrude this sketch by 5 mm.',
    (360 + 216) * 5,
    [58, 24, 5],
  ],
  [
    'Create a plus-shaped plate. Begin with two identical rectangles, each 64 mm long and 18 mm wide, that share the same center and are perpendicular to each other. Extrude the resulting cross to a height of 7 mm. Then create a circular hole with a diameter of 10 mm through the middle of the cross.',
    (2 * 64 * 18 - 18 * 18 - 25 * Math.PI) * 7,
    [64, 64, 7],
  ],
  [
    'Sketch two rectangles of 60 mm by 15 mm with the same center, one rotated by 90 degrees relative to the other, and extrude the cross by 8 mm.',
    (1800 - 225) * 8,
    [60, 60, 8],
  ],
  [
    'Create a plus sign from two perpendicular 40 mm x 12 mm rectangles that share the same center, then extrude it by 5 mm.',
    (960 - 144) * 5,
    [40, 40, 5],
  ],
  [
    'Draw a closed polyline through (0,0), (40,0), (40,20), (20,30), (0,20) and extrude it by 6 mm. Cut a cylindrical hole with a diameter of 8 mm through the entire extrusion, with the center of the circle located at (20, 12) in the plane of the sketch.',
    (1000 - 16 * Math.PI) * 6,
    [40, 30, 6],
  ],
  [
    'Sketch the polygon with vertices (0,0), (40,0), (40,20), (20,30), (0,20). Extrude it 6 mm. Then drill an 8 mm hole through the part, centered at the sketch coordinates (20, 12).',
    (1000 - 16 * Math.PI) * 6,
    [40, 30, 6],
  ],
  [
    'The trapezoid has a bottom base of 60 mm, a top base of 40 mm and a height of 30 mm, with its vertical side on the left connecting the left ends of both bases. Extrude the trapezoid by 10 mm. Then cut a circular hole with a diameter of 12 mm through the whole thickness of the extrusion; the center of the hole is 15 mm from the vertical side and 12 mm above the bottom base.',
    (1500 - 36 * Math.PI) * 10,
    [60, 30, 10],
  ],
  [
    'Sketch a right trapezoid: bottom side 60 mm, top side 40 mm, height 30 mm, with the vertical side on the right. Extrude by 10 mm. Cut a hole with a 12 mm diameter; its center is 15 mm from the vertical side and 12 mm from the bottom side.',
    (1500 - 36 * Math.PI) * 10,
    [60, 30, 10],
  ],
])

test('the hole beside the vertical side of a trapezoid lies there', () => {
  const prompt =
    'Draw a trapezoid with a bottom base of 60 mm, a top base of 40 mm and a height of 30 mm, whose right side is perpendicular to both bases. Extrude it by 10 mm. Cut a hole with a diameter of 12 mm, 20 mm from the right side and 12 mm from the bottom edge.'
  const { centre } = solidOf(read(prompt).plan)
  // The plate by itself has it at 4.667 mm; the hole lies to the right of that.
  assert.ok(Math.abs((centre[0] ?? 0) - 4.232) < 1e-2, centre.join(', '))
})

test('a tip that points into what its figure stands on is a contradiction', () => {
  const { code } = refusal(
    'Draw a rectangle with a width of 30 mm and a height of 60 mm. Draw a triangle with a base of 20 mm and a height of 10 mm. The middle of the base of the triangle touches the middle of the bottom edge of the rectangle, and the tip of the triangle points upwards. Extrude everything by 5 mm.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

holdVolumes([
  [
    'Sketch a rectangle, 40 mm in length and 8 mm in width. At one end of the rectangle, attach a triangle. The base of the triangle is three times the width of the rectangle (24 mm), and the triangle has a height of 18 mm. Extrude this sketch by 5 mm.',
    (40 * 8 + (24 * 18) / 2) * 5,
  ],
])
