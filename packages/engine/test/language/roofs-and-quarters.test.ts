/** Roofs with a ridge, as large as what they stand on; quarters of cylinders, whose length is along their axis. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  ['A block 72 x 44 x 26 mm with a pitched roof on top, 18 mm high.', 72 * 44 * (26 + 9)],
  [
    'A box 56 x 42 x 34 mm carries a gable roof that is 16 mm high, its ridge running along the length of the box.',
    56 * 42 * (34 + 8),
  ],
  ['A quarter of a cylinder with a length of 44 mm and a radius of 18 mm.', (Math.PI * 18 ** 2 * 44) / 4],
])
