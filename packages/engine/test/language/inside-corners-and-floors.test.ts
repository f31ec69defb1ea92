/** The inside corners of sections and plates, what stands on the flat side of a disc, and holes in the floor of a slot. */

import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4
const corner = (radius: number): number => (1 - Math.PI / 4) * radius ** 2

const cross = 12 * (2 * 90 * 24 - 24 * 24)
const tee = 46 * 6 + 42 * 8
const slotted = 50 * 140 * 36 - 14 * 12 * 140 - 2 * round(7, 24)

holdVolumes([
  [
    'A plus shaped plate, 90 x 90 mm overall, each arm 24 mm wide, 12 mm thick. Round the four inner corners (where the arms join) to a 6 mm radius.',
    cross + 4 * corner(6) * 12,
  ],
  [
    'A plus shaped plate, 90 x 90 mm overall, each arm 24 mm wide, 12 mm thick. Fillet the outside corners with a 3 mm radius.',
    cross - 8 * corner(3) * 12,
  ],
  [
    'A T profile 130 mm long. It is 46 mm wide and 48 mm tall. The flange is 6 mm thick and the web is 8 mm thick. The two inside corners have a 3.5 mm radius fillet.',
    130 * (tee + 2 * corner(3.5)),
  ],
  [
    'A T profile 130 mm long. It is 46 mm wide and 48 mm tall. The flange is 6 mm thick and the web is 8 mm thick. Fillet both inside corners with a 3.5 mm radius.',
    130 * (tee + 2 * corner(3.5)),
  ],
  [
    'A disc, 84 mm in diameter and 14 mm thick. Add a boss on one of the flat faces. The boss is 26 mm in diameter and 9 mm long.',
    round(84, 14) + round(26, 9),
  ],
  // Nothing was cut flat: the side was there before.
  [
    'A disc, 84 mm in diameter and 14 mm thick. Add a hub on one flat side. The hub is 26 mm in diameter and 9 mm long.',
    round(84, 14) + round(26, 9),
  ],
  [
    'A block 50 x 140 x 36 mm. Mill a slot in the top face in the Y direction along the whole length, centered in X. The slot is 14 mm wide and 12 mm deep. Drill two 7 mm holes in the floor of the slot, down through the rest of the block. They are on the centerline of the slot, 30 mm from each end of the block.',
    slotted,
  ],
])

const ell = 8 * (90 * 18 + (70 - 18) * 18)

// How wide a leg is seen from above, and how thick the plate is.
holdVolumes([
  ['An L-shaped plate 90 x 70 mm, 8 mm thick. The legs are 18 mm wide.', ell],
  ['An L-shaped plate. Its legs are 90 mm and 70 mm long, 18 mm wide and 8 mm thick.', ell],
  ['A U-shaped plate 90 x 70 mm, 8 mm thick. Both legs are 18 mm wide.', 8 * 18 * (90 + 2 * 52)],
])
