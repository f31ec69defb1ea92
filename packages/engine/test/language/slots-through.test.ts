/** "A slot passing all the way through in Y, open at the top": a cut from side to side, in a body that stays solid. */
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block, 44 mm (X) by 30 mm (Y) by 60 mm (Z), base at Z=0.'
const SLOTTED = 44 * 30 * 60 - 14 * 30 * 35
const BORED = SLOTTED - Math.PI * 16 * 30

holdVolumes([
  [
    `${BLOCK} A slot 14 mm wide (X), open at the top and passing all the way through in Y, is cut in the middle from Z=25 to Z=60, leaving two 15 mm thick cheeks. An 8 mm diameter hole runs through both cheeks along the X axis at Z=48, Y=0.`,
    BORED,
  ],
  [
    `${BLOCK} A 14 mm wide slot, open on top, goes right through along Y from Z=25 to Z=60. An 8 mm diameter hole runs through the block along the X axis at Z=48, Y=0.`,
    BORED,
  ],
  [`${BLOCK} A slot 14 mm wide is cut through along Y from Z=25 up to the top face.`, SLOTTED],
  [`${BLOCK} A 14 mm wide and 35 mm deep channel, open at the top, runs the full width along Y.`, SLOTTED],
  [`${BLOCK} A 14 mm wide, 35 mm deep slot is cut into the top, passing through both Y faces.`, SLOTTED],
  [`${BLOCK} A 14 mm wide channel, open on top and at both ends along Y, is cut 35 mm deep.`, SLOTTED],
  [
    `${BLOCK} A 14 mm wide slot runs through the block along X, from Z=25 up to the top face.`,
    44 * 30 * 60 - 14 * 44 * 35,
  ],
])
