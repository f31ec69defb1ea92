/** Two bars that cross each other on a plate cross above it, and where they cross is a place of its own. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const plate = 110 * 90 * 6
const cross = (2 * 50 * 7 - 7 * 7) * 9

holdBoxes([
  [
    'A plate 110 x 90 x 6 mm. On top of it, two bars 50 mm long, 7 mm wide and 9 mm tall cross each other in the middle.',
    plate + cross,
    [110, 90, 15],
  ],
  [
    'A plate 110 x 90 x 6 mm. Two ribs 50 mm long, 7 mm wide and 9 mm tall cross each other at the center of the plate.',
    plate + cross,
    [110, 90, 15],
  ],
])

test('what stands under the crossing is not crossed', () => {
  refusal(
    'Two bars 90 x 12 x 12 mm cross each other in the middle at a right angle. Under the crossing stands a cylinder 22 mm in diameter and 28 mm tall.',
  )
})
