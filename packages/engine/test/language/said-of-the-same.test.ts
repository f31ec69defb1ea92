/** Sizes behind a place are those of what the sentence is about; a piece is ordered, and then said to be a plain body. */
import { holdBalanced } from './balanced.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

const TRAY = 'A block 100 x 70 x 20 mm. Cut a pocket 60 x 40 mm, 12 mm deep in the top.'
const tray = 100 * 70 * 20 - 60 * 40 * 12

holdVolumes([
  [
    `${TRAY} Drill a hole through the floor of the pocket. It's right at the center of the pocket and has a diameter of 9 mm.`,
    tray - round(9, 8),
  ],
  [
    `${TRAY} Drill a hole through the floor of the pocket. The hole is in the middle of the pocket and is 9 mm in diameter.`,
    tray - round(9, 8),
  ],
  [
    'A disc 90 mm in diameter and 12 mm thick. Drill a hole in it. It is in the middle of the disc and is 22 mm wide.',
    round(90, 12) - round(22, 12),
  ],
])

holdBalanced([
  [
    'A block 100 x 70 x 20 mm. A boss stands on the block. It is at the center of the block and is 26 mm in diameter and 15 mm tall.',
    [
      [100 * 70 * 20, 10],
      [round(26, 15), 27.5],
    ],
  ],
  [
    "This is a spigot with a collar on one end. Start with the collar. It's a cylinder that's 48 mm in diameter and 6 mm thick. Add the body of the spigot on top of the collar. It's a 30 mm diameter cylinder, concentric with the collar, and it's 40 mm tall. Cut an 18 mm diameter hole through the center of the whole thing.",
    [
      [round(48, 6) - round(18, 6), 3],
      [round(30, 40) - round(18, 40), 26],
    ],
  ],
  [
    "Make the flange first. It's a cylinder that's 50 mm in diameter and 8 mm thick. Then add the shank on top of the flange. It is a 20 mm diameter cylinder, 35 mm tall.",
    [
      [round(50, 8), 4],
      [round(20, 35), 25.5],
    ],
  ],
])
