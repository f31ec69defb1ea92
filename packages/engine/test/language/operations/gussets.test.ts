/** Gussets: right triangles in the corner between a base and a wall. */
import { holdOperations, holdRefusals } from './operated.ts'

const BASE = 'Start with a base plate 60 mm (X) x 40 mm (Y) x 5 mm (Z). '
const LEFT = `${BASE}Add a vertical wall on top of the base at the left end, 5 mm thick (X), 40 mm wide (Y) and 50 mm tall. `
const BACK = `${BASE}Add a vertical wall on top of the base, flush with the back edge, 5 mm thick (Y), 60 mm wide (X) and 50 mm tall. `

const PLATES = 60 * 40 * 5 + 40 * 50 * 5
const BACKED = 60 * 40 * 5 + 60 * 50 * 5

holdOperations([
  [
    `${LEFT}Add a gusset between the base and the wall. The gusset is a right triangle with 30 mm legs, 4 mm thick, centered in the width.`,
    PLATES + 30 * 15 * 4,
  ],
  [
    `${LEFT}Add a triangular rib in the inside corner, flush with the front side. It is 4 mm thick, with legs of 20 mm along the base and 30 mm up the wall.`,
    PLATES + 20 * 15 * 4,
  ],
  [
    `${BACK}Add a right triangular rib where the base and the wall meet. It extends 20 mm along the base and 30 mm up the wall, and it is 6 mm thick in X, centered.`,
    BACKED + 20 * 15 * 6,
  ],
  [
    'Make an L bracket 60 mm long, 50 mm tall, 40 mm wide and 5 mm thick. Add a triangular gusset in the inside corner, 25 mm on each leg and 5 mm thick, in the middle of the width.',
    60 * 5 * 40 + 45 * 5 * 40 + (25 * 25 * 5) / 2,
  ],
])

holdRefusals([
  // Which of them goes up?
  `${LEFT}Add a triangular rib in the inside corner, with legs of 20 mm and 30 mm, 4 mm thick.`,
  // Taller than the wall.
  `${LEFT}Add a triangular gusset in the inside corner. It goes 20 mm along the base and 60 mm up the wall and is 4 mm thick.`,
  `${LEFT}Add a triangular gusset in the inside corner with 20 mm legs.`,
])
