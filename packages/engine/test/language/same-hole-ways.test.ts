/** A hole through the middle of a body, told along one axis and then the same along the others. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const bored = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
/** What two and three bores of a diameter that cross in the middle have in common. */
const crossed = (diameter: number): number => (16 / 3) * (diameter / 2) ** 3
const allThree = (diameter: number): number => 8 * (2 - Math.SQRT2) * (diameter / 2) ** 3

const CUBE = 45 ** 3 - (3 * bored(9, 45) - 3 * crossed(9) + allThree(9))
const BLOCK = 70 * 50 * 40 - (bored(14, 70) + bored(14, 50) - crossed(14))

holdVolumes([
  [
    'A cube 45 mm on each side with holes through it in all three directions. Drill a 9 mm hole through the cube along the Z axis. Do the same along the X axis and along the Y axis.',
    CUBE,
  ],
  [
    'A 45 mm cube with three holes through it along all three axes. Drill a 9 mm diameter hole through the whole cube in the X dimension. It is in the middle of the cube. Repeat this in the Y dimension and in the Z dimension (also 9 mm diameter).',
    CUBE,
  ],
  [
    'A block 70 x 50 x 40 mm. Cut a 14 mm hole through the block in the X direction. It is at the center of the block. Do the same thing in the Y direction.',
    BLOCK,
  ],
])

test('a hole that lies off the middle is not put elsewhere along another axis', () => {
  refusal(
    'A block 70 x 50 x 40 mm. Drill an 8 mm hole through the block in the Z direction. It is 12 mm from the left edge. Do the same thing in the Y direction.',
  )
})

/** What a bore and a narrower one that crosses it in the middle have in common, by thin slices across both. */
const crossedBy = (wide: number, narrow: number): number => {
  const slices = 20_000
  const step = narrow / slices
  return Array.from({ length: slices }, (_, nth) => (nth + 0.5) * step - narrow / 2).reduce(
    (sum, off) =>
      sum + 4 * Math.sqrt((wide / 2) ** 2 - off ** 2) * Math.sqrt((narrow / 2) ** 2 - off ** 2) * step,
    0,
  )
}

// The same with another width has that width.
holdVolumes([
  [
    'A 45 mm cube. Drill a 9 mm hole through the cube along the Z axis. Do the same along the X axis (but 6 mm in diameter).',
    45 ** 3 - bored(9, 45) - bored(6, 45) + crossedBy(9, 6),
  ],
])
