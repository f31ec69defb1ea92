/** Slots at the point of a V groove: they begin within the V, and end where their floor is told, from the top or from the point. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A block that is 90mm (X) x 50mm (Y) x 45mm (Z).'
const VEE = `${BLOCK} Mill a 90 degree V groove into the top along the whole length in X, centered in Y. The V is 32mm wide at the top.`
const vee = 90 * (50 * 45 - 16 * 16)
/** What a slot so wide takes off below the V, down to so far below the top. */
const slot = (wide: number, floor: number): number => 90 * (wide * (floor - 16) + (wide * wide) / 4)

holdVolumes([
  [
    `${VEE} Mill a slot at the bottom of the V. It's 4mm wide (Y) and the bottom of the slot is 22mm below the top face.`,
    vee - slot(4, 22),
  ],
  [
    `${VEE} Then there's a 5mm wide (Y) slot in the bottom of the V. It runs the full length as well. Its floor is 20mm below the top face.`,
    vee - slot(5, 20),
  ],
  [`${VEE} At the bottom of the V, cut a slot that's 4mm wide (Y) and 6mm tall (Z).`, vee - slot(4, 22)],
  [
    `${VEE} Cut a narrow slot at the bottom of the V, 4mm wide and 20mm deep from the top face.`,
    vee - slot(4, 20),
  ],
  [
    `${BLOCK} Cut a V groove into the top along the full length in X, centered in Y. The V is 32mm wide at the top and the point of the V is 16mm below the top face. At the bottom of the V, cut a 4mm wide slot, 5mm deep.`,
    vee - slot(4, 21),
  ],
])

for (const [why, slot] of [
  ['a floor above the point of the V', '4mm wide and its flat bottom is 14mm below the top face'],
  ['a slot that is wider than the V', '36mm wide and its flat bottom is 20mm below the top face'],
] as const)
  test(`${why} is refused`, () => {
    assert.match(
      refusal(`${VEE} Cut a slot at the bottom of the V. It's ${slot}.`).code,
      /geometry_validation_failed/u,
    )
  })
