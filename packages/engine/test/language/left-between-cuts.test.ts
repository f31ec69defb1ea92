/** Material that is left between two openings, end to end or side by side, and one that is "just like" another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

holdBalanced([
  [
    'A hexagonal prism, 10 mm across flats and 34 mm long. There is a 5 mm diameter hole in the center of one end. It is 12 mm deep and has a flat bottom. There is another hole just like it in the other end (also 5 mm in diameter and 12 mm deep), which leaves 10 mm of solid material between the two holes.',
    [
      [(Math.sqrt(3) / 2) * 100 * 34, 17],
      [-2 * round(5, 12), 17],
    ],
  ],
  [
    'A block 50 x 40 x 30 mm with an 11 mm hole 8 mm deep in the center of the top and an identical hole in the center of the bottom, leaving 14 mm between the two holes.',
    [
      [50 * 40 * 30, 15],
      [-2 * round(11, 8), 15],
    ],
  ],
])

holdVolumes([
  [
    'A bar 80 x 30 x 12 mm with a 9 mm hole 20 mm from the left end and another one just like it 20 mm from the right end, leaving 31 mm of material between the two holes.',
    80 * 30 * 12 - 2 * round(9, 12),
  ],
  [
    'A plate 70 x 50 x 9 mm with a 16 x 16 mm pocket 4 mm deep in the middle of the top and a 24 x 24 mm pocket 3 mm deep in the middle of the bottom, leaving 2 mm of material between the two pockets.',
    70 * 50 * 9 - 16 * 16 * 4 - 24 * 24 * 3,
  ],
])

test('what is left between two holes is measured', () =>
  assert.match(
    refusal(
      'A cylinder 12 mm in diameter and 30 mm long. There is a 5 mm hole in the center of one end, 11 mm deep, and an identical hole in the other end, leaving 9 mm of material between them.',
    ).message,
    /leaves 8 mm/u,
  ))
