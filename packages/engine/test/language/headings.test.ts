/** "a bar sticks out of the front face", "a second bar extends towards the back": its length goes out from there, not along it. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const cube = 44 ** 3
const plate = 84 * 46 * 8

holdBoxes([
  [
    'A block 44 x 44 x 44 mm. A bar 70 mm long, 12 mm wide and 9 mm thick sticks out of its front face.',
    cube + 70 * 12 * 9,
    [44, 114, 44],
  ],
  [
    'A block 44 x 44 x 44 mm. A bar 70 x 12 x 9 mm extends from the center of the back face of the block.',
    cube + 70 * 12 * 9,
    [44, 114, 44],
  ],
  [
    'A bar 90 x 16 x 16 mm along X. A second bar 55 x 16 x 16 mm extends from the right end of the first bar towards the back.',
    (90 + 55) * 16 * 16,
    [90, 71, 16],
  ],
  // Wider than it is long.
  [
    'A plate 84 x 46 x 8 mm. A tab 24 mm wide and 11 mm long, of the same thickness, extends from the middle of the back edge.',
    plate + 24 * 11 * 8,
    [84, 57, 8],
  ],
  [
    'A plate 84 x 46 x 8 mm. A tab 24 mm wide and 11 mm long, of the same thickness, extends from the middle of the right edge.',
    plate + 24 * 11 * 8,
    [95, 46, 8],
  ],
])

test('an upright shaft has no right end', () => {
  refusal(
    'A cylinder 36 mm in diameter and 60 mm long stands upright. A 5 mm cross hole goes through it, 12 mm from its right end.',
  )
})
