/** Holes to the left and to the right of one in the middle, and holes at corners that are named by their sides. */
import { holdPlaced, type Piece } from './placed.ts'
import { round } from './round-volumes.ts'

const [LONG, WIDE, THICK] = [130, 50, 8]
const PLATE = `A plate that's ${LONG}mm (X) x ${WIDE}mm (Y) x ${THICK}mm (Z).`
const plate: Piece = [LONG * WIDE * THICK, [LONG / 2, WIDE / 2, THICK / 2]]
/** A hole through the plate, counted from its lower left corner. */
const hole = (diameter: number, x: number, y = WIDE / 2): Piece => [
  -round(diameter, THICK),
  [x, y, THICK / 2],
]
const row: readonly Piece[] = [plate, hole(6, 25), hole(6, 65), hole(6, 105)]

holdPlaced([
  [
    `${PLATE} Drill three 6mm holes through it. One is in the exact center. The other two are 40mm to the left and to the right of it.`,
    row,
  ],
  [
    `${PLATE} It has three 6mm holes. The middle one is in the center of the plate and the other two are 40mm from it, one on the left and one on the right.`,
    row,
  ],
  [
    `${PLATE} Drill three 6mm holes. The first hole is in the center of the plate. The second hole is 40mm to the left of it and the third hole is 40mm to the right of it.`,
    row,
  ],
  [
    `${PLATE} Drill a 12mm hole through the center. Drill a 6mm hole 40mm to the left of it and another 6mm hole 20mm to the right of it.`,
    [plate, hole(12, 65), hole(6, 25), hole(6, 85)],
  ],
  [
    `${PLATE} Cut three 6mm holes through it. One is in the center. The other two are 15mm in front and behind it.`,
    [plate, hole(6, 65, 10), hole(6, 65), hole(6, 65, 40)],
  ],
  [
    `${PLATE} Drill a 9mm hole through it at the back right corner. It's 11mm from both edges.`,
    [plate, hole(9, 119, 39)],
  ],
  [
    `${PLATE} Drill a 9mm hole through it at the front left, 11mm in from both sides.`,
    [plate, hole(9, 11, 11)],
  ],
])
