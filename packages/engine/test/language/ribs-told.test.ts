/** Brackets of two plates with a rib between them, told step by step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const BASE =
  "This is an angle bracket with a rib for extra stiffness.\n\n1. Start with the base plate. It's 80mm (X) x 50mm (Y) x 8mm (Z).\n\n2. Next make the vertical wall. It stands along one of the 50mm long edges of the base, flush with the outside of the base. The wall is 8mm thick (X) and 50mm wide (Y), and the total height of the bracket including the base is 68mm.\n\n"
const PLATES = (80 * 8 + 60 * 8) * 50

holdVolumes([
  [
    `${BASE}3. Add a triangular rib. It's a right triangle that sits in the inside corner between the two plates. The triangle is 40mm long along the base and 25mm tall along the wall. The rib is 5mm thick (Y) and it's centered in Y.`,
    PLATES + 0.5 * 40 * 25 * 5,
  ],
  [
    `${BASE}3. Add a triangular rib in the inside corner between the wall and the base. The rib is a right triangle with two 35mm legs, one leg on the base and the other on the wall. It's 5mm thick (Y) and centered in the 50mm width.\n\n4. Drill two 9mm holes down through the base. Both are 14mm from the edge of the base that's opposite the wall. One is 11mm from one side of the base and the other is 11mm from the other side.`,
    PLATES + 0.5 * 35 * 35 * 5 - 2 * PI * 4.5 ** 2 * 8,
  ],
  [
    `${BASE}3. Add a triangular rib in the inside corner between the base and the wall, 30mm along the base, 30mm up the wall and 6mm thick, centered in Y.`,
    PLATES + 0.5 * 30 * 30 * 6,
  ],
])

test('a rib that is higher than the wall is refused', () => {
  const { code } = refusal(
    `${BASE}3. Add a triangular rib. It's a right triangle that sits in the inside corner between the two plates. The triangle is 40mm long along the base and 65mm tall along the wall. The rib is 5mm thick (Y) and it's centered in Y.`,
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('of two holes at different distances from two sides nobody named which', () => {
  const { code } = refusal(
    'A base plate 60 x 40 x 6 mm. Cut two 7 mm holes down through the base. Both are 12 mm from the right edge. One is 10 mm from one side and the other is 14 mm from the other side.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
