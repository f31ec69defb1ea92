/** Grids by their rows, columns and pitches, of holes, pins and openings alike; the sizes of stepped holes by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const plate = 150 * 90 * 12
const bored = plate - 6 * round(7, 12)

holdVolumes([
  ['A 150 x 90 x 12 mm plate with six 7 mm holes in a 3 by 2 array, 40 mm apart in X and 35 mm in Y.', bored],
  [
    'A 150 x 90 x 12 mm plate. Six holes of 7 mm diameter are laid out in two rows and three columns with a row pitch of 35 mm and a column pitch of 40 mm.',
    bored,
  ],
  [
    'A 150 x 90 x 12 mm plate with six pins 7 mm in diameter and 9 mm tall in two rows of three, with 40 mm between the pins in each row and 35 mm between the rows.',
    plate + 6 * round(7, 9),
  ],
  [
    'A 150 x 90 x 12 mm plate with four 11 mm square openings at the corners of a rectangle of 90 x 50 mm centered on the plate.',
    plate - 4 * 11 ** 2 * 12,
  ],
  [
    'A 150 x 90 x 12 mm plate. It has eight square pockets with 9 mm sides and a depth of 5 mm in four columns (25 mm apart) and two rows (40 mm apart).',
    plate - 8 * 81 * 5,
  ],
  [
    'A 150 x 90 x 12 mm plate with three counterbored holes in a row, 45 mm apart, with a hole diameter of 7 mm, a counterbore diameter of 13 mm and a counterbore depth of 5 mm.',
    plate - 3 * (round(7, 7) + round(13, 5)),
  ],
  [
    'A 150 x 90 x 12 mm plate with two countersunk screw holes (7 mm hole, 13 mm countersink diameter, 90°) 60 mm apart.',
    plate - 2 * (round(7, 9) + (Math.PI / 12) * 3 * (13 ** 2 + 13 * 7 + 7 ** 2)),
  ],
])

test('a grid that holds another number than was told is refused', () => {
  assert.match(
    refusal('A 150 x 90 x 12 mm plate with five 7 mm holes in a 3 x 2 grid with a spacing of 30 mm.').message,
    /five|3 x 2/u,
  )
})
