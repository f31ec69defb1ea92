/** Slots, recesses and notches that reach a side of their body, by noun, by verb and by what is taken away. */
import { holdVolumes } from './volumes.ts'

const sheet = 90 * 40 * 5
const block = 70 * 40 * 18

holdVolumes([
  ['A sheet 90 x 40 x 5 mm. A slot 7 mm wide is cut 22 mm into the left edge.', sheet - 7 * 22 * 5],
  [
    'A sheet 90 x 40 x 5 mm. A slot 7 mm wide goes from the left end to the middle of the sheet.',
    sheet - 7 * 45 * 5,
  ],
  [
    'A block 70 x 40 x 18 mm. A recess in the top, 20 mm long, 12 mm wide and 6 mm deep, is open at the right end.',
    block - 20 * 12 * 6,
  ],
  [
    'A sheet 90 x 40 x 5 mm. Notch both short ends in the middle, 8 mm wide and 11 mm in.',
    sheet - 2 * 8 * 11 * 5,
  ],
  [
    'A sheet 90 x 40 x 5 mm. Both long edges are notched in the middle, 8 mm wide and 11 mm deep.',
    sheet - 2 * 8 * 11 * 5,
  ],
  ['A sheet 90 x 40 x 5 mm. A 9 x 9 mm square is removed from every corner.', sheet - 4 * 81 * 5],
  [
    'A sheet 90 x 40 x 5 mm. A slot in the top, 4 mm wide and 2 mm deep, runs from end to end.',
    sheet - 90 * 4 * 2,
  ],
  [
    'A cylinder 30 mm in diameter and 12 mm tall with a slot across the full diameter of its top, 3 mm wide and 4 mm deep.',
    Math.PI * 225 * 12 - 4 * (3 * Math.sqrt(225 - 2.25) + 225 * 2 * Math.asin(0.1)),
  ],
])
