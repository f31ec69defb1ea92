/** Several that are laid out together, and one of them told by the side it lies on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const plate = 110 * 46 * 7

holdVolumes([
  [
    'A 110 x 46 x 7 mm plate with two through holes on the long centerline, both 30 mm from the center of the plate. The left one is 9 mm in diameter; the right one is twice that size.',
    plate - round(9, 7) - round(18, 7),
  ],
  [
    'A 110 x 46 x 7 mm plate. Three holes in a row along the middle, 32 mm apart. The middle hole is 11 mm in diameter, the left one is 5 mm and the right one is 7 mm.',
    plate - round(11, 7) - round(5, 7) - round(7, 7),
  ],
  [
    'A 110 x 46 x 7 mm plate with two holes 64 mm apart on the long centerline. The left hole is 12 mm in diameter and the other one is 8 mm in diameter.',
    plate - round(12, 7) - round(8, 7),
  ],
  [
    'A 110 x 46 x 7 mm plate with two holes. The left hole is 12 mm in diameter and 21 mm from the left edge. The right hole is 8 mm in diameter and 17 mm from the right edge.',
    plate - round(12, 7) - round(8, 7),
  ],
])

const block = 78 * 42 * 28

holdVolumes([
  [
    'A block 78 x 42 x 28 mm. A 46 x 18 mm window goes straight through from front to back, centered.',
    block - 46 * 18 * 42,
  ],
  ['A block 78 x 42 x 28 mm. A 7 mm hole at (-20, 0) and another at (20, 0).', block - 2 * round(7, 28)],
])

test('what lies along an edge is not put in the middle', () => {
  const prompt =
    'A block 78 x 42 x 28 mm. Cut a slot 9 mm wide and 11 mm deep into the top, along the right edge.'
  assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})

// Another in the opposite corner is neither in the same one nor in all four.
holdVolumes([
  [
    'A block 78 x 42 x 28 mm. A 7 mm hole in the top, 10 mm from the right edge and 10 mm from the back edge; another in the opposite corner.',
    78 * 42 * 28 - 2 * round(7, 28),
  ],
])
