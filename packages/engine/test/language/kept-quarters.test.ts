/** Quarters and parts of space that are kept or cut away, one after the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const RING = 'A ring with an outer radius of 40 mm, an inner radius of 25 mm and a height of 9 mm.'
const QUARTER = (Math.PI / 4) * (40 ** 2 - 25 ** 2) * 9
const DISC = 'A disc with a radius of 40 mm and a thickness of 9 mm.'
const SECTOR = (Math.PI / 4) * 40 ** 2 * 9

holdVolumes([
  [`${RING} Keep only the quarter in the first quadrant.`, QUARTER],
  [
    `${RING} Keep just the 90 degree segment that lies in the first quadrant (positive X and positive Y).`,
    QUARTER,
  ],
  [
    'A curved piece made by taking one quarter out of a ring. The ring has an outer radius of 40 mm and an inner radius of 25 mm. Keep only the 90 degree section in the first quadrant and extrude it to a height of 9 mm.',
    QUARTER,
  ],
  [`${DISC} Keep only the quarter with positive X and positive Y.`, SECTOR],
  // Two parts of space, told one after the other, are two cuts.
  [`${DISC} Everything with X < 0 is cut away. Everything with Y < 0 is cut away.`, SECTOR],
  [
    'A block 90 x 50 x 30 mm, bottom at Z=0. Everything with Z > 20 is cut away. Everything with X > 30 is removed.',
    75 * 50 * 20,
  ],
  // One that is bounded twice is one.
  [
    'A block 90 x 50 x 30 mm, bottom at Z=0. Everything with Z > 20 and X > 30 is cut away.',
    90 * 50 * 30 - 15 * 50 * 10,
  ],
])

test('the quarter that is kept lies in the first quadrant', () => {
  const { min, max } = solidOf(read(`${RING} Keep only the quarter in the first quadrant.`).plan).box
  assert.deepEqual(
    [...min, ...max].map((value) => Math.round(value) + 0),
    [0, 0, 0, 40, 40, 9],
  )
})

// The quarter itself remains.
holdVolumes(
  [
    `${RING} Only the 90 degree section in the +X +Y quadrant should be kept.`,
    'A ring with an outer radius of 40 mm, an inner radius of 25 mm and a height of 9 mm, of which only a quarter remains.',
    'Create a quarter section of a ring. The ring has an outer radius of 40 mm and an inner radius of 25 mm. Extrude it by 9 mm.',
  ].map((prompt) => [prompt, QUARTER]),
)

test('the quarter of another quadrant, and that of a disc with a hole, are asked for', () => {
  assert.match(refusal(`${RING} Keep only the quarter in the third quadrant.`).message, /quadrant/u)
  assert.match(
    refusal(`${DISC} It has a 6 mm hole in the center. Keep only the quarter in the first quadrant.`).message,
    /quadrant/u,
  )
  assert.match(refusal(`${RING} Only a 60 degree section should remain.`).message, /60 degree|remain/u)
  assert.match(
    refusal(`${RING} Keep only the 60 degree portion in the first quadrant.`).message,
    /60 degree/u,
  )
})
