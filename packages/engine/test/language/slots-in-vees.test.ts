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
    `${BLOCK} A 90-degree V-groove runs the full length along X in the middle of the top face; it is 32mm wide at the top and 16mm deep. At the bottom of the V a 4mm wide (Y) relief slot continues down to Z=23, also over the full length.`,
    vee - slot(4, 22),
  ],
  [
    `${VEE} There is also a relief slot at the bottom of the V. It's 4mm wide (Y), centered, runs the full length and it goes to a depth of 22mm measured from the top face of the block.`,
    vee - slot(4, 22),
  ],
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
  // By its letter, by its point and by what it looks like.
  [
    `${BLOCK} Mill a V down into the top, along the whole length in X and centered in Y. The V is 32mm wide at the top face and comes to a point 16mm below it.`,
    vee,
  ],
  [
    `${BLOCK} Cut a V-shaped groove along the top in the X direction, centered in Y. The mouth of the V is 32mm wide and the depth is 16mm. There's a relief slot at the tip of the V, 4mm wide (Y). The floor of the slot is flat and it's 22mm below the top face.`,
    vee - slot(4, 22),
  ],
  [
    `${BLOCK} Cut a V groove into the top face. It runs along X through the whole block and is centered in Y. The V is a triangle that's 32mm wide at the top, and the point is 16mm down from the top face. Cut a small relief down from the point of the V, 4mm wide (Y) and 6mm tall (Z).`,
    vee - slot(4, 22),
  ],
  [
    `${BLOCK} Cut a triangle into the top to make the V. The triangle is 32mm wide at the top face (Y) and 16mm deep, it's centered in Y and the cut goes through the whole length in X.`,
    vee,
  ],
  // A triangle that does not run on is a pocket.
  [
    `${BLOCK} Cut a triangle into the top, with sides of 20mm, 12mm deep.`,
    90 * 50 * 45 - (12 * 20 * 20 * Math.sqrt(3)) / 4,
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

test('a letter that is no groove is not cut as one', () => {
  assert.ok(refusal(`${BLOCK} Cut a V into the top face, 20mm tall and 2mm deep.`).code)
})
