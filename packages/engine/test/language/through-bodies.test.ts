/** A rod through a body that stands out on both sides of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A 36 mm cube with a rod 9 mm in diameter running through its center from front to back, projecting 14 mm on each side.',
    36 ** 3 + 2 * round(9, 14),
  ],
  [
    'A plate 70 x 50 x 12 mm. A dowel of 10 mm diameter goes through its center and protrudes 11 mm on both sides.',
    70 * 50 * 12 + 2 * round(10, 11),
  ],
  [
    'A block 64 x 32 x 32 mm with a 14 mm diameter shaft passing through it from left to right such that 18 mm sticks out on each side.',
    64 * 32 * 32 + 2 * round(14, 18),
  ],
])

test('which way a rod goes through a cube is not guessed', () => {
  assert.ok(
    refusal('A 36 mm cube with a rod 9 mm in diameter passing through it, sticking out 14 mm on each side.'),
  )
})
