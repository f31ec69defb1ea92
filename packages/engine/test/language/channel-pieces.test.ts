/** Pieces of channel, told by their outside and the walls they have. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'An 80 mm long piece of U-channel. On the outside it measures 36 mm wide and 24 mm tall. All three walls (the bottom and the two sides) are 3 mm thick. It is open at the top and at both ends.',
    80 * (36 * 24 - 30 * 21),
  ],
])
