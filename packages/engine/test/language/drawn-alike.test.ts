/** Figures like one another, joined to each other's sides or crossing; what is said between commas or of all that lies below. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const cross = (2 * 50 * 14 - 14 * 14) * 6
const tee = (70 * 11 + 18 * 45) * 20

holdVolumes([
  [
    'Sketch a rectangle 50 mm long and 14 mm wide. Sketch an identical rectangle that is turned by 90 degrees about the center of the first one. Extrude both by 6 mm.',
    cross,
  ],
  [
    'Draw two long rectangles, each 50 mm in length and 14 mm in width, so that they intersect each other at their centers at a 90 degree angle. Extrude the sketch by 6 mm.',
    cross,
  ],
  [
    'Sketch a rectangle 50 mm long and 14 mm wide. Attach a semicircle with a diameter of 14 mm to one of the shorter sides, with its flat side against the rectangle. Extrude the sketch by 6 mm.',
    50 * 14 * 6 + round(14, 6) / 2,
  ],
  [
    'Sketch a rectangle 50 mm long and 14 mm wide. On each of the short sides, draw a semicircle with a diameter of 14 mm that curves outwards. Extrude everything by 6 mm.',
    50 * 14 * 6 + round(14, 6),
  ],
  [
    'Draw a rectangle 70 mm wide and 11 mm tall. Attach a second rectangle, 18 mm wide and 45 mm tall, to the middle of its bottom edge, so that the two form a T. Extrude the sketch by 20 mm.',
    tee,
  ],
  [
    'A T-shaped part. The horizontal bar is 70 mm long and 11 mm thick, and the vertical stem, which hangs from the center of the bar, is 18 mm wide and 45 mm long. It is extruded by 20 mm.',
    tee,
  ],
  [
    'A staircase with three steps, each 12 mm high and 18 mm deep, with the space below the steps being filled down to the ground. The staircase is 30 mm wide.',
    6 * 12 * 18 * 30,
  ],
])
