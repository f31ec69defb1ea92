/** How far a hole goes up or down is how deep it is, and a colon behind a size only begins the next ones. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A cylinder 34 mm in diameter and 20 mm tall. An 8 mm hole goes 14 mm up from the bottom.',
    round(34, 20) - round(8, 14),
  ],
  [
    'A block 40 x 30 x 24 mm. A 9 mm blind hole runs 15 mm down from the top face.',
    40 * 30 * 24 - round(9, 15),
  ],
  [
    'A block 40 x 30 x 24 mm. A 9 mm hole extends 10 mm straight up from the bottom.',
    40 * 30 * 24 - round(9, 10),
  ],
  // Not as high as it is wide.
  ['A cylinder 40 mm tall: 22 mm in diameter.', round(22, 40)],
  ['A plate 45 mm wide: 70 mm long and 4 mm thick.', 45 * 70 * 4],
  ['A block 40 x 40 x 20 mm with a hole in the top, 12 mm deep: 6 mm diameter.', 40 * 40 * 20 - round(6, 12)],
  [
    'A disc 70 mm in diameter from Z=0 to Z=8. A hub 30 mm in diameter from Z=0 to Z=26. A 12 mm bore passes through the hub over its full 26 mm height.',
    round(70, 8) + round(30, 18) - round(12, 26),
  ],
  [
    'A cylinder 32 mm in diameter and 45 mm tall. A 10 mm hole runs through the cylinder along its entire 45 mm length.',
    round(32, 45) - round(10, 45),
  ],
])

test('a hole does not go through less than there is', () => {
  assert.match(
    refusal(
      'A cylinder 32 mm in diameter and 45 mm tall. A 10 mm hole runs through the cylinder over its full 40 mm height.',
    ).message,
    /“40 mm height”/u,
  )
})
