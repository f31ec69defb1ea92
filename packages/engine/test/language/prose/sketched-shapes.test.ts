/** Sketches told as people describe them: figures joined side by side, cut at corners, rings and their cores, and what they come to. */
import { holdProse, holdUnread } from './prose.ts'

const HALF_DISC = Math.PI / 2

holdProse([
  // Half circles on the ends of a rectangle.
  [
    'Sketch a rectangle of 40 by 12 units whose two shorter sides are replaced with half circles of radius 6 units. Extrude it by 3 units, so the total length is 52 units.',
    3 * (480 + 36 * Math.PI),
  ],
  [
    'Sketch a 40 x 12 rectangle. Add a semicircle on the left side and another semicircle on the right side, each with a diameter of 12 units. Extrude everything by 3 units.',
    3 * (480 + 36 * Math.PI),
  ],
  [
    'Create a 3D object that resembles a door. Begin by sketching a rectangle with a width of 20 units and a height of 30 units, then attach a semi-circle to its top edge so that the flat side aligns with the top edge of the rectangle. Finally, extrude this sketch by 4 units.',
    4 * (600 + 100 * HALF_DISC),
  ],
  // Corners.
  [
    'Sketch a rectangle 30 units in width and 20 units in height. Cut a right triangle out of the top-left corner and the top-right corner, each with a base of 5 units and a height of 4 units. Extrude this sketch by 6 units.',
    6 * (600 - 2 * 10),
  ],
  [
    'Draw a rectangle of 30 by 20 units, then subtract a circle with a diameter of 12 units centered at the top right corner of the rectangle. Extrude the remaining shape to a height of 7 units.',
    7 * (600 - 9 * Math.PI),
  ],
  // What is only named is what the drawing comes to.
  [
    'Create an L-shaped object by sketching a 20 by 30 unit rectangle and removing a rectangle of 15 by 24 units from its top-right corner. Extrude the remaining L by 8 units.',
    8 * (600 - 360),
  ],
  [
    'Draw a vertical rectangle with a width of 5 units and a height of 30 units. Then attach a horizontal rectangle with a length of 15 units and a height of 5 units to the right side of it, at the bottom, to form an "L". Extrude this sketch by 8 units.',
    8 * (150 + 75),
  ],
  [
    'Draw a 6 by 6 unit square. Attach a rectangle with a length of 10 units and a width of 6 units to each of its four sides. Extrude the whole sketch by 2 units.',
    2 * (36 + 4 * 60),
  ],
  [
    'Draw a pentagon with the vertices (0, 0), (12, 0), (12, 8), (6, 14), and (0, 8), and extrude it by 20 units.',
    20 * (96 + 36),
  ],
  // Rings and what lies within them.
  [
    'Sketch two concentric circles with diameters of 20 units and 12 units. Extrude the outer ring by 4 units and the inner disc by 10 units.',
    Math.PI * ((100 - 36) * 4 + 36 * 10),
  ],
  [
    'Create half of a ring with an outer radius of 10 units, an inner radius of 7 units and a height of 4 units.',
    HALF_DISC * (100 - 49) * 4,
  ],
  [
    'Create a frame with outer dimensions of 30 x 20 units, inner dimensions of 24 x 14 units and a thickness of 2 units.',
    2 * (600 - 336),
  ],
  [
    'Create a picture frame. Sketch a rectangle of 30 units by 20 units and cut out a smaller rectangle from its center, leaving a border of 3 units on all sides. Extrude the frame by 2 units.',
    2 * (600 - 24 * 14),
  ],
  // On a face of what is there.
  [
    'Sketch a regular hexagon with a side length of 6 units and extrude it by 4 units to form the head. Then turn to one of the hexagonal faces and sketch a circle with a diameter of 6 units at its center and extrude it by 18 units away from the head.',
    4 * ((3 * Math.sqrt(3)) / 2) * 36 + 9 * Math.PI * 18,
  ],
  [
    'Extrude a circle with a radius of 10 units by 2 units. From the center of its top face, extrude another circle with a radius of 4 units upwards by 9 units. The total height is 11 units (2 + 9).',
    Math.PI * (200 + 16 * 9),
  ],
])

holdUnread([
  // The sum is another.
  'Create a cylinder with a diameter of 20 units and a height of 11 units (2 + 8).',
  // As wide as which of its sides?
  'Draw a 50 by 40 rectangle and add a half circle on its top edge, with the same width as the rectangle. Extrude both by 10 units.',
  // Within it, or below it?
  'Create a hollow cylinder with a height of 70 units, an outer diameter of 60 units, and an inner diameter of 50 units. Close off the bottom with a circle that is 5 units thick.',
  // Five corners are told of a hexagon.
  'Draw a hexagon with the vertices (0, 0), (12, 0), (12, 8), (6, 14), and (0, 8), and extrude it by 20 units.',
])
