/** Brackets of two plates with a triangle in their corner, told over several sentences and by coordinates; holes in both. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const PLATES =
  'A base plate 70 x 40 x 5 mm. An upright plate 5 mm thick (X), 40 mm wide (Y) and 45 mm tall stands on top of the base, flush with its left end. '
const LEGS =
  'The horizontal leg spans X=0 to X=72, is 44 mm deep (Y, centered) and 6 mm thick (Z=0 to Z=6). The vertical leg is 6 mm thick (X=0 to X=6), 44 mm deep (Y, centered) and reaches from Z=0 to Z=56. '
const plates = 70 * 40 * 5 + 5 * 40 * 45
const legs = 72 * 44 * 6 + 6 * 44 * 50

holdBoxes([
  [
    `L bracket with a gusset.\n\n1. Base plate: 90mm (X) x 44mm (Y) x 5mm (Z).\n\n2. Upright plate: 5mm thick (X), 44mm wide (Y). It stands at one end of the base, flush with the end face of the base, and its top is 60mm above the bottom of the base plate.\n\n3. Gusset: a right triangle in the inside corner between the two plates, centered in Y, 4mm thick (Y). It runs 35mm along the top of the base and 25mm up the inside face of the upright.\n\n4. Two 6mm holes through the base plate. Their centers are 12mm from the free end of the base and 10mm from each long side.\n\n5. Two 6mm holes through the upright plate. Centers are 12mm down from the top edge and 10mm from each side.`,
    90 * 44 * 5 + 55 * 44 * 5 + 0.5 * 35 * 25 * 4 - 4 * 45 * Math.PI,
    [90, 44, 60],
  ],
  [
    `${PLATES}A gusset, 4 mm thick, sits in the inside corner. It extends 25 mm along the base and 20 mm up the upright.`,
    plates + 1000,
    [70, 40, 50],
  ],
  [
    `${PLATES}A right triangular gusset 4 mm thick fills the inside corner; both legs are 20 mm long.`,
    plates + 800,
    [70, 40, 50],
  ],
  [
    `${PLATES}A triangular gusset 4 mm thick fills the corner. It reaches 25 mm out over the base and 20 mm up the inside of the upright.`,
    plates + 1000,
    [70, 40, 50],
  ],
  [
    `An L-bracket with a stiffening gusset. ${LEGS}A triangular gusset 8 mm thick (Y=-4 to Y=4) fills the inside corner: it is a right triangle with its right angle at X=6, Z=6 and both legs 30 mm long. Two 5 mm holes go vertically through the horizontal leg at X=50, Y=+12 and Y=-12, and two more 5 mm holes go horizontally through the vertical leg at Z=44, Y=+12 and Y=-12.`,
    legs + 450 * 8 - 4 * 6 * 6.25 * Math.PI,
    [72, 44, 56],
  ],
  [
    `An L-bracket with a gusset. ${LEGS}A triangular gusset 8 mm thick fills the inside corner, with 30 mm legs.`,
    legs + 450 * 8,
    [72, 44, 56],
  ],
])

test('a right angle that is said to lie elsewhere than in the corner is refused', () => {
  const { code } = refusal(
    `An L-bracket. ${LEGS}A triangular gusset 8 mm thick fills the inside corner: it is a right triangle with its right angle at X=9, Z=6 and both legs 30 mm long.`,
  )
  assert.equal(code, 'prompt_too_ambiguous')
})

test('a gusset without sizes is no triangle in the middle of the plate', () => {
  const { code } = refusal(`A bracket with a gusset. ${PLATES}`)
  assert.equal(code, 'prompt_too_ambiguous')
})
