/** T-slots told as two slots, the wide one below the narrow one, or as one slot that is widened at its bottom. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const section = 56 * 38

holdVolumes([
  [
    'A block 110 x 56 x 38 mm. Mill a slot 11 mm wide and 13 mm deep into the top face along the full length. Below it, mill a second slot 21 mm wide and 7 mm tall, also along the full length.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  [
    'This is a block with a T-slot in the top.\n1. The block is 110mm (X) x 56mm (Y) x 38mm (Z).\n2. Cut a slot down into the top face. The slot is 11mm wide, runs the whole length in X and is centered in Y. It is 13mm deep.\n3. Now cut the wide part of the T. Directly underneath the first slot (starting at its bottom), cut another slot that is 21mm wide (Y) and 7mm tall (Z), running the whole length in X. The total depth from the top face to the bottom of the T-slot ends up being 20mm.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  [
    'A block 56 x 110 x 38 mm. Cut a groove 9 mm wide and 12 mm deep in the top along Y. Beneath that groove cut another groove that is 19 mm wide and 6 mm high, also along Y.',
    110 * (section - 9 * 12 - 19 * 6),
  ],
  [
    'A block 110 x 56 x 38 mm has an 11 mm wide and 20 mm deep slot along the whole length of the top face. Widen the bottom 7 mm of that slot to 21 mm. So from the end of the block you see an upside down T.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  [
    'A block 110 x 56 x 38 mm has an 11 mm wide and 20 mm deep slot along the whole length of the top face. The lower 7 mm of the slot are widened to 21 mm.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  // At the bottom of the groove, and no deeper than that.
  [
    'Block with a T-slot.\n1. The block is 110mm (X) x 56mm (Y) x 38mm (Z).\n2. Cut a groove in the top along the whole length in X. The groove is 11mm wide (Y) and 20mm deep (Z), centered in Y.\n3. At the bottom of the groove cut a rectangle that is 21mm wide (Y) and 7mm tall (Z), also the whole length. The bottom of this rectangle is level with the bottom of the groove.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  [
    'A block 110mm (X) x 56mm (Y) x 38mm (Z) with a slot in the top along X, 11 mm wide and 20 mm deep. Cut a second slot that is 21 mm wide and 7 mm tall along X, whose bottom is flush with the bottom of the first slot.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
  // Below it.
  [
    'A block 110mm (X) x 56mm (Y) x 38mm (Z). Cut a groove in the top along the whole length in X, 11 mm wide and 13 mm deep. At the bottom of the groove cut a rectangle 21 mm wide and 7 mm tall.',
    110 * (section - 11 * 13 - 21 * 7),
  ],
])

test('a total depth that the two slots do not come to is refused', () => {
  const prompt =
    'A block 110 x 56 x 38 mm. Mill a slot 11 mm wide and 13 mm deep into the top face along the full length. Below it, mill a second slot 21 mm wide and 7 mm tall, also along the full length. The total depth is 24 mm.'
  assert.match(refusal(prompt).message, /24 mm/u)
})

test('a second slot so far below the first in the same face is not at the bottom of it', () => {
  const prompt =
    'A plate 110 x 70 x 9 mm with a slot 42 mm long and 7 mm wide through it. Directly below the first slot, 19 mm lower, is a second slot of the same size.'
  assert.match(refusal(prompt).message, /same|19 mm/u)
})
