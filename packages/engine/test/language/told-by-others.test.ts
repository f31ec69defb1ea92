/** Bodies told by the ones they stand on: as wide as those, let into them, topped at a level, carried, passed through. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const frustum = (bottom: number, top: number, height: number): number =>
  (Math.PI / 12) * height * (bottom ** 2 + bottom * top + top ** 2)

/** As big as another. */
holdVolumes([
  [
    'A 50 x 30 x 10 mm block. On top, a block of equal width, 20 mm long and 20 mm high, flush with the left end.',
    15000 + 30 * 20 * 20,
  ],
  ['A 50 x 50 x 10 mm plate with a like plate on top of it.', 50000],
  ['A 55 x 50 x 10 mm plate. Set on top is a block of the same footprint and 20 mm high.', 55 * 50 * 30],
  ['A 30 mm cube. Add another one, identical to it, right next to it on the +X side.', 54000],
  [
    'A cone with a 30 mm base diameter and 40 mm height, standing on a cylinder of the same diameter and 20 mm height.',
    round(30, 40) / 3 + round(30, 20),
  ],
  [
    'A cup 50 mm in outside diameter and 40 mm high, walls and floor 4 mm thick.',
    round(50, 40) - round(42, 36),
  ],
])

/** From one width to another. */
holdVolumes([
  [
    'A truncated cone that tapers from a diameter of 40 mm to 20 mm over a height of 30 mm.',
    frustum(40, 20, 30),
  ],
  [
    'A cylinder 40 mm in diameter and 20 mm high. On top is a cone frustum, 30 mm high, tapering to a diameter of 10 mm.',
    round(40, 20) + frustum(40, 10, 30),
  ],
])

/** Where its top lies, and how far it is let in. */
holdVolumes([
  [
    "A cylinder 40 mm in diameter and 20 mm high. A cone sits on it; its base matches the cylinder's top face and its tip is 15 mm above it.",
    round(40, 20) + round(40, 15) / 3,
  ],
  [
    'A block 60 x 40 x 10 mm. A wall 5 mm thick stands on it along the back edge. The top of the wall is 40 mm above the bottom of the block.',
    24000 + 60 * 5 * 30,
  ],
  [
    'A 50 mm cube with a sphere of 20 mm diameter half sunk into the middle of its top.',
    125000 + ball(20) / 2,
  ],
  [
    'A 40 x 40 x 15 mm block with a rod of 8 mm diameter and 30 mm length inserted 10 mm into the center of its top, so that 20 mm of it sticks out.',
    24000 + round(8, 20),
  ],
])

/** What carries what, and what goes through what. */
holdVolumes([
  [
    'A rod 10 mm in diameter and 80 mm long. One end has a disc, 30 mm in diameter and 5 mm thick.',
    round(10, 80) + round(30, 5),
  ],
  [
    'A block 60 x 40 x 10 mm supports a cylinder of 20 mm diameter and 15 mm height in its center.',
    24000 + round(20, 15),
  ],
  [
    'A wheel: a disc of 60 mm diameter, 10 mm thick, with a hub of 20 mm diameter protruding 8 mm on both sides.',
    round(60, 10) + 2 * round(20, 8),
  ],
  [
    'A rod of 10 mm diameter and 80 mm length goes straight through a disc of 40 mm diameter and 6 mm thickness, protruding equally on both sides.',
    round(40, 6) + round(10, 74),
  ],
  [
    'A 100 mm long bar with a 10 x 10 mm square section and a disc, 30 mm in diameter and 5 mm thick, on either end of it.',
    10000 + 2 * round(30, 5),
  ],
  ['A cube with a side of three quarters of an inch.', (0.75 * 25.4) ** 3],
])

/** What only says again how it stands, and a name that is said to be half of something. */
holdVolumes([
  [
    'A 30 mm cube whose right face carries a cone: base diameter 20 mm, height 25 mm, pointing to the right.',
    27000 + round(20, 25) / 3,
  ],
  [
    'A lamp. The stem is a cylinder with 10 mm diameter and 30 mm height; the shade is half a sphere of 30 mm diameter resting on the end of the stem.',
    round(10, 30) + ball(30) / 2,
  ],
  [
    'A tube with 36 mm outer and 28 mm inner diameter, 45 mm long, stands in the center of a 75 mm round base plate that is 7 mm thick.',
    round(75, 7) + round(36, 45) - round(28, 45),
  ],
  [
    'A block 80 x 40 x 20 mm, from whose top rises a pyramid 30 mm high covering the whole top.',
    64000 + 32000,
  ],
])
