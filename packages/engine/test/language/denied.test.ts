/** What the part has not, and edges that nothing is done to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 70 * 44 * 8

holdVolumes([
  ['A 70 x 44 x 8 mm plate. No chamfers, fillets or holes.', PLATE],
  ['A 70 x 44 x 8 mm plate without slots or pockets.', PLATE],
  ['A 70 x 44 x 8 mm plate. There are no rounded corners anywhere.', PLATE],
  ["A 70 x 44 x 8 mm plate. Don't add any fillets or chamfers.", PLATE],
  ['A 70 x 44 x 8 mm plate. All its edges are square, with no rounding.', PLATE],
  ['A 70 x 44 x 8 mm plate. No other features.', PLATE],
  [
    'A 70 x 44 x 8 mm plate with no fillets and two 9 mm holes 30 mm apart along its length.',
    PLATE - 2 * Math.PI * 4.5 ** 2 * 8,
  ],
  [
    'A square tube 36 x 36 mm with 2 mm walls, 90 mm long. The corners are sharp inside and out.',
    (36 ** 2 - 32 ** 2) * 90,
  ],
])

test('edges that are called sharp although they are worked are no remark', () => {
  assert.match(
    refusal('A 70 x 44 x 8 mm plate with 5 mm fillets on its vertical edges. The vertical corners are sharp.')
      .message,
    /sharp|vertical/u,
  )
})
