/** Parts told as a drawing: figures set on and cut out of each other, then extruded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'Sketch a rectangle with a length of 30 mm and a height of 18 mm. On top of the rectangle, draw an isosceles triangle with a base equal to the length of the rectangle and a height of 12 mm. Extrude the combined sketch by 20 mm.',
    (540 + 180) * 20,
  ],
  [
    'Draw a rhombus with diagonals of 24 mm and 16 mm, and extrude it to a height of 9 mm. Then cut a circular hole with a diameter of 6 mm through the center of the rhombus.',
    (192 - 9 * Math.PI) * 9,
  ],
  [
    'Sketch a square with a side length of 40 mm. Inside the square, draw a rectangle with a width of 20 mm and a height of 15 mm, such that its bottom edge coincides with the bottom edge of the square. Subtract the rectangle from the square and extrude the resulting shape by 10 mm.',
    (1600 - 300) * 10,
  ],
  [
    'Draw a rectangle with a length of 60 mm and a width of 40 mm. Offset the rectangle inwards by 5 mm and remove the inner rectangle. Extrude the frame to a thickness of 4 mm.',
    (2400 - 1500) * 4,
  ],
  [
    'Start with a rectangle with a length of 50 mm and a height of 30 mm. Subtract two smaller rectangles, each 20 mm long and 8 mm wide, from the middle of the top edge and the middle of the bottom edge of the rectangle. Extrude the remaining sketch by 5 mm.',
    (1500 - 320) * 5,
  ],
  [
    'Make a ring by drawing two concentric circles on the XZ plane, the outer one with a diameter of 30 mm and the inner one with a diameter of 20 mm. Extrude the area between the two circles by 6 mm.',
    125 * Math.PI * 6,
  ],
  [
    'Sketch a rectangle with a length of 40 mm and a width of 25 mm. Round the top two corners with a radius of 5 mm and cut off the bottom two corners by 4 mm. Extrude the sketch by 3 mm.',
    (1000 - 2 * (25 - (25 * Math.PI) / 4) - 2 * 8) * 3,
  ],
  ['Draw a triangle with sides of 13 mm, 14 mm and 15 mm and extrude it by 10 mm.', 84 * 10],
  [
    'Draw a square with a side of 20 mm. Attach an isosceles triangle to its right side. The triangle has a base of 20 mm and a height of 9 mm. Extrude the sketch by 4 mm.',
    (400 + 90) * 4,
  ],
  [
    'Create a frame by sketching a rectangle with a length of 50 mm and a height of 40 mm, and then removing a smaller rectangle from its center, leaving a margin of 6 mm on all sides. Extrude the frame by 5 mm.',
    (2000 - 38 * 28) * 5,
  ],
  [
    'Create an L-shaped part. The vertical part of the L is 60 mm tall and 10 mm wide, while the horizontal part extends 30 mm to the right from the bottom of the vertical part and is 8 mm tall. Extrude this shape to a depth of 20 mm.',
    (600 + 240) * 20,
  ],
  [
    'Draw an isosceles triangle pointing downward with a base of 20 mm and a height of 30 mm. Attach a semicircle with a diameter of 20 mm to the base of the triangle. Extrude the combined shape by 4 mm.',
    (300 + 50 * Math.PI) * 4,
  ],
  [
    'Sketch a rectangle with a length of 60 mm to represent the handle of a mallet; its width is 8 mm. Attach a second rectangle with a length of 16 mm and a width of 30 mm to the left end of the handle, centered vertically on the handle. Extrude the entire sketch by 10 mm.',
    (480 + 480) * 10,
  ],
  [
    'Sketch a rectangle with a length of 50 mm and a width of 30 mm. Near the left end, draw a circular hole with a diameter of 6 mm, its center 8 mm from the left edge and centered vertically. Extrude the plate by 3 mm.',
    (1500 - 9 * Math.PI) * 3,
  ],
  [
    'Draw two vertical rectangles, each 6 mm wide and 30 mm tall, and connect them at the bottom with a horizontal rectangle 12 mm long and 5 mm tall. Extrude the whole sketch by 8 mm.',
    (360 + 60) * 8,
  ],
  [
    'Draw a rectangle with a length of 40 mm and a width of 30 mm and cut off its bottom left corner with a right triangle that has legs of 12 mm along the bottom edge and 9 mm along the left edge. Extrude the shape by 5 mm.',
    (1200 - 54) * 5,
  ],
  [
    'Sketch a rectangle with a length of 40 mm and a height of 20 mm. Sketch an inverted isosceles triangle with a base of 12 mm and a height of 8 mm, with its base aligned with the top edge of the rectangle. Subtract the triangle from the rectangle and extrude the remaining sketch by 15 mm.',
    (800 - 48) * 15,
  ],
  [
    'Draw a square with sides of 40 mm. Cut a rectangle 8 mm wide and 10 mm deep from the center of the top edge. Below this rectangle, cut another rectangle 16 mm wide and 6 mm high. Extrude the profile by 60 mm.',
    (1600 - 80 - 96) * 60,
  ],
  [
    'Sketch a rectangle with dimensions 30 mm by 8 mm. Attach two vertical rectangles, each with a width of 6 mm and a height of 20 mm, to the left and right ends of the top edge of the rectangle. Extrude the sketch by 10 mm. Rotate the object by 90 degrees around the X-axis.',
    (240 + 240) * 10,
  ],
  [
    'Draw a square of side 20 mm and a circle with a diameter of 12 mm whose center lies at the midpoint of the right edge of the square. Extrude the union of both shapes by 4 mm.',
    (400 + 18 * Math.PI) * 4,
  ],
  [
    'Start with a sketch of a right triangle having a base of 30 mm and a height of 20 mm. Subtract a smaller right triangle with a base of 12 mm and a height of 8 mm from the right-angle corner of the larger triangle. Extrude the remaining sketch by 5 mm.',
    (300 - 48) * 5,
  ],
  [
    'Sketch a circle with a radius of 20 mm and extrude it by 5 mm to form the foot. Sketch a circle with a radius of 4 mm at the center of the foot and extrude it by 60 mm to form the pole. Sketch a square with a side of 24 mm on top of the pole and extrude it by 6 mm.',
    Math.PI * (400 * 5 + 16 * 60) + 576 * 6,
  ],
  [
    'Sketch a regular octagon with a side length of 10 mm and extrude it by 4 mm. Then, sketch a square with a side length of 6 mm at the center of the bottom face of the octagon and extrude it downward by 30 mm.',
    2 * (1 + Math.SQRT2) * 100 * 4 + 36 * 30,
  ],
  [
    'Sketch two identical rectangles that cross each other at their centers, one horizontal and one vertical, each with a length of 30 mm and a width of 8 mm. Extrude the sketch by 5 mm.',
    (2 * 240 - 64) * 5,
  ],
  [
    'Draw a circle with a diameter of 40 mm and extrude it by 12 mm. Sketch a circle with a diameter of 28 mm on the end face and negatively extrude it by 4 mm.',
    Math.PI * (400 * 12 - 196 * 4),
  ],
  [
    'The C consists of a vertical rectangle that is 6 mm wide and 30 mm tall and two horizontal rectangles that are each 15 mm long and 5 mm tall. The horizontal rectangles are attached to the right side of the vertical rectangle, one at the top and one at the bottom. Extrude the shape by 8 mm.',
    (180 + 150) * 8,
  ],
  [
    'Sketch a rectangle with a length of 30 mm and a height of 40 mm. Then, subtract a smaller rectangle from the center of the rectangle, leaving a margin of 5 mm on the sides and bottom. Extrude the U-shaped sketch by 6 mm.',
    (1200 - 20 * 35) * 6,
  ],
  [
    'Draw a rectangle with a length of 40 mm and a height of 10 mm. Attach an isosceles trapezoid to its top edge. The longer base of the trapezoid is 30 mm and the shorter base is 20 mm. The height of the trapezoid should match the height of the rectangle. Extrude the sketch by 5 mm.',
    (400 + 250) * 5,
  ],
  [
    'Sketch a rectangle with a length of 50 mm and a height of 8 mm. Attach four narrow rectangles, each with a width of 5 mm and a height of 20 mm, to the bottom edge of the rectangle, evenly spaced. Extrude the sketch by 3 mm.',
    (400 + 400) * 3,
  ],
  [
    'Draw an isosceles triangle with a base of 30 mm and a height of 24 mm. Cut off the tip of the triangle at a height of 16 mm. Extrude the remaining trapezoid by 5 mm.',
    (360 - 40) * 5,
  ],
  [
    'Draw a square with a side of 30 mm. Cut out a square notch with a side length of 4 mm from the middle of the top edge and another one from the middle of the bottom edge. Extrude the square by 3 mm.',
    (900 - 32) * 3,
  ],
])

test('a size told by another one and restated otherwise is refused', () => {
  refusal(
    'Sketch a rectangle with a length of 30 mm and a height of 18 mm. On top of the rectangle, draw an isosceles triangle with a base equal to the length of the rectangle (25 mm) and a height of 12 mm. Extrude the combined sketch by 20 mm.',
  )
})

test('a cutout without a place lies in the middle, and that is told', () => {
  const { plan } = read(
    'Draw a square with a side of 30 mm. Then draw a rhombus with diagonals of 10 mm and 8 mm and cut it out. Extrude the remaining shape by 5 mm.',
  )
  assert.ok(plan.assumptions.some(({ says }) => says.includes('middle')))
})
