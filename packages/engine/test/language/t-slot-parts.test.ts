/** T-slots ordered piece by piece: the narrow part, then the wide one below it. Neither's height is that of the block. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'This is a block with a T-slot in its top.\n\n1. The block is 90mm (X) x 60mm (Y) x 32mm (Z).'
const slotted = 90 * (60 * 32 - 12 * 9 - 22 * 8)

holdVolumes([
  [
    `${BLOCK}\n\n2. First mill the narrow part of the T-slot down into the top face. It's 12mm wide (Y), 9mm deep and runs the whole length in X, centered in Y.\n\n3. Then mill the wide part of the T-slot right underneath the narrow part. It's 22mm wide (Y) and 8mm tall (Z).`,
    slotted,
  ],
  [
    `${BLOCK}\n\n2. Cut the top part of the T-slot. It's 12mm wide (Y) and 9mm deep from the top face. It runs the full length of the block (X) and it's centered in Y.\n\n3. Next cut the bottom part of the T-slot, which is directly below that. It's 22mm wide (Y) and 8mm tall (Z), so it goes from 9mm to 17mm below the top face.`,
    slotted,
  ],
  [
    'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Make the neck of the T-slot first. Mill the neck into the top face, 12mm wide and 9mm deep, along the whole length in X. Below the neck, mill the head of the T-slot: 22mm wide (Y) and 8mm tall (Z).',
    slotted,
  ],
  [
    'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Cut the upper part of the T-slot into the top, 12mm wide (Y) and 9mm deep, along the full length in X. The lower part is directly below the upper part. It is 22mm wide (Y) and 8mm high (Z). The total depth of the T-slot is 17mm.',
    slotted,
  ],
  [
    'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Cut a T-slot into the top along X. The neck of the T-slot is 12mm wide (Y) and 9mm deep (Z). The head is 22mm wide (Y) and 8mm high (Z).',
    slotted,
  ],
  [
    'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Cut a slot in the top face, 12mm wide (Y) and 17mm deep, centered in Y, over the full length in X. Then widen the bottom 8mm of the slot to 22mm to make a T-slot.',
    slotted,
  ],
])

const WIDE =
  'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Cut the narrow part of the T-slot into the top along X, 12mm wide and 9mm deep. Then cut the wide part of the T-slot below it. It is 22mm wide (Y) and 8mm tall (Z)'

test('levels that the two parts do not come to are refused', () => {
  assert.match(refusal(`${WIDE}, so it goes from 9mm to 18mm below the top face.`).message, /17 mm/u)
})

test('a narrow part alone makes no T-slot', () => {
  assert.equal(
    refusal(
      'A block is 90mm (X) x 60mm (Y) x 32mm (Z). Cut the narrow part of the T-slot into the top along X, 12mm wide and 9mm deep.',
    ).code,
    'prompt_too_ambiguous',
  )
})
