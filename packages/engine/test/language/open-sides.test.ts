/** Tubes that stand upright, troughs, boxes that are open at two sides, and T-slots by their neck and base. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const upright = 90 * (36 * 22 - 32 * 18)

holdVolumes([
  [
    'A rectangular tube with a length of 36 mm, a width of 22 mm and a height of 90 mm. The walls are 2 mm thick.',
    upright,
  ],
  [
    'A hollow box 36 mm long, 22 mm wide and 90 mm tall with 2 mm walls, open at the top and at the bottom.',
    upright,
  ],
  ['A rectangular tube 90 mm long, 36 mm wide and 22 mm high with 2 mm walls.', upright],
  [
    'A hollow box 70 mm long, 40 mm wide and 30 mm high with 3 mm walls. The front and back sides are open.',
    40 * (70 * 30 - 64 * 24),
  ],
  [
    'A hollow box 70 mm long, 40 mm wide and 30 mm high with 3 mm walls, open at the left and right.',
    70 * (40 * 30 - 34 * 24),
  ],
  ['A 90 x 40 x 30 mm box with 3 mm walls, open on top and at both ends.', 90 * (40 * 30 - 34 * 27)],
  [
    'A U-channel 90 mm long, 40 mm wide and 30 mm tall with 3 mm walls, open at the top and at both ends.',
    90 * (40 * 30 - 34 * 27),
  ],
  [
    'A bar 90 x 50 x 28 mm. Cut a T-slot along the length in the middle of the top. The opening is 9 mm wide and 7 mm deep and the undercut is 17 mm wide and 5 mm high.',
    90 * (50 * 28 - 9 * 7 - 17 * 5),
  ],
])

test('a T-slot without its two widths is no plain slot', () => {
  assert.match(
    refusal('A block 80 x 40 x 30 mm with a T-slot 8 mm wide and 10 mm deep along its length.').message,
    /T/u,
  )
})
