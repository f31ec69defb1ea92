/** Sizes in series: as many as there are names for them, or as many as there are things; and two of one noun told apart by an adjective. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  ['A slab with a width, length and thickness of 55, 90 and 7 mm, respectively.', 55 * 90 * 7],
  ['A brick 65, 35 and 22 mm in length, width and height.', 65 * 35 * 22],
  [
    'A pipe with inner and outer diameters of 1 and 1.5 inches respectively and a length of 60 mm.',
    round(38.1, 60) - round(25.4, 60),
  ],
  [
    'Two coaxial cylinders, stacked on top of each other, with diameters of 54 and 22 mm and heights of 9 and 31 mm.',
    round(54, 9) + round(22, 31),
  ],
  [
    'Four stacked discs with diameters of 70, 55, 40 and 25 mm, each 6 mm thick.',
    round(70, 6) + round(55, 6) + round(40, 6) + round(25, 6),
  ],
  [
    'Two discs are stacked. The first disc is 50 mm in diameter. The second disc is 34 mm in diameter. Each is 8 mm thick.',
    round(50, 8) + round(34, 8),
  ],
  [
    'A 110 x 36 x 9 mm plate with two holes of 7 and 11 mm diameter, 18 mm from the left and right end respectively.',
    110 * 36 * 9 - round(7, 9) - round(11, 9),
  ],
  [
    'A stepped shaft with diameters of 26, 18 and 12 mm and lengths of 30, 22 and 14 mm.',
    round(26, 30) + round(18, 22) + round(12, 14),
  ],
  [
    'A big cylinder carries a little cylinder on top of it. The big cylinder is 44 mm in diameter and 16 mm tall. The little one is 18 mm in diameter and 21 mm tall.',
    round(44, 16) + round(18, 21),
  ],
  [
    'A part made of two stacked discs: the larger one has a diameter of 64 mm and a height of 12 mm, the smaller one a diameter of 28 mm and a height of 24 mm.',
    round(64, 12) + round(28, 24),
  ],
  [
    'Three plates are stacked on top of each other. The first plate is 48 x 48 x 5 mm. The second plate is 36 x 36 x 6 mm. The third plate is 24 x 24 x 7 mm.',
    48 * 48 * 5 + 36 * 36 * 6 + 24 * 24 * 7,
  ],
])

test('more sizes than names are not shared out', () => {
  assert.match(refusal('A block with a length and width of 40, 30 and 20 mm.').message, /40|30|20/u)
})
