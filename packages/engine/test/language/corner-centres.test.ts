/** Holes about the centers of rounded corners, and grids by their ways. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const rounded = (length: number, width: number, radius: number, height: number): number =>
  (length * width - (4 - Math.PI) * radius ** 2) * height

const plate = rounded(96, 64, 11, 9) - 4 * round(6.5, 9)

holdVolumes([
  [
    'A plate 96 x 64 x 9 mm. Its corners have an 11 mm radius. A 6.5 mm hole goes through at each corner and shares its center with the corner fillet.',
    plate,
  ],
  [
    'A plate 96 x 64 x 9 mm. Fillet the four vertical edges with a radius of 11 mm. Drill four 6.5 mm holes all the way through, each one centered on the center of a corner fillet.',
    plate,
  ],
  [
    'A plate 96 x 64 x 9 mm. The four vertical edges are filleted to 11 mm. In each corner, drill a 6.5 mm hole through the plate whose center coincides with the center of the fillet.',
    plate,
  ],
  [
    'Start with a block of 96 x 64 x 22 mm. Fillet the four vertical edges with a radius of 11 mm. Mill a pocket into the top face, 58 x 32 mm with 4 mm radius corners, 8 mm deep. Drill four 6.5 mm holes all the way through. Each one is concentric with one of the 11 mm corner fillets.',
    rounded(96, 64, 11, 22) - rounded(58, 32, 4, 8) - 4 * round(6.5, 22),
  ],
  [
    'A square flange with rounded corners, a big bore in the middle and four bolt holes. The flange is 84 x 84 mm and 10 mm thick. The four corners are rounded with a 9 mm radius. The bore is 36 mm in diameter and goes all the way through the center. There is one 8 mm through hole at each corner. The center of each hole is the same point as the center of the corner radius.',
    rounded(84, 84, 9, 10) - round(36, 10) - 4 * round(8, 10),
  ],
  [
    'A plate 98 x 70 x 4 mm with a grid of 5 mm holes through it, 6 holes in the long direction by 4 holes in the short direction (24 holes in total). The holes are spaced 14 mm center to center both ways.',
    98 * 70 * 4 - 24 * round(5, 4),
  ],
  [
    'A plate 98 x 70 x 4 mm. It has 5 mm holes in a grid, 6 along the length and 4 across the width, 14 mm apart each way.',
    98 * 70 * 4 - 24 * round(5, 4),
  ],
  [
    'A plate 70 x 98 x 4 mm with a grid of 5 mm holes, 6 holes in the long direction by 4 holes in the short direction, spaced 14 mm both ways.',
    98 * 70 * 4 - 24 * round(5, 4),
  ],
])

const EASED = 'A plate 96 x 64 x 9 mm. Round the four vertical edges with a radius of 11 mm.'
holdVolumes([
  [
    `${EASED} Each corner has a 6.5 mm through hole that shares its center with the rounding of that corner.`,
    plate,
  ],
  [`${EASED} Add a 6.5 mm through hole in each corner, concentric with the arc of that corner.`, plate],
])

test('of corners that are rounded otherwise nothing is concentric', () => {
  const prompt =
    'A plate 96 x 64 x 9 mm with 11 mm rounded corners and four 6 mm holes, each concentric with one of the 8 mm corner fillets.'
  assert.match(refusal(prompt).message, /concentric/u)
})
