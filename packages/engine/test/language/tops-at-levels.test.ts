/** "The top of the boss is at Z=30": where that side of the body lies, and not its middle. */
import { holdBoxes } from './boxes.ts'
import { round } from './round-volumes.ts'

const PLATE = 'A 70 x 40 x 8 mm plate. Put a 24mm diameter boss, 15mm tall, on top of the plate in the center'
const both = 70 * 40 * 8 + round(24, 15)

holdBoxes([
  [`${PLATE}, so the top of the boss is at Z=23.`, both, [70, 40, 23]],
  [`${PLATE}. The top of the boss is at Z=23.`, both, [70, 40, 23]],
  [`${PLATE}. The bottom of the boss is at Z=8 and its top is at Z=23.`, both, [70, 40, 23]],
  [
    'A 70 x 40 x 8 mm plate. A 20 mm cube sits in the middle of the plate. The bottom face of the cube is at Z=8.',
    70 * 40 * 8 + 8000,
    [70, 40, 28],
  ],
])
