/** Pipes that are closed at one end: by a word, or by a plate that has no size of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const cup = round(53, 75) - round(49, 73)

holdVolumes([
  [
    'A hollow cylinder 75 mm tall with an outer diameter of 53 mm and a wall thickness of 2 mm. It is open at the top and closed at the bottom.',
    cup,
  ],
  ['A pipe 75 mm long, 53 mm outer diameter and 49 mm inner diameter, closed at the top.', cup],
  [
    'Make a tube with an outer diameter of 53 mm, a height of 75 mm and 2 mm walls. Close off the bottom with a flat disc. Drill a 9 mm hole through the middle of the disc.',
    cup - round(9, 2),
  ],
  [
    'Create a hollow cylinder with a height of 75 mm, an outer diameter of 53 mm and a wall thickness of 2 mm. Then add a round plate at the top of the cylinder to seal it. Drill a 9 mm hole through the center of the top plate.',
    cup - round(9, 2),
  ],
  [
    'A pipe 75 mm long, 53 mm outer diameter and 49 mm inner diameter, open at both ends.',
    round(53, 75) - round(49, 75),
  ],
])

test('a pipe cannot be closed and open at the same end', () => {
  assert.match(
    refusal('A sealed pipe 75 mm long, 53 mm outer diameter, 49 mm inner diameter, open at the top.').message,
    /cannot be both/u,
  )
})
