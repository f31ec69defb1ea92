/** Two cuts that lie beside something, rows told from their middle, and holes in one rounded corner. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'A block 90 mm (X) x 30 mm (Y) x 25 mm (Z). Cut a half round groove in the top face, running in the Y direction. The radius is 15 mm. Drill two 6 mm holes through the block, one on either side of the groove. They are 12 mm from the left and right ends and centered in Y.',
    90 * 30 * 25 - 112.5 * PI * 30 - 2 * 9 * PI * 25,
  ],
  [
    'Create a base, 90 mm (X) x 40 mm (Y) x 10 mm (Z). On top of it add a wall that is 10 mm thick in X and 30 mm tall. There is one hole on each side of the wall, through the base. They are 9 mm in diameter and 56 mm apart (28 mm to either side of the middle).',
    90 * 40 * 10 + 10 * 40 * 30 - 2 * 20.25 * PI * 10,
  ],
  [
    'A 120 x 50 x 8 mm plate. Mill two slots through the plate. They are parallel to X, 8 mm wide and 20 mm center to center. They are 60 mm apart.',
    (120 * 50 - 2 * (160 + 16 * PI)) * 8,
  ],
  [
    'A 120 x 50 x 8 mm plate with three 10 mm holes in a row along the centerline. One is at the center and the other two are 35 mm away from it on each side.',
    (120 * 50 - 3 * 25 * PI) * 8,
  ],
  [
    'A plate 90 x 50 x 6 mm. Its corners are rounded with a 9 mm radius. Drill a 5 mm hole concentric with the fillet in the upper right corner (9 mm from the right edge, 9 mm from the top edge). Do the same in the lower left corner.',
    (4500 - (4 - PI) * 81 - 2 * 6.25 * PI) * 6,
  ],
  [
    'A plate 90 x 50 x 6 mm. Its corners are rounded with a 9 mm radius. Drill a 5 mm hole 9 mm from the left edge and 9 mm from the front edge, concentric with the corner radius.',
    (4500 - (4 - PI) * 81 - 6.25 * PI) * 6,
  ],
])

test('a corner that nobody rounded has no middle', () => {
  assert.throws(
    () =>
      read('A plate 90 x 50 x 6 mm. Drill a 5 mm hole concentric with the fillet in the upper right corner.'),
    /concentric/u,
  )
})
