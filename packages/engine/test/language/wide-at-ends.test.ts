/** What is wider than a bar and told at its ends does not lie on top of it: a disc closes the end, of others it is asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdBoxes([
  [
    'A horizontal bar 90 x 12 x 12 mm with a disc 34 mm in diameter and 4 mm thick at each end.',
    90 * 12 * 12 + 2 * disc(34, 4),
    [98, 34, 34],
  ],
  [
    'A bar 90 x 12 x 12 mm with a disc at its left end, 34 mm in diameter and 4 mm thick.',
    90 * 12 * 12 + disc(34, 4),
    [94, 34, 34],
  ],
  // Narrower than the plate they stand on it.
  [
    'A plate 90 x 24 x 8 mm with a post 12 mm in diameter and 20 mm tall at each end.',
    90 * 24 * 8 + 2 * disc(12, 20),
    [90, 24, 28],
  ],
])

for (const prompt of [
  'A bar 90 x 12 x 12 mm. At each end of the bar is a cylinder 34 mm in diameter and 18 mm tall.',
  'A bar 90 x 18 x 8 mm with a cube of 26 mm at each end.',
  // As thick as the bar: closing the end, or the eye of a link.
  'A bar 90 x 18 x 8 mm with a disc 34 mm in diameter and 8 mm thick at each end.',
])
  test(`asked: “${prompt}”`, () => assert.match(refusal(prompt).message, /end of/u))
