/** Blocks with holes that meet: what they are called, and holes that stop in the middle of a body about the origin. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What two crossing holes of one diameter share. */
const shared = (diameter: number): number => (2 / 3) * diameter ** 3

holdBoxes([
  [
    'A cross-drilled block, 70 x 44 x 36 mm. A 10 mm hole is drilled all the way through along the X axis and a second 10 mm hole all the way through along the Y axis, both through the center.',
    70 * 44 * 36 - round(10, 70) - round(10, 44) + shared(10),
    [70, 44, 36],
  ],
  [
    'This is a cross drilled steel block 70 x 44 x 36 mm with a 10 mm hole through the center along X and a 10 mm hole through the center along Y.',
    70 * 44 * 36 - round(10, 70) - round(10, 44) + shared(10),
    [70, 44, 36],
  ],
  [
    'A 44 mm cube centered at the origin. A 10 mm port is drilled from the center of the top face straight down along the Z axis and stops at Z=0.',
    44 ** 3 - round(10, 22),
    [44, 44, 44],
  ],
])

test('by that name alone nobody knows where the holes are', () => {
  assert.match(refusal('A cross-drilled block, 70 x 44 x 36 mm.').message, /cross-drilled/u)
})
