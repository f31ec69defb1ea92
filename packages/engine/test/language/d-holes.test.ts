/** D-shaped holes: their flat is told from the centre, from the opposite side, or by its depth. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** A circle without what lies beyond a chord at this distance from its centre. */
function dArea(diameter: number, stop: number): number {
  const r = diameter / 2
  return Math.PI * r ** 2 - (r ** 2 * Math.acos(stop / r) - stop * Math.sqrt(r ** 2 - stop ** 2))
}

holdVolumes([
  [
    'A cylinder 28 mm in diameter and 18 mm tall. From the bottom, cut a D-shaped blind hole 12 mm deep, centered on the axis: the D is an 8 mm diameter circle with one flat, the flat lying 3 mm from the axis.',
    Math.PI * 196 * 18 - dArea(8, 3) * 12,
  ],
  [
    'A cylinder 28 mm in diameter and 18 mm tall. A D-shaped blind hole goes 12 mm up from the bottom: the D is a circle of 8 mm diameter with its flat 2.5 mm from the axis.',
    Math.PI * 196 * 18 - dArea(8, 2.5) * 12,
  ],
  [
    'A cylinder 28 mm in diameter and 18 mm tall. From the bottom, cut a D-shaped blind hole 10 mm deep: 8 mm diameter with a flat 3 mm from the axis.',
    Math.PI * 196 * 18 - dArea(8, 3) * 10,
  ],
  [
    'A cylinder 30 mm in diameter and 16 mm tall. A D-shaped hole goes through its center along the axis: 8 mm diameter with a flat that is 3 mm from the center.',
    Math.PI * 225 * 16 - dArea(8, 3) * 16,
  ],
  [
    'A disc 50 mm in diameter and 10 mm thick with a D-shaped bore in the middle. The bore is 12 mm in diameter and measures 10 mm from the flat to the opposite side.',
    Math.PI * 625 * 10 - dArea(12, 4) * 10,
  ],
  [
    'Make a 40 x 40 x 12 mm block and cut a D-shaped hole in the middle of the top face, 7 mm deep. The D is a 10 mm circle with a flat 2 mm deep on one side.',
    1600 * 12 - dArea(10, 3) * 7,
  ],
])

test('a D-shaped hole without its flat is not taken for a round one', () => {
  assert.match(
    refusal('A disc 50 mm in diameter and 10 mm thick with a D-shaped hole of 12 mm diameter in the middle.')
      .message,
    /D/u,
  )
})

test('a flat beyond the circle is refused', () => {
  const { code } = refusal(
    'A disc 50 mm in diameter and 10 mm thick with a D-shaped bore in the middle. The bore is 12 mm in diameter, the flat is 7 mm from the center.',
  )
  assert.equal(code, 'geometry_validation_failed')
})
