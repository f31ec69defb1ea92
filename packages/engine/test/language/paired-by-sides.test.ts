/** "a left rib and a right rib, each …": what is said behind both is said of each, and what tells them apart places them. */
import { test } from 'node:test'
import { holdPlaced } from './placed.ts'
import { refusal } from './reading.ts'

const plate = 110 * 70 * 6

holdPlaced([
  [
    'A plate 110 x 70 x 6 mm. On its top stand a left rib and a right rib, each 5 mm thick, 44 mm long and 18 mm tall.',
    [
      [plate, [55, 35, 3]],
      [5 * 44 * 18, [2.5, 35, 15]],
      [5 * 44 * 18, [107.5, 35, 15]],
    ],
  ],
  [
    'A plate 110 x 70 x 6 mm. The left fin is 5 mm thick, 70 mm long and 18 mm tall. The right fin is 9 mm thick, 70 mm long and 24 mm tall.',
    [
      [plate, [55, 35, 3]],
      [5 * 70 * 18, [2.5, 35, 15]],
      [9 * 70 * 24, [105.5, 35, 18]],
    ],
  ],
  [
    'A plate 110 x 70 x 6 mm with a left wall 7 mm thick and 22 mm high and a right wall 4 mm thick and 12 mm high.',
    [
      [plate, [55, 35, 3]],
      [7 * 70 * 22, [3.5, 35, 17]],
      [4 * 70 * 12, [108, 35, 12]],
    ],
  ],
  [
    'A plate 110 x 70 x 6 mm. There is a front lug and a back lug on it, both 40 mm (X) x 8 mm (Y) x 13 mm (Z).',
    [
      [plate, [55, 35, 3]],
      [40 * 8 * 13, [55, 4, 12.5]],
      [40 * 8 * 13, [55, 66, 12.5]],
    ],
  ],
])

test('by its name alone no hole lies anywhere', () => {
  refusal('A plate 110 x 70 x 6 mm with a left hole and a right hole, each 7 mm in diameter.')
})
