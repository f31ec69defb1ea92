/** "That leaves a 6 mm ledge all around the window": how much wider one opening is than another, measured between their walls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE =
  'A plate, 140 mm (X) x 90 mm (Y) and 12 mm thick. Cut a rectangular window all the way through, 100 mm (X) x 60 mm (Y), centered. Then from the bottom face, cut a larger rectangle, 112 mm (X) x 72 mm (Y), also centered, 5 mm deep.'
const FRAME = 140 * 90 * 12 - 100 * 60 * 12 - (112 * 72 - 100 * 60) * 5

holdVolumes([
  [`${PLATE} That leaves a 6 mm ledge all around the window.`, FRAME],
  [`${PLATE} This leaves a 6 mm wide shoulder around the opening.`, FRAME],
  // A thick one is still measured through the material.
  [`${PLATE} That leaves a ledge that is 7 mm thick all around the window.`, FRAME],
])

test('a ledge that the two openings do not leave is found out', () => {
  assert.throws(() => made(read(`${PLATE} That leaves an 8 mm ledge all around the window.`).plan))
})
