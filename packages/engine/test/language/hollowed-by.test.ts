/** "Hollow it out with a smaller half ball": what is cut out is told as a body, and the wall that it leaves is measured. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { read, refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const bowl = (2 / 3) * Math.PI * (25 ** 3 - 22 ** 3)

holdBoxes([
  ...[
    'Make a hemisphere with a diameter of 50mm. Hollow it out from the flat side with a concentric hemisphere of 44mm diameter, that leaves a wall of 3mm.',
    'Make a hemisphere with a diameter of 50mm. Hollow it out with a concentric sphere of 44mm diameter.',
    'Start with a half sphere, 50mm in diameter. Subtract a smaller concentric half sphere, 44mm in diameter, from the flat face.',
  ].map((prompt): [string, number, [number, number, number]] => [prompt, bowl, [50, 50, 25]]),
  [
    'Make a cylinder 50mm in diameter and 30mm tall. Hollow it out from the top with a 40mm diameter cylinder that goes 26mm deep.',
    round(50, 30) - round(40, 26),
    [50, 50, 30],
  ],
  [
    'Make a block 70 x 50 x 30 mm. Hollow it out from the top using a 60 x 40 mm rectangle, 24mm deep.',
    70 * 50 * 30 - 60 * 40 * 24,
    [70, 50, 30],
  ],
  // The sides of a dovetail are as its two widths tell.
  [
    'The block is 50mm (X) x 36mm (Y) x 20mm (Z). A dovetail slot runs the full length in X and is centered in Y. It’s 8mm deep. At the top surface the slot is 12mm wide and at the bottom of the slot it’s 20mm wide, with straight slanted sides.',
    50 * 36 * 20 - 16 * 8 * 50,
    [50, 36, 20],
  ],
  [
    'The block is 50mm (X) x 36mm (Y) x 20mm (Z). Cut a dovetail groove along X, 8mm deep. At the top it is 12mm wide, at the bottom 20mm. The side walls are sloped.',
    50 * 36 * 20 - 16 * 8 * 50,
    [50, 36, 20],
  ],
])

test('slanted sides of a slot with one width are not passed over', () => {
  assert.equal(
    refusal(
      'A block 50 x 36 x 20 mm. A slot goes along its length. It is 10mm wide and 8mm deep with slanted sides.',
    ).code,
    'prompt_too_ambiguous',
  )
})

test('a wall that is not what two half balls leave is refused', () => {
  const { requirements } = read(
    'Make a hemisphere with a diameter of 50mm. Cut out a concentric hemisphere of 44mm diameter from the flat side, that leaves a wall of 5mm.',
  ).plan
  // Looked for on the solid, which has a wall of 3 mm.
  assert.ok(requirements.some(({ value, measure }) => value === 5 && measure.kind === 'somewhere'))
})
