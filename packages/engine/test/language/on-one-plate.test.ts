/** Several bodies on one plate: each stands on the plate, none on another, and what is said of each holds of all. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A 110 x 70 x 6 mm plate'
const plate = 110 * 70 * 6

const levels = (prompt: string): number[] =>
  featuresOf(prompt)
    .slice(1)
    .map((feature) => ('frame' in feature && feature.frame?.on === 'frame' ? feature.frame.origin[2] : NaN))

const SIDE_BY_SIDE = [
  `${PLATE} with a 12 mm cube at the left edge and a 12 mm cube at the right edge.`,
  `${PLATE} with a 12 mm cube at the left end and a cylinder, 9 mm in diameter and 14 mm tall, at the right end.`,
  `${PLATE} with a 12 mm cube in the middle and a cylinder, 9 mm in diameter and 14 mm tall, at the front edge.`,
  `${PLATE} with a 12 mm cube in the left front corner and a 9 mm cube in the right back corner.`,
  `${PLATE} with a 12 mm cube at the left edge, another at the right edge and a cylinder, 9 mm in diameter and 14 mm tall, in the middle.`,
  `${PLATE}. A cylinder stands at the left edge and a cylinder stands at the right edge. Each cylinder is 9 mm in diameter and 14 mm tall.`,
  `${PLATE} with a rib along the left edge and a rib along the right edge. Both ribs are 4 mm thick and 17 mm tall.`,
]
for (const prompt of SIDE_BY_SIDE)
  test(`“${prompt}” stands on the plate`, () => {
    const made = levels(prompt)
    assert.ok(made.length > 1)
    assert.deepEqual(new Set(made), new Set([6]))
  })

holdVolumes([
  [
    `${PLATE} with a rib along the left edge and a rib along the right edge. Each rib is 4 mm thick and 17 mm tall.`,
    plate + 2 * 70 * 4 * 17,
  ],
  [
    `${PLATE} with a block on the left side and a block on the right side. Each block is 11 x 11 x 11 mm.`,
    plate + 2 * 11 ** 3,
  ],
  [
    `${PLATE} with a hole near the left edge and a hole near the right edge. Both holes are 7 mm in diameter.`,
    plate - 2 * (Math.PI / 4) * 49 * 6,
  ],
  // Ribs lie beside each other, not end to end.
  [
    `${PLATE} with three ribs, each 4 mm thick and 13 mm high, running the full length, spaced 22 mm apart.`,
    plate + 3 * 110 * 4 * 13,
  ],
  [
    `${PLATE} with two ribs on top, each 100 mm long, 4 mm thick and 13 mm high, 45 mm apart.`,
    plate + 2 * 100 * 4 * 13,
  ],
  // Level with the sides they run along, and on top.
  [`${PLATE} with a 15 mm high rib, 4 mm thick, along each long edge.`, plate + 2 * 110 * 4 * 15],
  [`${PLATE}. Two ribs, 15 mm high and 4 mm thick, run along its short edges.`, plate + 2 * 70 * 4 * 15],
  [
    `${PLATE} with two walls 15 mm high and 4 mm thick along the front and back edges.`,
    plate + 2 * 110 * 4 * 15,
  ],
  [
    `${PLATE} with a rib 15 mm high and 4 mm thick along the left edge and the right edge.`,
    plate + 2 * 70 * 4 * 15,
  ],
  [`${PLATE} with 4 mm thick and 15 mm tall ribs along the left and right edges.`, plate + 2 * 70 * 4 * 15],
])
