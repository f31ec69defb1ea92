/** V grooves by where their point lies, with a relief at the bottom, and pulleys whose groove is told by its section. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** Of a groove around a disc, between two radii and as wide as told there. */
const groove = (rim: number, floor: number, wide: number, narrow: number): number => {
  const slope = (wide - narrow) / (rim - floor)
  return (
    2 *
    Math.PI *
    ((slope * (rim ** 3 - floor ** 3)) / 3 + ((narrow - slope * floor) * (rim ** 2 - floor ** 2)) / 2)
  )
}
const ring = (outer: number, bore: number, thick: number): number =>
  (Math.PI / 4) * (outer ** 2 - bore ** 2) * thick

holdVolumes([
  [
    'This is a V-block with a relief slot. Make a rectangular prism 70 mm (X) x 48 mm (Y) x 40 mm (Z). Cut a 90 degree V groove in the top face. It runs parallel to X through the entire length of the block and is centered in Y. The groove is 36 mm wide at the top face, so the point of the V is 18 mm below the top. Cut a relief slot at the bottom of the V. This is a 2 mm wide rectangular slot, centered on the V, running the entire length of the block. The bottom of the relief slot is 22 mm below the top face of the block.',
    70 * (48 * 40 - 18 * 18 - (2 * 4 + 1)),
  ],
  [
    'A V-block with a 90 degree V groove. The block is 60 mm long, 44 mm wide and 40 mm high. The groove runs along the length in the middle of the top face. The tip of the V is 15 mm below the top.',
    60 * (44 * 40 - 15 * 15),
  ],
  [
    'A pulley with a 70 mm outer diameter, 18 mm thick and a 10 mm bore. A trapezoidal groove runs around the rim, centered in the thickness. The groove is 11 mm wide at the rim, 7 mm deep, and the bottom is 5 mm wide.',
    ring(70, 10, 18) - groove(35, 28, 11, 5),
  ],
  [
    'A V-belt pulley with axis along Z, made by revolving its half-section. Outer diameter 50 mm, width 16 mm (Z=0 to Z=16). A single groove runs around the rim at mid-width (symmetric about Z=8): the groove is 9 mm wide at the 50 mm outer diameter and narrows linearly to a flat bottom 3 mm wide at a diameter of 36 mm. An 8 mm bore passes through along Z.',
    ring(50, 8, 16) - groove(25, 18, 9, 3),
  ],
])

test('a trapezoidal groove is not cut straight down where only its mouth is told', () => {
  assert.match(
    refusal(
      'A block 60 x 40 x 30 mm. Cut a trapezoidal groove in the top face along X. The groove is 12 mm wide and 8 mm deep.',
    ).message,
    /at its bottom/u,
  )
})

test('a relief whose floor is not told is refused', () => {
  refusal(
    'A block 50 x 50 x 50 mm with a V groove in the top face. The V groove runs along X and it is 20 mm wide at the top and 10 mm deep. Cut a relief slot at the bottom of the V, 3 mm wide and 4 mm longer than the block.',
  )
})
