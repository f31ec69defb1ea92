/** Cones told by how wide they are at two levels, and a second half that mirrors the first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const frustum = (low: number, high: number, tall: number): number =>
  (Math.PI / 12) * tall * (low ** 2 + low * high + high ** 2)
const LOWER =
  'The lower half is a truncated cone that is 36 mm in diameter at the base (Z=0) and narrows to 12 mm in diameter at Z=24.'

holdVolumes([
  ['A truncated cone that is 36 mm in diameter at Z=0 and 12 mm in diameter at Z=24.', frustum(36, 12, 24)],
  [
    'A truncated cone that is 36 mm in diameter at the base (Z=0) and shrinks to 12 mm in diameter at Z=24.',
    frustum(36, 12, 24),
  ],
  [
    `${LOWER} The upper half goes from 12 mm diameter at Z=24 back up to 36 mm diameter at Z=48.`,
    2 * frustum(36, 12, 24),
  ],
  [
    `${LOWER} The upper half is its mirror image and widens from 12 mm diameter at Z=24 to 36 mm diameter at Z=48.`,
    2 * frustum(36, 12, 24),
  ],
  [
    `It's solid and round. ${LOWER} The upper half is a truncated cone that goes from 12 mm diameter at Z=24 to 30 mm diameter at Z=40.`,
    frustum(36, 12, 24) + frustum(12, 30, 16),
  ],
  // Levels in a row are still levels.
  [
    'A plate 60 x 40 x 6 mm with 4 mm holes at x = -20, 0 and 20 mm on the centreline.',
    60 * 40 * 6 - 3 * Math.PI * 4 * 6,
  ],
])

test('a mirror image that has other sizes, or none, is refused', () => {
  assert.match(
    refusal(
      `${LOWER} The upper half is its mirror image and widens from 12 mm diameter at Z=24 to 40 mm diameter at Z=48.`,
    ).message,
    /image/u,
  )
  assert.match(refusal(`${LOWER} The upper half is its mirror image.`).message, /image/u)
})

test('a block is not round', () => {
  assert.match(refusal("It's solid and round. A block 30 x 20 x 10 mm.").message, /round/u)
})
