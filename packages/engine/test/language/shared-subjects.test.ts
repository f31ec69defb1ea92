/** Two things said of one subject, and a hole that is told apart from several others by how wide it is. */

import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'The block is 80 mm long, 50 mm wide and 20 mm thick.'
const SOLID = 80 * 50 * 20
const bored = (diameter: number, depth: number): number => (Math.PI / 4) * diameter ** 2 * depth

holdVolumes([
  [
    `${BLOCK} The bore is 24 mm in diameter. It's in the middle of the block and goes completely through.`,
    SOLID - bored(24, 20),
  ],
  [
    `${BLOCK} The hole has a diameter of 24 mm. It is at the center of the block and it passes through the block.`,
    SOLID - bored(24, 20),
  ],
  [
    `${BLOCK} There are four 6 mm holes at the corners, 8 mm from the edges. The big hole is 24 mm in diameter. It's at the center of the block and goes all the way through.`,
    SOLID - bored(24, 20) - 4 * bored(6, 20),
  ],
  [
    `A cover with four bolt holes and a large hole in the center. ${BLOCK} There's a 6 mm through hole at each of the four corners. Each hole is 8 mm from both edges. The large hole is 24 mm in diameter.`,
    SOLID - bored(24, 20) - 4 * bored(6, 20),
  ],
  [
    `A cover with a big hole in the center and four bolt holes. ${BLOCK} There are four 6 mm holes at the corners, 8 mm from the edges. The big hole is 24 mm in diameter.`,
    SOLID - bored(24, 20) - 4 * bored(6, 20),
  ],
])

holdBalanced([
  [
    `${BLOCK} The hole is 24 mm in diameter. It's at the center of the block and is 12 mm deep.`,
    [
      [SOLID, 10],
      [-bored(24, 12), 14],
    ],
  ],
])

test('a large hole that is smaller than the others is none that anybody told', () => {
  refusal(
    `${BLOCK} There are four 9 mm holes at the corners, 8 mm from the edges. The large hole is 5 mm in diameter.`,
  )
})

holdVolumes([
  [
    'A 130 x 44 x 9 mm plate with a slot in the middle. The slot is 52 mm long and 12 mm wide. It runs along the length of the plate and goes all the way through.',
    130 * 44 * 9 - (40 * 12 + Math.PI * 36) * 9,
  ],
  [
    'A 130 x 44 x 9 mm plate. A 7 mm wide groove is cut into the top. It runs along the length of the plate and is 3 mm deep.',
    130 * 44 * 9 - 130 * 7 * 3,
  ],
])
