/** Holes through several bodies, and holes that another body would close. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const RIBBED = 80 * 50 * 7 + 12 * 50 * 9
const ribbed = 'An 80 x 50 x 7 mm plate with a rib on top, 12 mm (X) x 50 mm (Y) x 9 mm (Z), centered.'
const bosses =
  'A 90 x 50 x 5 mm plate with four 14 mm diameter, 9 mm tall bosses in the corners, 10 mm from the edges'
const BOSSES = 90 * 50 * 5 + 4 * round(14, 9) - 4 * round(6, 14)

holdVolumes([
  [`${ribbed} Two 6 mm holes at (0, 15) and (0, -15) go through everything.`, RIBBED - 2 * round(6, 16)],
  [`${ribbed} Two 6 mm holes at (0, 15) and (0, -15) run through the whole part.`, RIBBED - 2 * round(6, 16)],
  [
    `${ribbed} Two 6 mm holes at (0, 15) and (0, -15). The holes pass through both the plate and the rib.`,
    RIBBED - 2 * round(6, 16),
  ],
  [
    'A 70 x 40 x 6 mm plate with an 18 mm cube on top, 4 mm from the left edge. Drill a 5 mm hole through everything at (-22, 0).',
    70 * 40 * 6 + 18 ** 3 - round(5, 24),
  ],
  [`${bosses}, each with a 6 mm hole through both the boss and the plate.`, BOSSES],
  [`${bosses}, each with a 6 mm hole through its center and through the plate.`, BOSSES],
])

// All of its height, said besides.
holdVolumes(
  [
    'Cut a square hole with a side length of 20 mm through the middle of the disc over its full height.',
    "Cut a square hole with sides of 20 mm through the disc's center along the whole height.",
    'A square opening with a side length of 20 mm runs through the center of the disc for its entire thickness.',
  ].map((hole) => [`A disc with a radius of 30 mm and a height of 10 mm. ${hole}`, round(60, 10) - 4000]),
)

test('a hole that another body would close is refused', () => {
  for (const holes of ['Two 6 mm holes at (0, 15) and (0, -15).', 'A 6 mm hole in the plate at (0, 0).'])
    assert.match(refusal(`${ribbed} ${holes}`).message, /closed by “rib”/u)
})
