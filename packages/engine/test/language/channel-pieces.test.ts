/** Pieces of channel and of other stock, told by their outside and the walls they have. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'An 80 mm long piece of U-channel. On the outside it measures 36 mm wide and 24 mm tall. All three walls (the bottom and the two sides) are 3 mm thick. It is open at the top and at both ends.',
    80 * (36 * 24 - 30 * 21),
  ],
  [
    'A 70 mm long piece of square tubing. The tube is 30 x 30 mm on the outside with a 2 mm wall.',
    70 * (30 ** 2 - 26 ** 2),
  ],
  ['A 90 mm length of round bar, 14 mm in diameter.', Math.PI * 49 * 90],
])
