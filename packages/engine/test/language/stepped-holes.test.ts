/** Holes told by their stretches, holes from two sides that meet, and ends that have a hole each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A plate 44 x 36 x 11 mm with a hole in the center that has a diameter of 14 mm for the top 3 mm and 8 mm for the rest.',
    44 * 36 * 11 - round(14, 3) - round(8, 8),
  ],
  [
    'A disc 52 mm in diameter and 18 mm thick with a central hole. Its first 7 mm are 20 mm in diameter, the remaining 11 mm are 13 mm in diameter.',
    round(52, 18) - round(20, 7) - round(13, 11),
  ],
  [
    'A 90 x 40 x 12 mm bar with a 6 mm hole through the middle, enlarged to 10 mm for the last 4 mm.',
    90 * 40 * 12 - round(6, 8) - round(10, 4),
  ],
  [
    'A block 45 x 45 x 30 mm. A 22 mm hole is drilled 18 mm deep into the center of the top. A 9 mm hole comes from below until it reaches the first one.',
    45 * 45 * 30 - round(22, 18) - round(9, 12),
  ],
  [
    'A cylinder 32 mm in diameter and 55 mm long. One end has an 11 mm hole, 14 mm deep, while the other end has a 7 mm hole, 21 mm deep.',
    round(32, 55) - round(11, 14) - round(7, 21),
  ],
  [
    'A block 50 x 30 x 28 mm. Drill a 9 mm hole 8 mm deep into the middle of the top, and another that goes 6 mm deep from the bottom.',
    50 * 30 * 28 - round(9, 14),
  ],
])

test('a hole in a bar keeps its stretches to itself', () => {
  assert.match(
    refusal(
      'A cylinder 40 mm in diameter and 30 mm tall with a hole. The first 10 mm is 12 mm in diameter, the last 30 mm 6 mm in diameter.',
    ).message,
    /mm/u,
  )
})
