/** A second of its kind at a place of its own: “… and another 20 mm from the right edge”. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { pointsOf, refusal } from './reading.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

holdBoxes([
  [
    'A plate 90 x 50 x 6 mm with a hole of 9 mm in the upper left corner and one of 5 mm in the lower right corner, both 11 mm from the edges.',
    90 * 50 * 6 - round(9, 6) - round(5, 6),
    [90, 50, 6],
  ],
  [
    'A plate 110 x 40 x 5 mm with an 8 mm hole 18 mm from the left edge and another 25 mm from the right edge, both on the centerline.',
    110 * 40 * 5 - 2 * round(8, 5),
    [110, 40, 5],
  ],
  [
    'A block 70 x 40 x 30 mm with a pocket 18 x 12 x 4 mm on the left and one on the right.',
    70 * 40 * 30 - 2 * 18 * 12 * 4,
    [70, 40, 30],
  ],
  [
    'A block 70 x 40 x 30 mm with a slot 6 mm wide and 4 mm deep in the top and another in the bottom, both along the length.',
    70 * 40 * 30 - 2 * 70 * 6 * 4,
    [70, 40, 30],
  ],
  [
    'A block 50 x 40 x 24 mm with a hemispherical dimple 12 mm in diameter on the top and one on the bottom.',
    50 * 40 * 24 - (Math.PI / 6) * 12 ** 3,
    [50, 40, 24],
  ],
  [
    'A block 50 x 40 x 24 mm with a boss 10 mm in diameter and 6 mm high on the left side and another on the right side.',
    50 * 40 * 24 + 2 * round(10, 6),
    [62, 40, 24],
  ],
])

test('each lies where it is told', () => {
  assert.deepEqual(
    pointsOf(
      'A plate 90 x 50 x 6 mm with a 9 mm hole 20 mm to the left of the center and another 30 mm to the right of the center.',
    ),
    [[30, 0]],
  )
})

test('of several sizes one cannot stand for all', () => {
  const { message } = refusal(
    'A plate 90 x 50 x 6 mm with a hole 9 mm in diameter and 3 mm deep in the upper left corner and one of 5 mm in the lower right corner.',
  )
  assert.match(message, /two sizes/u)
})
