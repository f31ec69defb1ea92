/** "all the way across in Y": a cut that goes from side to side that way, and what is left on both sides of it. */
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block, 40 mm (X) x 36 mm (Y) x 50 mm (Z).'
const SLOTTED = 40 * 36 * 50 - 14 * 36 * 20

holdVolumes([
  [
    `${BLOCK} Cut a slot down from the top. It is 14 mm wide in X, 20 mm deep and goes all the way across in Y.`,
    SLOTTED,
  ],
  [`${BLOCK} Cut a slot 14 mm wide and 20 mm deep in the top, all the way across in Y.`, SLOTTED],
  [
    `${BLOCK} Cut a slot 14 mm wide and 20 mm deep in the top, running right across along the Y axis.`,
    SLOTTED,
  ],
  [
    `${BLOCK} Cut a slot 14 mm wide and 20 mm deep in the top, running all the way across in the X direction.`,
    40 * 36 * 50 - 14 * 40 * 20,
  ],
  [
    `${BLOCK} Cut a slot down from the top to form the two prongs. The slot is 14 mm wide in X, 20 mm deep and goes fully across the block in Y.`,
    SLOTTED,
  ],
  [
    `${BLOCK} Cut a slot down from the top to make the two ears. The slot is 14 mm wide in X, 20 mm deep and goes all the way across in Y. Drill a 8 mm hole through both ears in the X direction, at Z=40.`,
    SLOTTED - Math.PI * 16 * 26,
  ],
  // Across by itself still is a diameter.
  ['A disc 30 mm across and 5 mm thick.', Math.PI * 225 * 5],
])
