/** What a hole leaves of the bodies that stand on the one it enters; and the steps in which a part is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BODIES = 'A plate 54 x 54 x 7 mm. In the middle of its top stands a block 32 x 32 x 21 mm.'
const bodies = 54 * 54 * 7 + 32 * 32 * 21
const RIM =
  'The rim is a disc, 70 mm in diameter and 5 mm thick. The dome is a cylinder 40 mm in diameter and 26 mm tall on top of the rim.'
const rim = Math.PI * (35 ** 2 * 5 + 20 ** 2 * 26)

holdVolumes([
  [
    `${BODIES} Drill a 12 mm hole 24 mm deep from the underside, leaving 4 mm of material at the top.`,
    bodies - Math.PI * 36 * 24,
  ],
  [
    `${RIM} Cut a 30 mm diameter hole up from the underside of the rim. It is 28 mm deep (so 3 mm of material is left at the top).`,
    rim - Math.PI * 225 * 28,
  ],
  [`A lid. You can make it in two steps. ${RIM}`, rim],
  [`A lid. We'll build it in two simple steps. ${RIM}`, rim],
])

test('what is not left is refused', () => {
  const { message } = refusal(
    `${BODIES} Drill a 12 mm hole 24 mm deep from the underside, leaving 6 mm of material at the top.`,
  )
  assert.match(message, /6 mm.*4 mm/u)
})
