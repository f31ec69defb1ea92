/** What is said of every tier or section at once, and what a clause leaves out since the one before it said so. */
import { holdVolumes } from './volumes.ts'

const TIERS =
  'A plinth of three square tiers. The bottom tier measures 50 by 50 mm, the middle one 30 by 30 mm, and the top one 10 by 10 mm.'
const STEPPED = 6 * (50 ** 2 + 30 ** 2 + 10 ** 2)
const ROUND = 6 * Math.PI * (25 ** 2 + 15 ** 2 + 5 ** 2)

holdVolumes([
  [`${TIERS} Each of the tiers has a height of 6 mm.`, STEPPED],
  [`${TIERS} All tiers are 6 mm high.`, STEPPED],
  [`${TIERS} All three tiers are 6 mm tall.`, STEPPED],
  [`${TIERS} Each tier is 6 mm high.`, STEPPED],
  [
    'Three discs stacked on top of each other. The bottom disc has a diameter of 50 mm, the middle one 30 mm and the top one 10 mm. Each of the discs has a height of 6 mm.',
    ROUND,
  ],
  [
    'A shaft of three sections. The first section has a diameter of 50 mm, the second section has a diameter of 30 mm and the third section has a diameter of 10 mm. All of the sections are 6 mm long.',
    ROUND,
  ],
  [
    'The lower layer is a disc of diameter 30 mm, the upper layer is a disc of diameter 16 mm. Both layers are 4 mm thick.',
    4 * Math.PI * (15 ** 2 + 8 ** 2),
  ],
  // Said of one of them, it stays that of the one.
  [
    'A shaft of two sections. The first section has a diameter of 30 mm and is 20 mm long, the second section has a diameter of 12 mm and is 8 mm long.',
    Math.PI * (15 ** 2 * 20 + 6 ** 2 * 8),
  ],
])
