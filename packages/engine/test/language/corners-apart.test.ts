/** Corners told apart: some worked and the others left, each side with a radius of its own, the corners of a polygon. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const left = (radius: number): number => radius ** 2 - (Math.PI / 4) * radius ** 2
const hexagon = (side: number): number => ((3 * Math.sqrt(3)) / 2) * side ** 2
const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A plate 64 x 48 x 7 mm. The two corners on the right are rounded with a 9 mm radius, the other two corners stay sharp.',
    64 * 48 * 7 - 7 * 2 * left(9),
  ],
  [
    'A plate 64 x 48 x 7 mm. The back left corner is rounded with a 12 mm radius. The others are left square.',
    64 * 48 * 7 - 7 * left(12),
  ],
  [
    'A plate 90 x 40 x 4 mm whose left corners are rounded with a 6 mm radius, the right corners with an 11 mm radius.',
    90 * 40 * 4 - 4 * 2 * (left(6) + left(11)),
  ],
  [
    'A hexagonal plate with 24 mm sides, 5 mm thick, with a 4 mm hole near each of its six corners, 7 mm from the corner.',
    5 * hexagon(24) - 6 * round(4, 5),
  ],
  [
    'A plate 80 x 60 x 6 mm with a 5 mm hole in each of the 4 corners, 9 mm from the edges.',
    80 * 60 * 6 - 4 * round(5, 6),
  ],
  [
    'A block 36 x 28 x 15 mm. Only one of its four upright edges is rounded, with a radius of 7 mm.',
    36 * 28 * 15 - 15 * left(7),
  ],
])

// Those of its box are not its own.
for (const prompt of [
  'A triangular plate with 70 mm sides, 6 mm thick, with a 5 mm hole in each corner.',
  'A pentagonal plate, 40 mm sides, 6 mm thick, with four 5 mm holes in the corners.',
])
  test(`“${prompt}” is refused with what would help`, () =>
    assert.match(refusal(prompt).message, /corners of rectangles .* by coordinates/u))
