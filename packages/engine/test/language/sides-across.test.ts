/** Edges told by what lies across from them: only the one that is meant is worked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const STEPPED = 80 * 50 * 20 - 80 * 12 * 8
const FRONT = 'A block 80 x 50 x 20 mm. Mill a step along the front side, 12 mm wide and 8 mm deep.'

holdVolumes([
  [`${FRONT} Put a 2 mm chamfer on the long top edge on the opposite side from the step.`, STEPPED - 80 * 2],
  [`${FRONT} Put a 2 mm chamfer on the top edge opposite the step.`, STEPPED - 80 * 2],
  [`${FRONT} Chamfer the top edge on the side opposite to the step by 2 mm.`, STEPPED - 80 * 2],
  [
    `${FRONT} Round the top edge on the side away from the step with a 4 mm radius.`,
    STEPPED - 80 * 4 ** 2 * (1 - Math.PI / 4),
  ],
  [
    'A block 80 x 50 x 20 mm with a boss 16 mm in diameter and 6 mm high on the right side. Add a 2 mm chamfer to the top edge on the opposite side from the boss.',
    80 * 50 * 20 + Math.PI * 64 * 6 - 50 * 2,
  ],
])

test('a side across from what lies at no side is asked about', () => {
  const { message } = refusal(
    'A block 80 x 50 x 20 mm with a 9 mm hole in the middle. Put a 2 mm fillet on the top edge opposite the hole.',
  )
  assert.match(message, /Which side is “opposite the hole”/u)
})
