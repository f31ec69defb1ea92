/** Roofs with a ridge: as large as what they stand on, where nothing else is said. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  ['A block 72 x 44 x 26 mm with a pitched roof on top, 18 mm high.', 72 * 44 * (26 + 9)],
  [
    'A box 56 x 42 x 34 mm carries a gable roof that is 16 mm high, its ridge running along the length of the box.',
    56 * 42 * (34 + 8),
  ],
])
