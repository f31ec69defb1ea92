/** How far a hole goes up or down is how deep it is, and a colon behind a size only begins the next ones. */
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A cylinder 34 mm in diameter and 20 mm tall. An 8 mm hole goes 14 mm up from the bottom.',
    round(34, 20) - round(8, 14),
  ],
  [
    'A block 40 x 30 x 24 mm. A 9 mm blind hole runs 15 mm down from the top face.',
    40 * 30 * 24 - round(9, 15),
  ],
  [
    'A block 40 x 30 x 24 mm. A 9 mm hole extends 10 mm straight up from the bottom.',
    40 * 30 * 24 - round(9, 10),
  ],
  // Not as high as it is wide.
  ['A cylinder 40 mm tall: 22 mm in diameter.', round(22, 40)],
  ['A plate 45 mm wide: 70 mm long and 4 mm thick.', 45 * 70 * 4],
  ['A block 40 x 40 x 20 mm with a hole in the top, 12 mm deep: 6 mm diameter.', 40 * 40 * 20 - round(6, 12)],
])
