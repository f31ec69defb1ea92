/** Arches told step by step, V-blocks with a relief, grooves in the sides, and cuts in two faces. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const BRIDGE = 'A block 90 mm (X) x 40 mm (Y) x 45 mm (Z).'
const ARCH = 90 * 40 * 45 - (PI / 2) * 25 ** 2 * 40

holdVolumes([
  [
    `${BRIDGE} Cut a half circle with a radius of 25 mm out of the bottom of the block. The center of the circle is on the bottom edge, in the middle of the 90 mm length, and the cut goes through the full 40 mm in Y.`,
    ARCH,
  ],
  [
    `${BRIDGE} A semicircle of 25 mm radius is cut out of the bottom. Its center is on the bottom edge, in the middle of the length. It goes through the whole width (Y).`,
    ARCH,
  ],
])

test('an arch through more than the block is refused', () => {
  const { code } = refusal(
    `${BRIDGE} Cut a half circle with a radius of 25 mm out of the bottom of the block. The center of the circle is on the bottom edge, in the middle of the 90 mm length, and the cut goes through the full 50 mm in Y.`,
  )
  assert.equal(code, 'geometry_validation_failed')
})

const block = [80 * 60 * 50, 25] as const
const BLOCK = 'A block 80 mm (X) by 60 mm (Y) by 50 mm (Z).'
const vee = [-20 * 20 * 60, 50 - 20 / 3] as const
/** Below the flanks of the V, which is 5 mm wide so far above its point. */
const relief = [-(5 * 28 - (40 * 20 - 35 * 17.5) / 2) * 60, 0] as const

holdBalanced([
  [
    `${BLOCK} A 90-degree V groove is cut into the top face, running the full 60 mm along Y and centered at X=0; it is 40 mm wide at the top face and 20 mm deep.`,
    [block, vee],
  ],
])

holdVolumes([
  [
    `${BLOCK} A 90-degree V groove is cut into the top face, running the full 60 mm along Y and centered at X=0; it is 40 mm wide at the top face, so the point of the V is 20 mm down. A relief slot 5 mm wide (X), also centered at X=0 and running the full length in Y, goes down to 28 mm below the top face.`,
    block[0] + vee[0] + relief[0],
  ],
  [
    `${BLOCK} A groove 12 mm tall and 9 mm deep runs along X in the front face at mid height.`,
    block[0] - 80 * 12 * 9,
  ],
  [
    `${BLOCK} There is a groove in the front face and in the back face. Each groove is 12 mm wide, 9 mm deep, and runs the full length in X.`,
    block[0] - 2 * 80 * 12 * 9,
  ],
  [
    `${BLOCK} Drill an 8 mm hole into the left face and into the right face, 15 mm deep.`,
    block[0] - 2 * PI * 16 * 15,
  ],
])

for (const said of [
  'Drill an 8 mm hole, 15 mm deep, in the top face and in the front face.',
  'There is a groove in the front face and one in the back face. Each groove is 12 mm wide, 9 mm deep, and runs the full length in X.',
])
  test(`“${said}” is not cut into the first of the two faces alone`, () => {
    assert.equal(refusal(`${BLOCK} ${said}`).code, 'prompt_too_ambiguous')
  })
