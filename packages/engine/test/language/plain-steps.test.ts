/** What people say beside the sizes when they tell a part step by step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, high: number): number => (Math.PI / 4) * diameter ** 2 * high

holdVolumes([
  // One of two ends is one of them.
  ...[
    'The hole is 12 mm from one of the ends.',
    'The hole is 12 mm from one of its two ends.',
    'The hole is 12 mm from one of its short edges.',
    'The center of the hole is 12 mm from one of the short sides.',
  ].map(
    (place) => [`A 90 x 30 x 6 mm plate with an 8 mm hole. ${place}`, 90 * 30 * 6 - round(8, 6)] as const,
  ),
  // A headline, and what it is the headline of.
  [
    'Make a 10 mm thick disc with a diameter of 110 mm. Now the bolt holes: 5 holes, 8 mm in diameter, equally spaced on an 80 mm bolt circle.',
    round(110, 10) - 5 * round(8, 10),
  ],
  [
    'Make a 90 x 60 x 10 mm plate. Next, for the holes: four 6 mm holes, one in each corner, 9 mm from the edges.',
    90 * 60 * 10 - 4 * round(6, 10),
  ],
  [
    'A 110 x 70 x 5 mm plate with a 6 mm hole near each corner. The center of each hole is 9 mm from both of the edges next to it.',
    110 * 70 * 5 - 4 * round(6, 5),
  ],
  // What follows from the rest.
  [
    'A 36 mm cube with a 12 mm hole 14 mm deep in the top and another in the bottom. The two holes do not meet, there is 8 mm of solid material left between them.',
    36 ** 3 - 2 * round(12, 14),
  ],
  [
    'Make a cylinder 24 mm in diameter and 40 mm tall. On top of the cylinder add a truncated cone. The bottom of the cone is 24 mm in diameter so it matches the cylinder, the top of the cone is 10 mm in diameter, and the cone is 18 mm tall.',
    round(24, 40) + (Math.PI / 12) * 18 * (24 ** 2 + 24 * 10 + 10 ** 2),
  ],
  [
    'A triangular prism. The triangle is equilateral with 28 mm long sides and it is extruded 45 mm.',
    (Math.sqrt(3) / 4) * 28 ** 2 * 45,
  ],
])

test('holes that are said not to meet and do are refused', () => {
  const { plan } = read(
    'A 36 mm cube with a 12 mm hole 20 mm deep in the top and another in the bottom. The holes do not meet.',
  )
  assert.throws(() => made(plan))
})

holdVolumes([
  // One is a number, too.
  [
    'A 76 x 48 x 6 mm plate with one slot with round ends in the middle, 28 mm long and 8 mm wide.',
    76 * 48 * 6 - (20 * 8 + round(8, 1)) * 6,
  ],
  [
    'A 76 x 48 x 6 mm plate with one pocket in the middle, 28 x 8 mm and 2 mm deep.',
    76 * 48 * 6 - 28 * 8 * 2,
  ],
])
