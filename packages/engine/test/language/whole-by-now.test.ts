/** How large the part is by now, said after a cut: it makes nothing, and is measured. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cap = (radius: number, high: number): number => (Math.PI * high ** 2 * (3 * radius - high)) / 3
const BALL = (4 / 3) * Math.PI * 18 ** 3 - cap(18, 4)

holdVolumes([
  [
    'Make a 36 mm diameter sphere. Slice 4 mm off of the bottom so it has a small flat (the knob is now 32 mm tall).',
    BALL,
  ],
  [
    'This is a ball knob. Make a 36 mm diameter sphere. Slice 4 mm off the bottom. The knob is now 32 mm tall.',
    BALL,
  ],
  ['Make a block 50 x 30 x 24 mm. Cut 6 mm off the top. The block is now 18 mm tall.', 50 * 30 * 18],
  ['Make a block 50 x 30 x 24 mm. Cut 6 mm off the top, so the head is now only 18 mm tall.', 50 * 30 * 18],
  // A knob that was made before is that one.
  [
    'A 60 x 40 x 10 mm plate with a knob 12 mm in diameter and 20 mm tall on top. Cut 5 mm off the top of the knob. The knob is now 15 mm tall.',
    60 * 40 * 10 + Math.PI * 36 * 15,
  ],
])

test('what the part is said to be by now must hold', () => {
  assert.throws(() =>
    made(read('Make a 36 mm diameter sphere. Slice 4 mm off the bottom. The knob is now 30 mm tall.').plan),
  )
})
