/** "The center of the square": of the body that was called square; and a part by the last word of its name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'A square plate that is 70 mm on each side and 6 mm thick. A 20 mm hole goes through the center of the square.',
    70 * 70 * 6 - PI * 100 * 6,
  ],
  [
    "A plain square nut. It's a square block with a hole in the middle. The square is 24 mm on each side and the nut is 10 mm thick. The hole goes through the middle of the square and is 12 mm in diameter.",
    24 * 24 * 10 - PI * 36 * 10,
  ],
  [
    "A square nut without threads. It's a square plate with a hole in the center of the square. The plate is 30 mm on each side, the nut is 12 mm thick and the hole is 16 mm in diameter.",
    30 * 30 * 12 - PI * 64 * 12,
  ],
  [
    'A square plate 60 x 60 x 5 mm with a 6 mm hole at each corner of the square, 8 mm from both edges.',
    60 * 60 * 5 - 4 * PI * 9 * 5,
  ],
])

holdBalanced([
  [
    'A square base 80 mm on each side and 10 mm thick. A cylinder 30 mm in diameter and 40 mm tall stands at the center of the square.',
    [
      [80 * 80 * 10, 5],
      [PI * 225 * 40, 30],
    ],
  ],
])

test('of two that are square, neither is meant', () =>
  assert.match(
    refusal(
      'A square plate 40 mm on each side and 5 mm thick. On top is a square block with 10 mm sides and 8 mm tall. A 3 mm hole goes through the center of the square.',
    ).message,
    /square/u,
  ))
