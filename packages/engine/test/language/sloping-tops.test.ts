/** Tops that slope from one height to another: which side is the high one is told, and a hole beside it shows whether it is. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A block 90 mm long and 50 mm wide. It is 36 mm high at the back and 16 mm high at the front. Drill an 8 mm hole through it from top to bottom, 10 mm from the front edge and centered in x.',
    90 * 50 * 26 - round(8, 20),
  ],
  [
    'A block 100 mm long and 30 mm wide. It is 40 mm high at the left and 20 mm high at the right. Drill an 8 mm hole through it from top to bottom, 25 mm from the right edge and centered front to back.',
    100 * 30 * 30 - round(8, 25),
  ],
  [
    'A block 100 mm long and 30 mm wide. The right end is 20 mm high and the left end is 40 mm high, with a sloped face between them. Drill an 8 mm hole through it from top to bottom, 25 mm from the right edge and centered front to back.',
    100 * 30 * 30 - round(8, 25),
  ],
  [
    'A wedge 70 mm long, 40 mm wide and 24 mm high at the left, tapering to zero at the right. Drill a 6 mm hole from top to bottom, 35 mm from the left edge, centered front to back.',
    (70 * 40 * 24) / 2 - round(6, 12),
  ],
  [
    'A block 66 x 44 mm whose top slopes from a height of 38 mm at the left to a height of 22 mm at the right.',
    66 * 44 * 30,
  ],
  ['A doorstop: 110 mm long, 36 mm wide, the height rises from 6 mm to 28 mm.', 110 * 36 * 17],
  ['A cylinder of 46 mm diameter and 52 mm height, cut in half lengthwise.', round(46, 52) / 2],
])
