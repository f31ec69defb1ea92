/** "a bar extends from the right side", "at the top an arm extends to the left": out from that side, and not on top along it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdPlaced, type Piece } from './placed.ts'
import { refusal } from './reading.ts'

const post: Piece = [28 * 28 * 76, [14, 14, 38]]
const bar = 46 * 28 * 18
const rod = (Math.PI / 4) * 9 ** 2 * 36

holdPlaced([
  [
    'A block 28 x 28 x 76 mm. A bar 46 x 28 x 18 mm extends from the right side of the block.',
    [post, [bar, [51, 14, 38]]],
  ],
  [
    'A block 28 x 28 x 76 mm. An arm 46 mm long, 28 mm wide and 18 mm thick extends from the right face of the block, flush with the top.',
    [post, [bar, [51, 14, 67]]],
  ],
  [
    'A block 28 x 28 x 76 mm. At its top an arm 46 mm long, 28 mm wide and 18 mm high extends to the right.',
    [post, [bar, [51, 14, 67]]],
  ],
  [
    'A block 28 x 28 x 76 mm. From the bottom of the block, a bar 46 mm long, 28 mm wide and 18 mm high extends to the back.',
    [post, [bar, [14, 51, 9]]],
  ],
  [
    'A block 28 x 28 x 76 mm. A rod 9 mm in diameter and 36 mm long extends from the back side of the block.',
    [post, [rod, [14, 46, 38]]],
  ],
  // What goes up from an edge stands there.
  [
    'A plate 80 x 40 x 10 mm. A vertical plate 6 mm thick and 32 mm tall extends from the right end of the plate.',
    [
      [80 * 40 * 10, [40, 20, 5]],
      [6 * 40 * 32, [77, 20, 26]],
    ],
  ],
  [
    'A plate 80 x 40 x 10 mm. A post 12 mm in diameter and 32 mm tall rises from the right end of the plate.',
    [
      [80 * 40 * 10, [40, 20, 5]],
      [Math.PI * 36 * 32, [74, 20, 26]],
    ],
  ],
])

test('another one that is told under the first is not put anywhere', () => {
  for (const prompt of [
    'A plate 80 x 40 x 10 mm. On top of it there is a boss 20 mm in diameter and 10 mm tall, and underneath there is another one.',
    'A block 80 x 40 x 30 mm. Under the left end there is a foot 10 x 40 x 8 mm, and under the right end there is another one.',
  ])
    assert.match(refusal(prompt).message, /told twice/u)
})
