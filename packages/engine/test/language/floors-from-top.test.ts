/** Cuts at the bottom of others by how far below the top their own floor lies, V grooves by their point, grooves by their edges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block 90 x 50 x 35 mm.'
const block = 90 * 50 * 35
const POCKET = `${BLOCK} Cut a pocket 50 x 30 mm and 10 mm deep into the top.`
const pocket = block - 50 * 30 * 10

holdVolumes([
  [
    `${POCKET} In the floor of that pocket, cut a second pocket that's 30 x 20. Its floor is 18mm below the top face.`,
    pocket - 30 * 20 * 8,
  ],
  [
    `${POCKET} In the floor of that pocket, cut a second 30 x 20 pocket, its floor is 18mm below the top face.`,
    pocket - 30 * 20 * 8,
  ],
  [
    `${POCKET} In the floor of that pocket, cut a second pocket that's 30 x 20 and 8mm deep.`,
    pocket - 30 * 20 * 8,
  ],
  [
    `${BLOCK} Cut a slot along the top, 16 wide and 10 deep, along the full length. At the bottom of it, cut a groove, 6mm wide. The flat bottom of it is 22mm below the top face.`,
    block - 16 * 10 * 90 - 6 * 12 * 90,
  ],
  [
    'This is a 70mm (X) x 50mm (Y) x 30mm (Z) block. Cut a 90 degree vee groove into the top face along the full length in X, centered in Y. The vee is 24mm wide at the top, which makes it 12mm deep at the point.',
    70 * 50 * 30 - 12 * 12 * 70,
  ],
  [
    "A vee block.\n\n1. Make a block that is 70mm (X) x 50mm (Y) x 40mm (Z).\n\n2. Cut a 90 degree vee groove into the top face. It goes along the whole length in X and is centered in Y. The vee is 24mm wide at the top.\n\n3. At the bottom of the vee there's a relief slot, also along the whole length. It's 4mm wide and its floor is 18mm below the top face.",
    70 * 50 * 40 - 12 * 12 * 70 - (4 * (18 - 12) + 4) * 70,
  ],
  [
    "1. Start with a block: 70mm (X) x 50mm (Y) x 30mm (Z).\n\n2. Cut a groove into each of the two long sides. The grooves run along the full length in X. They're 6mm tall (Z) and 5mm deep (Y). The lower edge of each groove is 9mm above the bottom.",
    70 * 50 * 30 - 2 * 6 * 5 * 70,
  ],
  [
    "A bar that's 70mm (X) x 50mm (Y) x 30mm (Z). There's a 6mm wide and 5mm deep groove along the full length of the front face. The top edge of the groove is 8mm below the top face.",
    70 * 50 * 30 - 6 * 5 * 70,
  ],
])

test('a floor above the one that a cut begins at is refused', () => {
  const told = `${POCKET} In the floor of that pocket, cut a second pocket that's 30 x 20. Its floor is 8mm below the top face.`
  assert.throws(() => made(read(told).plan))
})
