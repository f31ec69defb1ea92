/** Gaps between bodies, holes in the middle of rounded corners, truncated cones and pyramids by their ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (low: number, high: number, height: number): number =>
  ((Math.PI * height) / 12) * (low ** 2 + low * high + high ** 2)
const pyramid = (low: number, high: number, height: number): number =>
  (height / 3) * (low ** 2 + low * high + high ** 2)
const BASE = 110 * 50 * 6
const ROUNDED = (84 * 52 - (4 - Math.PI) * 81) * 7

holdVolumes([
  [
    'A 110 x 50 x 6 mm base with two walls on top, each 110 mm long, 4 mm thick and 18 mm tall, with a gap of 22 mm between them.',
    BASE + 2 * 110 * 4 * 18,
  ],
  [
    'A 110 x 50 x 6 mm base with two 14 mm cubes on top. The space between the cubes is 25 mm.',
    BASE + 2 * 14 ** 3,
  ],
  [
    'An 84 x 52 x 7 mm plate with 9 mm corner radii and four 6 mm holes concentric with the corner radii.',
    ROUNDED - 4 * round(6, 7),
  ],
  [
    'An 84 x 52 x 7 mm plate. Round all four corners. The radius is 9 mm. There are four 6 mm holes. Each hole is concentric with its rounded corner.',
    ROUNDED - 4 * round(6, 7),
  ],
  [
    'A cone with its tip cut off and a hole through the middle. The base is 36 mm in diameter, the top is 22 mm in diameter and it is 28 mm tall. The hole is 8 mm in diameter.',
    frustum(36, 22, 28) - round(8, 28),
  ],
  [
    'The frustum of a pyramid. The bottom is a 44 mm x 44 mm square and the top is a 20 mm x 20 mm square, 30 mm above the bottom. Cut a 10 mm diameter hole vertically through the center.',
    pyramid(44, 20, 30) - round(10, 30),
  ],
  [
    'A 70 x 46 x 32 mm box. Hollow out the box from the top by removing a smaller rectangular block, leaving 4 mm thick walls and a 6 mm thick bottom.',
    70 * 46 * 32 - 62 * 38 * 26,
  ],
])

holdVolumes([
  [
    'This is a tablet stand that you would 3D print. Draw the profile with straight lines through these points: (0, 0), (60, 0), (60, 12), (54, 12), (54, 6), (20, 6), (6, 50), (0, 50). Extrude the profile 40 mm.',
    40 * (60 * 6 + 6 * 6 + (44 / 2) * (20 + 6)),
  ],
  [
    'A slanted block with a parallelogram-shaped cross-section. The vertices of the parallelogram are (0, 0), (80, 0), (95, 30) and (15, 30). Extrude it to a height of 12 mm.',
    80 * 30 * 12,
  ],
])

holdVolumes([
  ['A bushing with a 26 mm outer diameter, 15 mm bore and 32 mm length.', round(26, 32) - round(15, 32)],
  ['A 70 x 40 x 6 mm plate with a 9 mm cable entry hole in the middle.', 70 * 40 * 6 - round(9, 6)],
])

test('holes are not concentric with corners that nobody rounds', () => {
  assert.match(
    refusal('An 84 x 52 x 7 mm plate with four 6 mm holes concentric with the corner radii.').message,
    /corner/u,
  )
})
