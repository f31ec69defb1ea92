/** Bodies named where they are told, stacked in the order they are told in, and blind holes up through several of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const disc = (diameter: number, tall: number): number => (Math.PI / 4) * diameter ** 2 * tall
const frustum = (low: number, high: number, tall: number): number =>
  (Math.PI / 12) * tall * (low ** 2 + low * high + high ** 2)

const BLOCK = 40 * 40 * 12
holdVolumes([
  [
    'A block 40 x 40 x 12 mm. On top of the block is the parapet, a disc of 26 mm diameter and 5 mm thickness.',
    BLOCK + disc(26, 5),
  ],
  [
    'A block 40 x 40 x 12 mm. On top of it sits the turret, a cylinder of 22 mm diameter and 16 mm height.',
    BLOCK + disc(22, 16),
  ],
  [
    'A block 40 x 40 x 12 mm. The watch house is a cylinder 22 mm in diameter and 16 mm tall on top of the block. On top of the house is a cone 22 mm in diameter and 9 mm high.',
    BLOCK + disc(22, 16) + disc(22, 9) / 3,
  ],
  [
    'A block 40 x 40 x 12 mm. Then the parapet: a disc 26 mm in diameter and 5 mm thick on top of the block.',
    BLOCK + disc(26, 5),
  ],
  [
    'All the parts are stacked along the Z axis and centered. The foot is a square plate 44 x 44 x 6 mm. The column is a cylinder 18 mm in diameter and 33 mm tall. Then the cap: a disc 28 mm in diameter and 4 mm thick.',
    44 * 44 * 6 + disc(18, 33) + disc(28, 4),
  ],
  [
    'A square base, 46 x 46 x 10 mm. A cone 34 mm in diameter at the bottom, 20 mm in diameter at the top and 50 mm tall stands on the base. Drill an 8 mm hole up from the bottom of the base. It is 42 mm deep, so it does not come out anywhere.',
    46 * 46 * 10 + frustum(34, 20, 50) - disc(8, 42),
  ],
  [
    'A block 40 x 40 x 30 mm. Drill an 8 mm hole up from the bottom. It is 21 mm deep and does not come out at the top.',
    40 * 40 * 30 - disc(8, 21),
  ],
])

test('a word that may say what a body is like is no part of its name', () => {
  assert.match(
    refusal(
      'A block 40 x 40 x 12 mm. The fluted house is a cylinder 22 mm in diameter and 16 mm tall on top of the block.',
    ).message,
    /fluted/u,
  )
})

holdVolumes([
  // Wider than the top of the cone, but there it does not come.
  [
    'A square base, 46 x 46 x 10 mm. A cone 34 mm in diameter at the bottom, 20 mm in diameter at the top and 50 mm tall stands on the base. Drill a 24 mm hole up from the bottom of the base, 42 mm deep.',
    46 * 46 * 10 + frustum(34, 20, 50) - disc(24, 42),
  ],
])

test('bodies that nothing says are stacked are asked for their places', () => {
  assert.match(
    refusal(
      'The base is a square plate 44 x 44 x 6 mm. The column is a cylinder 18 mm in diameter and 33 mm tall.',
    ).message,
    /joined/u,
  )
})
