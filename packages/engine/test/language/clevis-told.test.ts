/** A clevis that is cut from a block step by step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    "This is a clevis.\n\n1. Start with a block that's 70mm (X) x 34mm (Y) x 24mm (Z).\n\n2. Next, cut the slot that forms the two arms. It's open at the right end (+X), 14mm wide (Y), 40mm long (X) and centered in Y. It goes all the way through in Z. You should now have two arms that are each 10mm thick.\n\n3. Cut a 12mm hole in Y through both sides of the fork. Its center is 13mm from the right end and it's centered in Z.\n\n4. Cut a 9mm hole in the left end. It's in the center of the end face and goes all the way through into the slot.",
    70 * 34 * 24 - 40 * 14 * 24 - PI * 36 * 20 - PI * 4.5 ** 2 * 30,
  ],
  [
    'This is a clevis (a fork end). Start with a 26mm (X) x 32mm (Y) x 55mm (Z) block. Cut a slot down from the top to make the fork. The slot is 12mm wide (Y), centered in Y, goes through the whole block in X and is 28mm deep. Drill an 8mm hole through both prongs of the fork in Y, centered in X, 11mm below the top.',
    26 * 32 * 55 - 26 * 12 * 28 - PI * 16 * 20,
  ],
  [
    'A clevis, 60mm (X) x 30mm (Y) x 25mm (Z). Cut a 12mm wide slot 35mm deep into the right end, centered in Y. Cut a 10mm hole through both ears in Y, 12mm from the right end.',
    60 * 30 * 25 - 35 * 12 * 25 - PI * 25 * 18,
  ],
])

test('a clevis of which nothing is cut is still the bracket of that name', () => {
  const features = readPrompt('A clevis with a 12 mm pin hole.', { mode: 'standard' }).plan.parts[0]?.features
  assert.match(JSON.stringify(features), /lug-1/u)
})
