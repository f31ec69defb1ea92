/** Slots and grooves that are cut down to a level, and what is drilled into the closed side of a cap. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const base = 'A block 50mm (X) by 30mm (Y) by 24mm (Z), bottom at Z=0, centered in XY.'
const block = 50 * 30 * 24

holdVolumes([
  [
    `${base} A 4mm wide slot, running the full length, is cut from the top face down to Z=15.`,
    block - 50 * 4 * 9,
  ],
  [`${base} A 5mm wide slot along Y at X=10 is cut from the top face down to Z=18.`, block - 30 * 5 * 6],
  [`${base} A groove 6mm wide runs the full width along Y, its floor lying at Z=20.`, block - 30 * 6 * 4],
  [
    `${base} A 9mm wide slot is milled through the full length in X, from Z=12 up to the top.`,
    block - 50 * 9 * 12,
  ],
  [
    'A cylinder of 36mm diameter and 20mm height, bored from the bottom with a 30mm diameter pocket 16mm deep. A 5mm hole is drilled through the center of the closed top.',
    round(36, 20) - round(30, 16) - round(5, 4),
  ],
])
