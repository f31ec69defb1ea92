/** How far shapes of strokes reach, in the words that are used of strokes. */
import { match } from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

holdBoxes([
  [
    'A plus sign 40 mm from tip to tip both ways, with arms 12 mm wide, extruded 6 mm.',
    6 * (960 - 144),
    [40, 6, 40],
  ],
  [
    'A cross-shaped plate, 40 mm across in both directions, arms 12 mm wide, 6 mm thick.',
    6 * (960 - 144),
    [40, 40, 6],
  ],
  [
    'L-bracket: legs 50 mm and 36 mm long measured on the outside, 4 mm thick, 28 mm wide.',
    28 * (50 * 4 + 32 * 4),
    [36, 28, 50],
  ],
  [
    'U-channel, 90 mm long. On the outside it is 44 mm wide and 26 mm tall, and both walls and the bottom are 3 mm thick.',
    90 * (44 * 26 - 38 * 23),
    [90, 44, 26],
  ],
  [
    'A T-shaped piece, 9 mm thick. The crossbar is 50 x 12 mm, and the stem, 14 mm wide, goes down 33 mm from the middle of the crossbar.',
    9 * (50 * 12 + 14 * 33),
    [50, 9, 45],
  ],
  [
    'Z-profile 70 mm long, height 40 mm, 4 mm thick. The upper flange points right and the lower flange points left, and each is 20 mm wide.',
    70 * (40 * 4 + 2 * 16 * 4),
    [70, 36, 40],
  ],
])

test('legs that are measured on the inside are not those of the outside', () => {
  match(
    refusal('L-bracket: legs 50 mm and 36 mm long measured on the inside, 4 mm thick, 28 mm wide.').message,
    /inside/u,
  )
})
