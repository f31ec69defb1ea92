/** Bodies and sections told by the levels of their ends, each in brackets behind its end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const frustum = (low: number, high: number, tall: number): number =>
  (Math.PI / 12) * tall * (low ** 2 + low * high + high ** 2)

/** How high above the wider end its middle lies. */
const middle = (low: number, high: number, tall: number): number =>
  (tall / 4) * ((low ** 2 + 2 * low * high + 3 * high ** 2) / (low ** 2 + low * high + high ** 2))

const CONE = [[frustum(48, 30, 26), middle(48, 30, 26)]] as const
holdBalanced([
  ['A truncated cone 48 mm in diameter at the bottom (Z=0) and 30 mm in diameter at the top (Z=26).', CONE],
  ['A frustum with a diameter of 48 mm at the base (Z=4) and 30 mm at the top (Z=30 mm).', CONE],
  ['A cone that is 30 mm in diameter at its top (Z=26) and 48 mm in diameter at its base (Z=0).', CONE],
])

holdVolumes([
  [
    'A prism. The section is an isosceles trapezoid, 50 mm wide at the bottom (Z=0) and 28 mm wide at the top (Z=16). It is extruded 70 mm.',
    ((50 + 28) / 2) * 16 * 70,
  ],
  [
    'The cross-section is a trapezoid in the XZ plane, 50 mm wide (X) at the bottom (Z=0) and 28 mm wide at the top (Z=16 mm), symmetric about X=0. Extruded 70 mm along Y, spanning Y=-35 to Y=+35.',
    ((50 + 28) / 2) * 16 * 70,
  ],
  [
    'A triangle with a base of 36 mm and a height of 22 mm is drawn in the XZ plane and extruded 54 mm along Y (Y=-27 to Y=27).',
    (36 * 22 * 54) / 2,
  ],
  [
    'The section is a rectangle in the YZ plane, 30 mm wide and 12 mm high. It is extruded 64 mm along X, from X=-32 to X=32.',
    30 * 12 * 64,
  ],
])

test('a section whose ends lie above the ground is not moved down to it', () => {
  const { message } = refusal(
    'The section is a trapezoid, 50 mm wide at the bottom (Z=10) and 28 mm wide at the top (Z=26). It is extruded 70 mm along Y.',
  )
  assert.match(message, /Z=10/u)
})
