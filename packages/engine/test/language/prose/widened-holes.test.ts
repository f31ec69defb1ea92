/** Counterbores, countersinks and spotfaces: of holes told before, of those told with them, of the bore of a tube. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math

const bored = (diameter: number, depth: number, count = 1): number => (count * PI * diameter ** 2 * depth) / 4

/** What a countersink takes off beside the hole. */
const sunk = (diameter: number, hole: number, angle = 90): number => {
  const depth = (diameter - hole) / 2 / Math.tan((angle * PI) / 360)
  return (PI * depth * (diameter ** 2 + diameter * hole + hole ** 2)) / 12 - bored(hole, depth)
}

const tenPlate = 90 * 60 * 12

holdProse([
  [
    'A strip 80 x 20 x 6 mm. Two 5 mm holes, 12 mm from each end. Both holes are countersunk on the top. The countersink is 10 mm diameter at the surface with a 90 degree angle.',
    9600 - bored(5, 6, 2) - 2 * sunk(10, 5),
  ],
  [
    'A plate 80 x 50 x 12 mm with a 6 mm hole in the center, countersunk to 12 mm at 82 degrees.',
    48000 - bored(6, 12) - sunk(12, 6, 82),
  ],
  [
    'A bar 80 mm long, 24 mm wide and 10 mm thick. There is a 6 mm hole through the center. The hole is countersunk from the top. The countersink is 14 mm in diameter at the top with a 90 degree angle (so it is 4 mm deep).',
    80 * 24 * 10 - bored(6, 10) - sunk(14, 6),
  ],
  [
    'A block 60 x 40 x 30 mm. A 12 mm hole goes through the center. It is opened up to 20 mm for the first 10 mm from the top.',
    72000 - bored(20, 10) - bored(12, 20),
  ],
  [
    'A plate 90 x 60 x 12 mm. Three holes are located at (-30, 0), (0, 0) and (30, 0). Each consists of a 6.6 mm diameter through-hole and an 11 mm diameter counterbore, 6.5 mm deep, cut from the top face.',
    tenPlate - bored(6.6, 5.5, 3) - bored(11, 6.5, 3),
  ],
  [
    'A slab 90 mm long (X), 60 mm wide (Y) and 12 mm thick (Z=0 to Z=12). Four counterbored holes at (±30, ±20): a 5 mm hole through the slab and a 9 mm counterbore 4 mm deep from the Z=12 face.',
    tenPlate - bored(5, 8, 4) - bored(9, 4, 4),
  ],
  [
    'A plate 90 x 60 x 12 mm with four counterbored holes: 6.6 mm through holes with 11 mm counterbores 6.5 mm deep, 12 mm from both edges.',
    tenPlate - bored(6.6, 5.5, 4) - bored(11, 6.5, 4),
  ],
  [
    'A sleeve 40 mm long, 50 mm outer diameter, 20 mm inner diameter, with a 30 mm diameter counterbore 10 mm deep at each end.',
    bored(50, 40) - bored(20, 20) - bored(30, 10, 2),
  ],
  [
    'A block 50 x 50 x 20 mm with a 10 mm hole in the center, spotfaced 18 mm diameter 1.5 mm deep on both sides.',
    50000 - bored(10, 17) - bored(18, 1.5, 2),
  ],
])

holdUnread([
  // Not as deep as its angle makes it.
  'A bar 80 x 24 x 10 mm with a 6 mm hole through the center, countersunk from the top. The countersink is 14 mm in diameter with a 90 degree angle, so it is 6 mm deep.',
])
