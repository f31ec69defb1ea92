/** "an upside-down cone": how it stands, said before its noun; no name of the part, and nothing to pass over. */
import { test } from 'node:test'
import { holdPlaced } from './placed.ts'
import { refusal } from './reading.ts'

const cone = (Math.PI / 12) * 36 ** 2 * 48
const ball = (2 / 3) * Math.PI * 17 ** 3

holdPlaced([
  ['An upside-down cone 36 mm in diameter at its base and 48 mm tall.', [[cone, [18, 18, 36]]]],
  ['Make an inverted cone with a base diameter of 36 mm and a height of 48 mm.', [[cone, [18, 18, 36]]]],
  [
    'An upside down square pyramid with a base of 30 mm and a height of 40 mm.',
    [[(30 * 30 * 40) / 3, [15, 15, 30]]],
  ],
  ['An upturned hemisphere of 34 mm diameter.', [[ball, [17, 17, (17 * 5) / 8]]]],
])

for (const prompt of [
  'An upside-down cup with an outer diameter of 44 mm, a height of 52 mm and 3 mm walls.',
  'An upside-down wedge 60 mm long, 30 mm wide and 20 mm tall.',
  'An inverted open box 66 x 42 x 30 mm with 3 mm walls.',
  // It would stand on its tip.
  'A disc 50 mm in diameter and 8 mm thick. Two upside-down wedges, 10 x 10 x 5 mm, stand on it.',
])
  test(`refused: “${prompt}”`, () => {
    refusal(prompt)
  })
