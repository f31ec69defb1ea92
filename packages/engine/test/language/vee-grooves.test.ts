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
    'Start with a cylinder, 70 mm in diameter and 24 mm thick. Cut a V-shaped groove all the way around the outside of the cylinder. At the outer surface the groove is 12 mm wide, and it comes to a sharp point 7 mm below the outer surface.',
    ring(70, 0, 24) - groove(35, 28, 12, 0),
  ],
  [
    'A cylinder 70 mm in diameter and 24 mm thick. Cut a V-shaped groove all the way around the outside of the cylinder. At the rim it is 12 mm wide, and it narrows down to a point 7 mm below the rim.',
    ring(70, 0, 24) - groove(35, 28, 12, 0),
  ],
  [
    'This is a V-block with a relief slot. Make a rectangular prism 70 mm (X) x 48 mm (Y) x 40 mm (Z). Cut a 90 degree V groove in the top face. It runs parallel to X through the entire length of the block and is centered in Y. The groove is 36 mm wide at the top face, so the point of the V is 18 mm below the top. Cut a relief slot at the bottom of the V. This is a 2 mm wide rectangular slot, centered on the V, running the entire length of the block. The bottom of the relief slot is 22 mm below the top face of the block.',
    70 * (48 * 40 - 18 * 18 - (2 * 4 + 1)),
  ],
  [
    'A V-block with a 90 degree V groove. The block is 60 mm long, 44 mm wide and 40 mm high. The groove runs along the length in the middle of the top face. The tip of the V is 15 mm below the top.',
    60 * (44 * 40 - 15 * 15),
  ],
  [
    'V-block. Start with a block 80 mm long (X), 50 mm wide (Y), 45 mm high (Z). Along the full length of the top face (along X) mill a 90 degree V groove, centered in Y, that is 32 mm wide at the top face. At the bottom of the V there is a relief slot, 4 mm wide, also centered and running the full length; the floor of the relief slot is 24 mm below the top face of the block.',
    80 * (50 * 45 - 16 * 16 - (4 * 8 + 4)),
  ],
  [
    'A block 60 mm long, 40 mm wide and 40 mm high. Mill a 90 degree V groove along the length of the top face, centered, 30 mm wide at the top. At the bottom of the V is a relief slot 2 mm wide; its floor is 19 mm below the top face.',
    60 * (40 * 40 - 15 * 15 - (2 * 4 + 1)),
  ],
  [
    'A block 50 x 40 x 40 mm with a 90° V-groove along X in the middle of the top face, 28 mm wide at the top. The V has a relief slot at its bottom, 2 mm wide and 20 mm deep measured from the top face.',
    50 * (40 * 40 - 14 * 14 - (2 * 6 + 1)),
  ],
  [
    'A pulley with a 70 mm outer diameter, 18 mm thick and a 10 mm bore. A trapezoidal groove runs around the rim, centered in the thickness. The groove is 11 mm wide at the rim, 7 mm deep, and the bottom is 5 mm wide.',
    ring(70, 10, 18) - groove(35, 28, 11, 5),
  ],
  [
    'A V-belt pulley with axis along Z, made by revolving its half-section. Outer diameter 50 mm, width 16 mm (Z=0 to Z=16). A single groove runs around the rim at mid-width (symmetric about Z=8): the groove is 9 mm wide at the 50 mm outer diameter and narrows linearly to a flat bottom 3 mm wide at a diameter of 36 mm. An 8 mm bore passes through along Z.',
    ring(50, 8, 16) - groove(25, 18, 9, 3),
  ],
  [
    "V-belt pulley with a single groove. It's 72 mm in outer diameter and 18 mm wide with a 12 mm bore. The groove goes all the way around the rim and is centered in the width. It's 8 mm deep, 10 mm wide at the outer diameter and tapers evenly to a 5 mm wide flat bottom.",
    ring(72, 12, 18) - groove(36, 28, 10, 5),
  ],
  [
    'A sheave turned about the Z axis: 80 mm outside diameter, 20 mm wide (Z=0 to Z=20), with a 14 mm through bore. A groove centered at Z=10 runs around the rim. The groove is 12 mm wide at the 80 mm outside diameter and narrows linearly to a 6 mm wide flat bottom at 60 mm diameter.',
    ring(80, 14, 20) - groove(40, 30, 12, 6),
  ],
  [
    'V-belt pulley. OD 66 mm, width 20 mm, bore 8 mm. Groove: 11 mm wide at the rim, 5 mm wide at the bottom, 9 mm deep, centered.',
    ring(66, 8, 20) - groove(33, 24, 11, 5),
  ],
  [
    "A disc 90 mm in diameter and 16 mm thick with a 20 mm bore. A V-belt groove runs around the rim, centered in the thickness. At the rim it's 10 mm wide, at the bottom it's 6 mm wide, and it is 7 mm deep.",
    ring(90, 20, 16) - groove(45, 38, 10, 6),
  ],
])

test('a hole in the rim of a pulley is no bore', () => {
  refusal(
    'A V-belt pulley, 60 mm in diameter and 20 mm wide, with a 5 mm hole in the rim. A V groove is cut into the rim, centered on the width: 12 mm wide at the rim, tapering to 4 mm at the bottom, 10 mm deep.',
  )
})

test('a groove in the flat face of a disc is not turned around its rim', () => {
  assert.match(
    refusal('A disc 70 mm in diameter and 18 mm thick. A groove in the top face, 8 mm wide and 4 mm deep.')
      .message,
    /how “groove” lies/u,
  )
})

test('a trapezoidal groove is not cut straight down where only its mouth is told', () => {
  assert.match(
    refusal(
      'A block 60 x 40 x 30 mm. Cut a trapezoidal groove in the top face along X. The groove is 12 mm wide and 8 mm deep.',
    ).message,
    /at its bottom/u,
  )
})

test('a relief whose floor is not told is refused', () => {
  assert.match(
    refusal(
      'A block 60 x 40 x 40 mm. Cut a 90 degree V groove in the top face along X, 15 mm deep. The V has a relief slot at its bottom, 3 mm wide and 5 mm deep.',
    ).message,
    /how far its floor lies below the top/u,
  )
  refusal(
    'A block 50 x 50 x 50 mm with a V groove in the top face. The V groove runs along X and it is 20 mm wide at the top and 10 mm deep. Cut a relief slot at the bottom of the V, 3 mm wide and 4 mm longer than the block.',
  )
})

const VEE =
  'Create a block that is 80 mm (X) x 90 mm (Y) x 50 mm (Z). Cut a V groove into the top of the block. The groove runs along the entire length in the Y dimension and is centered in the X dimension.'

/** Below the point of the V, and the two corners that it leaves beside the slot. */
const relief = (width: number, floor: number, point: number): number =>
  width * (floor - point) + width ** 2 / 4

holdVolumes([
  [
    `${VEE} It is 48 mm wide at the top and the point of the V is 24 mm below the top (so it is a 90 degree V).`,
    80 * 90 * 50 - 24 * 24 * 90,
  ],
  [
    `${VEE} It is 48 mm wide at the top and the point of the V is 24 mm below the top (so it's a 90 degree V). Then cut a narrow relief slot at the bottom of the V. The slot is 6 mm wide (X), it's centered on the V and runs the entire length in Y. The bottom of the slot is 30 mm below the top of the block.`,
    80 * 90 * 50 - (24 * 24 + relief(6, 30, 24)) * 90,
  ],
])

test('an angle that the width and the depth do not come to is refused', () =>
  assert.equal(
    refusal(
      `${VEE} It is 48 mm wide at the top and the point of the V is 24 mm below the top (so it is a 60 degree V).`,
    ).code,
    'geometry_validation_failed',
  ))
