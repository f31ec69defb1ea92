/** Patterns of holes with the axis of each way, and grids told by a spacing and by their coordinates at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { solidOf } from '../library/family-cases.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const PLATE = 'A plate 90 x 56 x 10 mm.'
const FOUR = 90 * 56 * 10 - 4 * PI * 2.5 ** 2 * 10

holdVolumes([
  ...[
    'Four 5 mm through-holes on a 70 mm (X) by 40 mm (Y) rectangular pattern about the center.',
    'Four 5 mm through holes in a 40 mm (Y) by 70 mm (X) rectangle.',
    'Four 5 mm through holes spaced 70 mm (X) by 40 mm (Y).',
    'Four 5 mm through holes on a 40 mm (Y) x 70 mm (X) pattern centered at (0, 0).',
    'Four 5 mm through holes at the corners of a 70 mm (X) by 40 mm (Y) rectangle centered on the plate.',
  ].map((holes) => [`${PLATE} ${holes}`, FOUR] as const),
  [
    'A block 90 x 40 x 50 mm. Four 6 mm holes, 8 mm deep, in the front face on a 60 mm (X) by 24 mm (Z) rectangular pattern.',
    90 * 40 * 50 - 4 * PI * 9 * 8,
  ],
  ...[
    'A 3 x 3 grid of 5 mm diameter holes at 18 mm spacing, centered on the plate (X and Y = -18, 0, 18), goes through the full thickness.',
    'Nine 5 mm through holes at X and Y = -18, 0, 18.',
    'A 3 x 3 grid of 5 mm through holes spaced 18 mm apart (X, Y = -18, 0, 18).',
  ].map((holes) => [`${PLATE} ${holes}`, 90 * 56 * 10 - 9 * PI * 2.5 ** 2 * 10] as const),
  [
    `${PLATE} A 3 x 2 grid of 5 mm through holes at 24 mm spacing (X = -24, 0, 24 and Y = -12, 12).`,
    90 * 56 * 10 - 6 * PI * 2.5 ** 2 * 10,
  ],
])

test('a pattern that names y first is as wide along y as it says', () => {
  // 80 mm along y would break out of the plate.
  const { plan } = readPrompt(`${PLATE} Four 5 mm through holes on a 30 mm (Y) by 80 mm (X) pattern.`, {
    mode: 'standard',
  })
  assert.ok(Math.abs(solidOf(plan).volume - FOUR) < 1)
})

test('ways that the face of the holes does not have are not passed over', () => {
  assert.match(
    refusal('A block 90 x 56 x 40 mm. Four 5 mm holes in the top face on a 70 mm (X) by 20 mm (Z) pattern.')
      .message,
    /70 mm/u,
  )
})

test('a spacing that the coordinates do not come to is refused', () => {
  assert.match(
    refusal(`${PLATE} A 3 x 2 grid of 5 mm holes at 20 mm spacing (X = -24, 0, 24 and Y = -12, 12).`).message,
    /20 mm/u,
  )
})
