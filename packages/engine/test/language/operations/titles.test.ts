/** Titles that tell sizes too, and what comes after them: the same part again, its holes one by one, its own name. */
import { holdOperations, holdRefusals } from './operated.ts'

const { PI, SQRT2 } = Math

/** Three bores of one radius that cross in the middle of a cube. */
const crossed = (side: number, r: number): number =>
  side ** 3 - (3 * PI * r ** 2 * side - 16 * r ** 3 + 8 * (2 - SQRT2) * r ** 3)

holdOperations([
  [
    'This is a 44mm x 44mm x 44mm cube with three holes. 1. Create the cube. 2. Cut a 16mm diameter hole through the center of the cube in the Z direction. 3. Do the same thing in the X direction and again in the Y direction. All three holes are 16mm in diameter and they all meet at the center of the cube.',
    crossed(44, 8),
  ],
  [
    'A 36 mm cube with a hole. Start with a cube that is 36 mm on each side. Drill a 9 mm hole through the top.',
    36 ** 3 - PI * 4.5 ** 2 * 36,
  ],
  [
    'This is a 66 x 40 x 10 mm plate with two holes. Cut an 8 mm hole 15 mm from the left edge and 20 mm from the front edge. Cut a 6 mm hole 15 mm from the right edge and 20 mm from the front edge.',
    66 * 40 * 10 - PI * (16 + 9) * 10,
  ],
  [
    'This is a plug. The first cylinder is 32mm in diameter and 20mm long. The second cylinder sits on top of the first one. It is 20mm in diameter and 40mm long. The whole plug is 60mm long.',
    PI * (16 ** 2 * 20 + 10 ** 2 * 40),
  ],
  [
    'This is a ring (a torus). The inner diameter of the ring is 54mm and the cross section is a 6mm diameter circle.',
    2 * PI ** 2 * 30 * 3 ** 2,
  ],
  [
    'This is a ball (solid sphere) that is 44mm in diameter. It has a 12mm diameter hole going all the way through the center of it, like a bead.',
    (4 / 3) * PI * (22 ** 2 - 6 ** 2) ** 1.5,
  ],
  [
    'A 50mm x 50mm x 18mm rectangular prism. The four 18mm long edges have a fillet with a radius of 7mm.',
    50 * 50 * 18 - (4 - PI) * 49 * 18,
  ],
])

holdRefusals([
  'A 36 mm cube with two holes. Start with a cube that is 36 mm on each side. Drill a 9 mm hole through the top.',
  'A 36 mm cube with a hole. Start with a cube that is 40 mm on each side. Drill a 9 mm hole through the top.',
  'A 40 mm cube. Drill a 10 mm hole 10 mm deep in the X direction, then do the same along Y.',
  'A block 40 x 30 x 20 mm, like a wedge.',
])
