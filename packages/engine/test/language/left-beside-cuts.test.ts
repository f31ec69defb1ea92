/** What a cut leaves, and what a clause of result says: a wall is beside it and a floor behind it, and a total height is of all bodies. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  // The floor happens to be as thick as the rim is wide.
  [
    'A cylinder 64 mm in diameter and 40 mm tall with a bore in its top, 34 mm deep, that leaves a rim of 6 mm.',
    round(64, 40) - round(52, 34),
  ],
  [
    'A disc 72 mm in diameter and 9 mm thick with a central through hole, leaving a ring 14 mm wide.',
    round(72, 9) - round(44, 9),
  ],
  [
    'A disc 72 mm in diameter and 9 mm thick with a central hole so that the remaining ring is 14 mm wide.',
    round(72, 9) - round(44, 9),
  ],
  [
    'A 44 mm cube. Drill a 12 mm hole from the top so that 7 mm of material is left at the bottom.',
    44 ** 3 - round(12, 37),
  ],
  ['A block 84 x 30 x 22 mm with a slot 8 mm wide along its length, 9 mm deep.', 84 * 30 * 22 - 84 * 8 * 9],
  [
    'A block 84 x 30 x 22 mm with a slot 8 mm wide along its length, cut from the top so that 10 mm of material remains below it.',
    84 * 30 * 22 - 84 * 8 * 12,
  ],
  [
    'A plate of 66 x 66 x 7 mm with a boss 24 mm in diameter in the middle, for a total height of 31 mm.',
    66 * 66 * 7 + round(24, 24),
  ],
  [
    'A plate of 66 x 66 x 7 mm with a boss 24 mm in diameter in the middle, such that the overall height is 31 mm.',
    66 * 66 * 7 + round(24, 24),
  ],
])
