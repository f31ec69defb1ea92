/** What the part has not, and edges that nothing is done to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
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

const rounded = (radius: number): number => PLATE - (4 - Math.PI) * radius ** 2 * 8

holdVolumes([
  [
    'A 70 x 44 x 8 mm plate. Fillet the four vertical edges 5 mm, but not the top edges. Drill a 9 mm hole in the middle.',
    rounded(5) - Math.PI * 4.5 ** 2 * 8,
  ],
  ['A 70 x 44 x 8 mm plate. Round the four corners by 6 mm (not the other edges).', rounded(6)],
])

const SHAFT =
  'A turned shaft. The first section is 24 mm diameter and 32 mm long. The second section is 36 mm diameter and 48 mm long. The third section is 18 mm diameter and 26 mm long.'
const KEYWAY =
  'Cut a keyway in the 36 mm section. The keyway is 10 mm wide, 28 mm long and 5 mm deep. It is centered along the length of the 36 mm section.'

test('steps that no end is are no exception to its ends', () => {
  const { plan } = read(`${SHAFT} Chamfer both ends of the shaft 1 mm (not the steps in between). ${KEYWAY}`)
  const { plan: plain } = read(`${SHAFT} Chamfer both ends of the shaft 1 mm. ${KEYWAY}`)
  assert.ok(Math.abs(made(plan) - made(plain)) < 1e-6)
})

test('edges that are left out of those that are worked are no remark', () => {
  for (const said of ['all edges 2 mm (not the vertical ones)', 'the top edges 2 mm (not the short edges)'])
    assert.match(refusal(`A 70 x 44 x 8 mm plate. Fillet ${said}.`).message, /not/u)
})
