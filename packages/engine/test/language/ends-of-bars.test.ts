/** A bar whose left end is named lies; what is long goes on beyond the end of a bar, and what is tall stands on a plate. */
import { match } from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdBoxes([
  [
    'A shaft 18 mm in diameter and 70 mm long with a flange at the left end, 44 mm in diameter and 5 mm thick.',
    round(18, 70) + round(44, 5),
    [75, 44, 44],
  ],
  [
    'A hexagonal bar, 20 mm across flats and 70 mm long, with a disc at its left end, 44 mm in diameter and 5 mm thick.',
    200 * Math.sqrt(3) * 70 + round(44, 5),
    [75, 44, 44],
  ],
  [
    'A shaft 18 mm in diameter and 70 mm long with a square plate on its right end, 40 x 40 x 5 mm.',
    round(18, 70) + 40 * 40 * 5,
    [75, 40, 40],
  ],
  [
    'A tube with an outer diameter of 30 mm, a bore of 20 mm and a length of 60 mm. A flange, 50 mm in diameter and 6 mm thick, is at the right end.',
    round(30, 60) + round(50, 6) - round(20, 66),
    [66, 50, 50],
  ],
  [
    'A shaft 18 mm in diameter and 70 mm long overall with a flange at the left end, 44 mm in diameter and 5 mm thick.',
    round(18, 65) + round(44, 5),
    [70, 44, 44],
  ],
  [
    'A bar 70 mm long, 16 mm wide and 14 mm high with a pin on its right end, 8 mm in diameter and 12 mm long.',
    70 * 16 * 14 + round(8, 12),
    [82, 16, 14],
  ],
  [
    'A plate 90 x 30 x 6 mm with a pin at its left end, 8 mm in diameter and 12 mm high.',
    90 * 30 * 6 + round(8, 12),
    [90, 30, 18],
  ],
  [
    'A plate 90 x 30 x 6 mm with a rod standing at its left end, 8 mm in diameter and 12 mm long.',
    90 * 30 * 6 + round(8, 12),
    [90, 30, 18],
  ],
  [
    'There is a block 40 x 26 x 24 mm, and out of the middle of its left-hand end face sticks a pin, 6 mm in diameter and 15 mm long.',
    40 * 26 * 24 + round(6, 15),
    [55, 26, 24],
  ],
  [
    'Out of the top of a 40 x 26 x 24 mm block stick two round pegs, 6 mm in diameter and 15 mm high, 20 mm apart.',
    40 * 26 * 24 + 2 * round(6, 15),
    [40, 26, 39],
  ],
  [
    'A 50 x 40 x 10 mm plate with a 12 x 12 x 12 mm cube standing on it, flush with the front left corner.',
    50 * 40 * 10 + 12 ** 3,
    [50, 40, 22],
  ],
])

test('that a bar lies because of its ends is told', () => {
  const { plan } = read('A shaft 18 mm in diameter and 70 mm long with a 20 mm cube on its left end.')
  match(plan.assumptions.map(({ says }) => says).join(), /lies along x/u)
})

test('how a plate that stands is taken by its sizes is told', () => {
  const { plan } = read('A 60 x 40 x 8 mm plate with a 30 x 5 x 20 mm plate standing on it.')
  match(plan.assumptions.map(({ says }) => says).join(), /30 mm wide, 20 mm high and 5 mm thick/u)
})

holdBoxes([
  // As thick as it is wide: the last size is how high it stands.
  [
    'A 60 x 40 x 8 mm plate with a 20 x 20 x 30 mm plate standing on it.',
    60 * 40 * 8 + 20 * 20 * 30,
    [60, 40, 38],
  ],
])
