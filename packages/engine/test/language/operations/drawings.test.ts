/** Several figures drawn and extruded together: crossing, against each other's sides, one within the other. */
import { holdOperations, holdRefusals } from './operated.ts'

holdOperations([
  // Two that cross, one told after the other or both at once.
  [
    'Sketch two rectangles on the XY plane, both centered at the origin. One is 54mm (X) x 14mm (Y), the other is 14mm (X) x 54mm (Y). Extrude the combined shape 9mm in Z.',
    (2 * 54 * 14 - 14 * 14) * 9,
  ],
  [
    'Draw two rectangles, each 54 mm long and 14 mm wide, that cross each other at their centers at a right angle. Extrude the sketch by 9 mm.\nFillet the four inside corners with a 4 mm radius. The outside corners stay sharp.',
    (2 * 54 * 14 - 14 * 14 + (4 - Math.PI) * 16) * 9,
  ],
  // Against a side.
  [
    'Draw a rectangle 52 mm wide and 28 mm tall. On top of it, add an isosceles triangle whose base is as wide as the rectangle and whose height is 17 mm. Extrude everything 6 mm.',
    (52 * 28 + (52 * 17) / 2) * 6,
  ],
  [
    'Sketch a rectangle 52 mm long and 18 mm wide. Attach a semicircle with a diameter of 18 mm to each of the short sides. Extrude the sketch by 6 mm.',
    (52 * 18 + Math.PI * 81) * 6,
  ],
  [
    'Sketch a rectangle 70 mm long and 42 mm wide. Remove a square with a side length of 12 mm from the middle of the bottom edge. Extrude the sketch by 5 mm.',
    (70 * 42 - 144) * 5,
  ],
  // One within the other is an opening.
  [
    'Sketch two concentric circles, one with a diameter of 46 mm and the other with a diameter of 28 mm. Extrude the region between them by 7 mm.',
    Math.PI * (23 ** 2 - 14 ** 2) * 7,
  ],
  // By its corners, where they are told to be.
  ['Draw a polygon with the points (0, 0), (50, 0), (50, 24) and (0, 36). Extrude it by 5 mm.', 50 * 30 * 5],
])

holdRefusals([
  // Where the second one lies is not said.
  'Draw a rectangle 52 mm wide and 28 mm tall. Draw a rectangle 12 mm wide and 8 mm tall. Extrude the sketch 6 mm.',
  // Nor which way this one points.
  'Draw a rectangle 52 mm wide and 28 mm tall. Attach a wavy triangle with a base of 52 mm and a height of 17 mm. Extrude it 6 mm.',
])
