/** Pieces that a plane cuts off: corners, halves over a diagonal, quarters, slanted tops; and one edge of several that are alike. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const QUARTER_ROUND = 1 - Math.PI / 4

holdVolumes([
  [
    'Create a disc with a diameter of 30 mm and a height of 8 mm, then remove a quarter section from it.',
    Math.PI * 225 * 8 * 0.75,
  ],
  ['A puck 30 mm in diameter and 8 mm high. Cut away a 90 degree sector.', Math.PI * 225 * 8 * 0.75],
  [
    'A cylinder 30 mm in diameter and 8 mm high. Cut out a quarter of the cylinder.',
    Math.PI * 225 * 8 * 0.75,
  ],
  [
    'A 36 mm cube. One vertex is chopped off by a plane that crosses all three edges at a distance of 12 mm from the vertex.',
    36 ** 3 - 12 ** 3 / 6,
  ],
  [
    'A block 50 x 30 x 20 mm, sawn in two diagonally from the top right edge to the bottom left edge. Keep the lower piece.',
    15000,
  ],
  ['A box 40 x 24 x 30 mm, split along the diagonal of its top face.', 14400],
  ['A disc 48 mm across and 9 mm thick with one quarter cut away.', 0.75 * round(48, 9)],
  [
    'A cylinder 30 mm in diameter and 20 mm tall. Remove the quarter where x < 0 and y > 0.',
    0.75 * round(30, 20),
  ],
  [
    'A rod 14 mm in diameter whose top is sawn at an angle, so that it is 35 mm tall on one side and 45 mm on the other.',
    round(14, 40),
  ],
  [
    'A post 10 mm in diameter, trimmed at a slant: its longest side is 30 mm, its shortest side 26 mm.',
    round(10, 28),
  ],
  [
    'A block 40 x 30 x 20 mm; one upright edge is planed away, 5 mm from the edge on both adjoining faces.',
    24000 - 250,
  ],
  [
    'A block 40 x 30 x 20 mm. Round one of its vertical edges with a radius of 6 mm.',
    24000 - QUARTER_ROUND * 36 * 20,
  ],
  ['A block 40 x 30 x 20 mm. Chamfer one of the top edges by 4 mm.', 24000 - 8 * 40],
  // Halves by other words, and named by what they are half of.
  ['A ball 26 mm in diameter with its lower half sawn away.', (Math.PI / 12) * 26 ** 3],
  ['The upper half of a 34 mm ball.', (Math.PI / 12) * 34 ** 3],
  [
    'Half of a ring, 50 mm outer diameter, 38 mm inner diameter, 5 mm thick.',
    (round(50, 5) - round(38, 5)) / 2,
  ],
])

test('a slot that runs diagonally is no diagonal cut', () => {
  assert.equal(
    refusal('A plate 60 x 40 x 5 mm with a slot cut diagonally from one corner to the other.').code,
    'prompt_too_ambiguous',
  )
})

test('which of several corners, halves or edges goes is chosen and said', () => {
  for (const prompt of [
    'A 36 mm cube with one corner cut off, 12 mm from the corner along each edge.',
    'A disc 48 mm across and 9 mm thick with one quarter cut away.',
    'A block 40 x 30 x 20 mm. Chamfer one of the top edges by 4 mm.',
  ])
    assert.ok(read(prompt).plan.assumptions.length > 0, prompt)
})
