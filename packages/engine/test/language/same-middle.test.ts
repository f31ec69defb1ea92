/** Two bodies about one and the same middle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLUS = 2 * 70 * 16 * 8 - 16 * 16 * 8

holdVolumes([
  [
    'Make a bar that is 70 mm (X) x 16 mm (Y) x 8 mm (Z). Make a second bar that is 16 mm (X) x 70 mm (Y) x 8 mm (Z). Both bars share the same center point.',
    PLUS,
  ],
  ['A block 70 x 16 x 8 mm. A second block 16 x 70 x 8 mm has the same center as the first.', PLUS],
  ['A block 70 x 16 x 8 mm and a second block 16 x 70 x 8 mm. Their centers coincide.', PLUS],
  [
    'Make a bar that is 70 mm (X) x 16 mm (Y) x 8 mm (Z). Make a second identical bar, but turned 90 degrees so the 70 mm runs along Y. Both bars have the same center, so all four arms stick out by the same amount.',
    PLUS,
  ],
  [
    'Make a bar that is 70 mm (X) x 16 mm (Y) x 8 mm (Z). Make a second identical bar, but with its 70 mm along Y. They share one center.',
    PLUS,
  ],
])

test('bodies about one middle lie as they are told, and are as high above it as below', () => {
  const { box, volume } = solidOf(
    read('A block 70 x 16 x 8 mm. A second block 50 x 10 x 30 mm. Both blocks share the same center.').plan,
  )
  assert.ok(Math.abs(volume - (70 * 16 * 8 + 50 * 10 * 22)) < 1e-3)
  assert.ok(Math.abs(box.max[1] - box.min[1] - 16) < 1e-6)
  assert.ok(Math.abs(box.max[2] - box.min[2] - 30) < 1e-6)
  assert.ok(Math.abs(box.max[2] - 19) < 1e-6)
})

test('a length that would not lie that way once it is turned is asked for', () => {
  const { message } = refusal(
    'Make a bar that is 70 mm (X) x 16 mm (Y) x 8 mm (Z). Make a second identical bar, but turned 90 degrees so the 70 mm runs along X. Both bars share the same center point.',
  )
  assert.match(message, /70 mm/u)
})
