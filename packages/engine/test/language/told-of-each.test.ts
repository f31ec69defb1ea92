/** Several holes told by what each of them is, sides by the level they lie at, and small words around a cut. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A block 90 x 60 x 16 mm. Two counterbored holes are located at (±30, 0): a 6 mm through hole with an 11 mm counterbore, 6 mm deep.',
    90 * 60 * 16 - 2 * (round(6, 10) + round(11, 6)),
  ],
  [
    'A disc 80 mm in diameter and 12 mm thick. Six counterbored bolt holes on a 60 mm bolt circle: each has a 5 mm diameter hole through the disc and a 9 mm diameter counterbore 5 mm deep from the top.',
    round(80, 12) - 6 * (round(5, 7) + round(9, 5)),
  ],
  [
    'A slab 80 mm long (X), 60 mm wide (Y) and 15 mm thick (Z=0 to Z=15). Four counterbored holes at (±30, ±20): a 5 mm hole through the slab and a 9 mm counterbore 4 mm deep from the Z=15 face.',
    80 * 60 * 15 - 4 * (round(5, 11) + round(9, 4)),
  ],
  [
    'A plate 60 x 60 x 6 mm with a 20 mm hole in the center, ringed by six 4 mm holes on a 40 mm bolt circle. The six holes are made with a polar pattern.',
    60 * 60 * 6 - round(20, 6) - 6 * round(4, 6),
  ],
  [
    'A cylinder 50 mm in diameter and 40 mm tall. Two square ring grooves, each 3 mm wide and 2 mm deep, are cut around the outside at Z=28 to 31 and Z=34 to 37. The underside is hollowed by a 40 mm diameter pocket from Z=0 to Z=25.',
    round(50, 40) - 6 * (round(50, 1) - round(46, 1)) - round(40, 25),
  ],
  [
    'A block 60 mm (X) by 30 mm (Y) by 20 mm. A 10 mm diameter cross-pin hole along X goes through the block at Z=10.',
    60 * 30 * 20 - round(10, 60),
  ],
  [
    'A box 90 x 60 x 30 mm. The top face is removed and the body is shelled inward with a 3 mm wall (floor also 3 mm).',
    90 * 60 * 30 - 84 * 54 * 27,
  ],
])
