/** How much a step takes away, where its hole lies, and what the whole measures at last. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const BLOCK = 'Start with a block 80 mm (X) x 40 mm (Y) x 30 mm (Z).'
const STAIRS =
  'A staircase with four steps. Each step is 20 mm deep and 12 mm high and the staircase is 60 mm wide.'

holdVolumes([
  [
    'Make a block 70 mm (X) x 24 mm (Y) x 14 mm (Z). The left end is rounded to a half circle.',
    (58 * 24 + 72 * PI) * 14,
  ],
  [
    `${BLOCK} Cut a step out of the left end. The cut removes 25 mm in X and goes 12 mm down from the top, across the full Y width.`,
    80 * 40 * 30 - 25 * 12 * 40,
  ],
  [
    `${BLOCK} Cut a step out of the right end. It is 24 mm long in X and 12 mm deep. Drill an 8 mm hole down through the lower step. It is in the center of the step surface (12 mm from the right end, 20 mm from the front).`,
    80 * 40 * 30 - 24 * 12 * 40 - 16 * PI * 18,
  ],
  [
    `${STAIRS} It is solid underneath (flat bottom, flat back), so overall it's 80 mm x 60 mm x 48 mm.`,
    20 * 12 * 60 * 10,
  ],
])

test('a sum is held against the whole, each way', () => {
  const { plan } = read(
    'Make a plate 80 mm (X) x 50 mm (Y) x 8 mm (Z). Add a post on top, 20 mm in diameter and 30 mm tall, so overall it is 80 mm x 50 mm x 30 mm.',
  )
  assert.ok(plan.requirements.some(({ measure, value }) => measure.kind === 'extent' && value === 30))
})

test('an end that is round as seen from the front is not rounded as seen from above', () => {
  assert.throws(
    () =>
      read(
        'Make a block 70 mm (X) x 24 mm (Y) x 24 mm (Z). Round the left end so that it is a full half circle when looking from the front.',
      ),
    /looking from the front/u,
  )
})
