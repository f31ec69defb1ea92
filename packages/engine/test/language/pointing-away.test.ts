/** What stands on a face points away from it: said so it changes nothing, said otherwise it is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const BLOCK = 'A block 40 mm long, 36 mm wide and 50 mm high.'
const volume = 40 * 36 * 50 + Math.PI * 49 * 22

holdBoxes([
  [
    `${BLOCK} On the bottom face of the block add a cylinder 14 mm in diameter, 22 mm long, centered on the face and pointing down.`,
    volume,
    [40, 36, 72],
  ],
  [
    `${BLOCK} On its right side add a cylinder 14 mm in diameter and 22 mm long that points to the right.`,
    volume,
    [62, 36, 50],
  ],
  [
    `${BLOCK} A pin 14 mm in diameter and 22 mm long sits at the center of the front face, pointing away from the block.`,
    volume,
    [40, 58, 50],
  ],
])

test('what stands on a side and is to point another way is refused', () => {
  const { message } = refusal(
    `${BLOCK} On its right side add a cylinder 14 mm in diameter and 22 mm long pointing up.`,
  )
  assert.match(message, /pointing up/u)
})
