/** Edges of several bodies that were told at once are worked on every one of them; so are the mouths of holes told one by one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const round = (diameter: number, high: number): number => (PI / 4) * diameter ** 2 * high
/** What a chamfer takes off the rim of a post, and off that of a hole. */
const offPost = (diameter: number, size: number): number => PI * size ** 2 * (diameter / 2 - size / 3)
const offHole = (diameter: number, size: number): number => PI * size ** 2 * (diameter / 2 + size / 3)
/** What a countersink of 90° takes besides the hole. */
const sunk = (diameter: number, wide: number): number => {
  const deep = (wide - diameter) / 2
  return (PI / 12) * deep * (wide ** 2 + wide * diameter + diameter ** 2) - round(diameter, deep)
}

const PLATE = 110 * 70 * 8
const POSTS =
  'A 110 x 70 x 8 mm plate with four 18 mm tall posts 12 mm in diameter in the corners, 12 mm from the edges.'
const posts = PLATE + 4 * round(12, 18)
const BLOCKS = 'A 110 x 70 x 8 mm plate with two blocks 24 x 24 x 15 mm on top, 50 mm apart.'
const HOLES =
  'A 110 x 70 x 8 mm plate with a 10 mm hole 20 mm from the left edge and a 14 mm hole 20 mm from the right edge.'
const holes = PLATE - round(10, 8) - round(14, 8)

holdVolumes([
  ...[
    'Each post has a 2 mm chamfer at the top.',
    'They have a 2 mm chamfer at the top.',
    'Chamfer the top edges of the posts by 2 mm.',
  ].map((said) => [`${POSTS} ${said}`, posts - 4 * offPost(12, 2)] as const),
  ...[
    'vertical edges of the blocks',
    'four vertical edges of each block',
    'eight vertical edges of the blocks',
  ].map(
    (edges) =>
      [
        `${BLOCKS} Fillet the ${edges} with a radius of 4 mm.`,
        PLATE + 2 * (24 * 24 - (4 - PI) * 16) * 15,
      ] as const,
  ),
  ...[
    'They have a 1.5 mm chamfer.',
    'Both holes have a 1.5 mm chamfer at the top.',
    'Chamfer the holes by 1.5 mm.',
  ].map((said) => [`${HOLES} ${said}`, holes - offHole(10, 1.5) - offHole(14, 1.5)] as const),
  ...['Countersink both to 18 mm.', 'Countersink them to 18 mm.', 'Countersink both holes to 18 mm.'].map(
    (said) => [`${HOLES} ${said}`, holes - sunk(10, 18) - sunk(14, 18)] as const,
  ),
  [
    `${HOLES} Then counterbore all of them 18 mm in diameter and 3 mm deep.`,
    holes - 2 * round(18, 3) + round(10, 3) + round(14, 3),
  ],
  [`${HOLES} Chamfer both by 1.5 mm.`, holes - offHole(10, 1.5) - offHole(14, 1.5)],
  // The wall of a blind hole begins below its broken mouth.
  [
    'A 110 x 70 x 8 mm plate with a 9 mm hole in the center, 5 mm deep. The hole has a 1 mm chamfer.',
    PLATE - round(9, 5) - offHole(9, 1),
  ],
  [
    `${HOLES} Both are 5 mm deep. Each hole has a 1 mm chamfer.`,
    PLATE - round(10, 5) - round(14, 5) - offHole(10, 1) - offHole(14, 1),
  ],
  [
    'A 110 x 70 x 8 mm plate with four 7 mm holes in the corners, 12 mm from the edges. They have a 1 mm chamfer.',
    PLATE - 4 * round(7, 8) - 4 * offHole(7, 1),
  ],
])

test('one of several that were told at once has no edges of its own', () => {
  const { message } = refusal(
    'A 110 x 70 x 8 mm plate with two 18 mm tall posts 12 mm in diameter, 60 mm apart. The left post has a 1 mm chamfer at the top.',
  )
  assert.match(message, /“left”/u)
})
