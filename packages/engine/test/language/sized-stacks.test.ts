/** Bodies of one noun that stand on each other, told by a list of their sizes. */
import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdBoxes([
  [
    'Two discs on one axis, Ø50 x 8 mm, then Ø30 x 12 mm, with a Ø10 bore all the way through.',
    round(50, 8) + round(30, 12) - round(10, 20),
    [50, 50, 20],
  ],
  [
    'Stack three square plates, each one centred on the one below: 50x50x6 mm at the bottom, 40x40x6 mm next and 30x30x6 mm on top.',
    6 * (2500 + 1600 + 900),
    [50, 50, 18],
  ],
  [
    'Two coaxial cylinders, one on top of the other: the lower 44 dia x 10, the upper 20 dia x 25.',
    round(44, 10) + round(20, 25),
    [44, 44, 35],
  ],
  [
    'A stack of two blocks, centred: 30 x 20 x 10 mm on top and 60 x 40 x 10 mm at the bottom.',
    6000 + 24000,
    [60, 40, 20],
  ],
])

test('levels that are told out of order, or bodies that may lie otherwise, are refused', () => {
  ok(
    refusal(
      'Stack three blocks: 60x60x10 mm at the bottom, 20x20x10 mm on top and 40x40x10 mm in the middle.',
    ),
  )
  ok(refusal('Two blocks side by side: 40 x 30 x 20 mm and 50 x 30 x 10 mm.'))
})
