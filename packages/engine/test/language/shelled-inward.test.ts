/** "It is open at the top and shelled inward", "the inside is hollowed out": what is done to the body, told of it. */
import { holdVolumes } from './volumes.ts'

const BOX = 'A box 70 mm (X) by 50 mm (Y) by 24 mm (Z).'
const TRAY = 70 * 50 * 24 - 64 * 44 * 21
const round = (radius: number, high: number): number => Math.PI * radius ** 2 * high

holdVolumes([
  [`${BOX} It is open at the top and shelled inward with a 3 mm wall thickness.`, TRAY],
  [`${BOX} It is open on top and hollowed out with a 3 mm wall thickness on the sides and floor.`, TRAY],
  [`${BOX} The top is open, and the box is shelled inward by 3 mm.`, TRAY],
  [`${BOX} The inside is hollowed out, leaving 3 mm thick walls and a 3 mm thick floor, open at +Z.`, TRAY],
  [
    'An electronics enclosure base with four screw posts. The outer shape is 70 mm (X) by 50 mm (Y) by 24 mm (Z). It is open at the top and shelled inward with a 3 mm wall thickness on the sides and floor. Four cylindrical posts 6 mm in diameter stand on the inside floor from Z=3 to Z=10 at (+20, +10), (+20, -10), (-20, +10), (-20, -10).',
    TRAY + 4 * round(3, 7),
  ],
  [
    'A cylinder 44 mm in diameter and 30 mm tall. It is open at the top and cored out with a 2 mm wall thickness on the sides and floor.',
    round(22, 30) - round(20, 28),
  ],
])
