/** Holes in the middle of each side of a plate: on its flat, so far from the edge. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const FOUR = [
  [-50, 0],
  [50, 0],
  [0, -30],
  [0, 30],
]

for (const [prompt, points] of [
  [
    'A plate 120 x 80 x 6. In the middle of each of the four sides there’s a 5mm hole 10mm in from the edge.',
    FOUR,
  ],
  ['A plate 120 x 80 x 6 with a 5mm hole at the center of every edge, 10mm away from that edge.', FOUR],
  ['A plate 120 x 80 x 6. Four 5mm holes, one in the middle of each side, 10mm from the edge.', FOUR],
  [
    'A plate 120 x 80 x 6 with a 5mm hole in the middle of each long side, 10mm from the edge.',
    FOUR.slice(2),
  ],
  [
    'A plate 80 x 120 x 6. Drill a 5mm hole near the middle of each short side, 30mm in from its edge.',
    FOUR.slice(2),
  ],
] as const)
  test(prompt, () => {
    assert.deepEqual(pointsOf(prompt), points)
  })

for (const prompt of [
  'A 60 mm cube with a 5 mm hole in the middle of each side, 10 mm deep.',
  'A plate 120 x 80 x 6. There are four 5mm holes. There’s one at the center of each side. Each one is 10mm in from its edge.',
])
  test(`asked for: ${prompt}`, () => {
    assert.match(refusal(prompt).message, /say “of each face”/u)
  })

holdVolumes([
  // Along the side that is named, and not into it.
  [
    'A block 60mm x 40mm x 20mm with a 10mm wide slot across the top, 8 mm deep, centered on the 60mm side.',
    60 * 40 * 20 - 10 * 8 * 40,
  ],
  [
    'A block 60mm x 40mm x 20mm. Cut a 10mm wide and 8 mm deep slot across the top. It’s centered on the 60mm length.',
    60 * 40 * 20 - 10 * 8 * 40,
  ],
  [
    'A 60 x 40 x 20 mm block. Drill a 10mm hole centered on the 60 mm side, 8 mm deep.',
    60 * 40 * 20 - Math.PI * 25 * 8,
  ],
])

holdVolumes([
  // So deep from above, and in as far as the middle: not 6 mm in, and through.
  [
    'An 80 x 50 x 20 mm block. Cut an 8 mm wide slot from the left end to the middle, 6 mm deep.',
    80 * 50 * 20 - 40 * 8 * 6,
  ],
])
