/** Figures as wide as what they are drawn on, and what is said to go through. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const GABLE = (50 * 30 + (50 * 18) / 2) * 4

holdVolumes([
  ...[
    'Draw a rectangle 50 x 30 mm. On top of the rectangle, draw an isosceles triangle whose base is as wide as the rectangle and whose height is 18 mm. Extrude 4 mm.',
    'Draw a rectangle 50 mm wide and 30 mm tall. On the top edge of the rectangle, draw an isosceles triangle whose base spans the full width of the rectangle and whose height is 18 mm. Extrude it by 4 mm.',
    'Sketch a rectangle 50 mm wide and 30 mm tall. On top of the rectangle, draw an isosceles triangle whose base equals the width of the rectangle and whose height is 18 mm. Extrude the sketch by 4 mm.',
    'Sketch a rectangle 50 mm wide and 30 mm tall. On top of it, add an isosceles triangle with a base that is as wide as the rectangle and a height of 18 mm. Extrude the sketch by 4 mm.',
  ].map((prompt) => [prompt, GABLE] as const),
  [
    'Draw a rectangle 50 x 30 mm. On top of the rectangle, draw a semicircle whose diameter is as wide as the rectangle. Extrude 4 mm.',
    (50 * 30 + (PI * 625) / 2) * 4,
  ],
  [
    'Sketch a rectangle 50 mm wide and 30 mm tall. Cut a rectangle 10 mm wide and 20 mm tall from the middle of the bottom edge. Extrude the sketch by 40 mm, so that the gate goes all the way through the wall.',
    (50 * 30 - 200) * 40,
  ],
])

test('a base that is told keeps its own width', () => {
  const { plan } = read(
    'Draw a rectangle 50 mm wide and 30 mm tall. On the top edge of the rectangle, draw an isosceles triangle with a base of 20 mm and a height of 18 mm. Extrude it by 4 mm.',
  )
  assert.ok(Math.abs(made(plan) - (50 * 30 + 180) * 4) < 1e-3)
})
