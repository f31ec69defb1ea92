/** Holes in the floors of slots and dovetails, and on their centre lines: where the slot lies across it, and as deep as told from its floor. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block that is 80mm (X) x 50mm (Y) x 30mm (Z).'
const TAIL = `${BLOCK} Cut a dovetail slot into the top face. It runs parallel to the X axis over the whole 80mm and it's centered in Y. The slot is 18mm wide at the top face, 26mm wide at its floor and 12mm deep.`
const tail = 80 * 50 * 30 - 80 * 12 * 22
const SLOT = `${BLOCK} Cut a slot into the top face along X, 14mm wide and 12mm deep, its center is 16mm from the front edge.`
const slot = 80 * 50 * 30 - 80 * 12 * 14
const hole = (deep: number): number => Math.PI * 3.5 * 3.5 * deep

holdVolumes([
  [
    `${TAIL} In the floor of the slot drill two 7mm holes down through the rest of the block. They are on the center line of the slot, one is 20mm from one end of the block and the other is 20mm from the other end.`,
    tail - 2 * hole(18),
  ],
  [
    `${TAIL} Drill a 7mm hole down through the floor of the slot in the center of the block.`,
    tail - hole(18),
  ],
  [`${TAIL} Drill a 7mm hole 6mm deep in the middle of the floor of the slot.`, tail - hole(6)],
  [
    `${SLOT} In the floor of the slot drill a 7mm hole, its bottom is 20mm below the top face.`,
    slot - hole(8),
  ],
])

for (const [told, points] of [
  [
    'Drill two 7mm holes down through the block, on the center line of the slot, one 25mm from each end.',
    [
      [-15, -9],
      [15, -9],
    ],
  ],
  [
    'Drill a 7mm hole down through the block, along the centerline of the slot, 25mm from the left end of the block.',
    [[-15, -9]],
  ],
  [
    'In the floor of the slot drill two 7mm holes through the rest of the block, 25mm from each end.',
    [
      [-15, -9],
      [15, -9],
    ],
  ],
] as const)
  test(`where they lie: ${told}`, () => {
    assert.deepEqual(pointsOf(`${SLOT} ${told}`), points)
  })

test('a hole that is deeper than what is left below the floor is refused', () => {
  assert.match(
    refusal(`${TAIL} Drill a 7mm hole 19mm deep in the middle of the floor of the slot.`).message,
    /18 mm/u,
  )
})
