/** Slots, recesses and notches that reach a side of their body, by noun, by verb and by what is taken away. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const sheet = 90 * 40 * 5
const block = 70 * 40 * 18

holdVolumes([
  ['A sheet 90 x 40 x 5 mm. A slot 7 mm wide is cut 22 mm into the left edge.', sheet - 7 * 22 * 5],
  [
    'A sheet 90 x 40 x 5 mm. A slot 7 mm wide goes from the left end to the middle of the sheet.',
    sheet - 7 * 45 * 5,
  ],
  [
    'A block 70 x 40 x 18 mm. A recess in the top, 20 mm long, 12 mm wide and 6 mm deep, is open at the right end.',
    block - 20 * 12 * 6,
  ],
  [
    'A sheet 90 x 40 x 5 mm. Notch both short ends in the middle, 8 mm wide and 11 mm in.',
    sheet - 2 * 8 * 11 * 5,
  ],
  [
    'A sheet 90 x 40 x 5 mm. Both long edges are notched in the middle, 8 mm wide and 11 mm deep.',
    sheet - 2 * 8 * 11 * 5,
  ],
  ['A sheet 90 x 40 x 5 mm. A 9 x 9 mm square is removed from every corner.', sheet - 4 * 81 * 5],
  [
    'A sheet 90 x 40 x 5 mm. A slot in the top, 4 mm wide and 2 mm deep, runs from end to end.',
    sheet - 90 * 4 * 2,
  ],
  [
    'A cylinder 30 mm in diameter and 12 mm tall with a slot across the full diameter of its top, 3 mm wide and 4 mm deep.',
    Math.PI * 225 * 12 - 4 * (3 * Math.sqrt(225 - 2.25) + 225 * 2 * Math.asin(0.1)),
  ],
])

// Out of a hole, to the edge.
const bored = 90 * 60 * 24 - Math.PI * 225 * 24
const slit = 24 * (6 * 45 - (3 * Math.sqrt(225 - 9) + 225 * Math.asin(0.2)))
const BORED = 'A plate 90 x 60 x 24 mm with a 30 mm hole in the center.'
holdVolumes(
  [
    `${BORED} Cut a slit with a width of 6 mm that starts at the center of the hole and extends straight to the middle of the right edge.`,
    `${BORED} Then, cut a thin slit with a width of 6 mm that begins at the hole and runs to the right edge, so that the plate is open on this side.`,
    `${BORED} Cut a 6 mm wide slot starting at the hole and continuing to the right edge.`,
    `${BORED} A slot 6 mm wide runs from the hole to the left edge.`,
    `${BORED} Cut a slit 6 mm wide from the hole to the right edge (one of the two shorter edges).`,
  ].map((prompt) => [prompt, bored - slit]),
)

test('how far a slit goes from a hole that lies elsewhere is asked for', () => {
  const prompt =
    'A plate 90 x 60 x 24 mm with a 30 mm hole 20 mm from the left edge. Cut a slit with a width of 6 mm from the hole to the middle of the right edge.'
  assert.match(refusal(prompt).message, /How far does “from the hole/u)
})
