/** "a notch across the top", "Across the top, cut a groove": the short way over a block, wherever it is said. */
import { holdVolumes } from './volumes.ts'

const BLOCK = 96 * 44 * 28

holdVolumes([
  [
    'A block 96 x 44 x 28 mm with a notch across the top that is 9 mm wide and 7 mm deep.',
    BLOCK - 9 * 44 * 7,
  ],
  [
    'A block 96 mm long, 44 mm wide and 28 mm tall with a notch across the top which is 9 mm wide and 7 mm deep.',
    BLOCK - 9 * 44 * 7,
  ],
  ['A bar 44 x 96 x 28 mm. Cut a notch 9 mm wide and 7 mm deep across its top.', BLOCK - 9 * 44 * 7],
  [
    'A bar 96 mm long, 44 mm wide and 28 mm thick. Across the middle of the top there is a slot, 9 mm wide and 7 mm deep.',
    BLOCK - 9 * 44 * 7,
  ],
  [
    'A block 96mm (X) x 44mm (Y) x 28mm (Z). Across the top, mill a groove 9 mm wide and 7 mm deep.',
    BLOCK - 9 * 44 * 7,
  ],
  ['A block 96 x 44 x 28 mm. A groove 9 mm wide and 7 mm deep runs along the top.', BLOCK - 9 * 96 * 7],
])
