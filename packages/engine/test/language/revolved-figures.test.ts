/** Sections that are turned about an axis: named figures, corners, and radii from level to level. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PIN = Math.PI * (14 ** 2 * 6 + 5 ** 2 * 20)
const CORNERS = '(0,0), (14,0), (14,6), (5,6), (5,26), (0,26)'

holdVolumes([
  [
    'Rotate a 6 x 18 mm rectangle once around the z axis; its nearest side lies 12 mm off the axis.',
    Math.PI * (18 ** 2 - 12 ** 2) * 18,
  ],
  ['Spin a rectangle 8 mm wide and 25 mm tall around its left edge.', Math.PI * 64 * 25],
  ['Spin a rectangle 25 mm wide and 8 mm tall around its long side.', Math.PI * 64 * 25],
  ['Rotate a 25 x 8 mm rectangle about its 25 mm side.', Math.PI * 64 * 25],
  [
    'Take a rectangle 6 mm wide and 18 mm high and revolve it through 360° about a vertical axis that lies 12 mm away from its nearer side.',
    Math.PI * (18 ** 2 - 12 ** 2) * 18,
  ],
  [
    'A 6 x 18 mm rectangle is revolved about an axis parallel to its 18 mm side and 12 mm away from it.',
    Math.PI * (18 ** 2 - 12 ** 2) * 18,
  ],
  [
    'Revolve a circle of 10 mm diameter whose middle is 16 mm from the axis a full turn.',
    2 * Math.PI ** 2 * 16 * 25,
  ],
  [
    'Draw a circle of 5 mm radius with its center 16 mm from an axis and revolve it about that axis.',
    2 * Math.PI ** 2 * 16 * 25,
  ],
  [
    'Turn a right triangle with a base of 9 mm and a height of 21 mm about its upright leg.',
    Math.PI * 27 * 21,
  ],
  ['A right triangle with legs of 9 mm and 21 mm is rotated about its longer leg.', Math.PI * 27 * 21],
  [
    'Revolve a right triangle about its vertical leg. That leg is 21 mm long, the other one 9 mm.',
    Math.PI * 27 * 21,
  ],
  ['Revolve a quarter circle of 12 mm radius around one of its straight edges.', (Math.PI * 2 * 12 ** 3) / 3],
  [
    'Revolve the profile (0,0), (12,0), (12,6), (5,6), (5,20), (0,20), where the first value is the radius and the second the height, around the vertical axis.',
    Math.PI * (144 * 6 + 25 * 14),
  ],
  [`Sketch the polygon ${CORNERS} in the XZ plane and revolve it about the Z axis.`, PIN],
  [`Draw the stepped profile ${CORNERS} in the XZ plane. Rotate it a full turn around the Z axis.`, PIN],
  [`A turned part. Its half section has the corners (r, z) = ${CORNERS}.`, PIN],
  ['Revolve the polygon (0,0), (0,14), (6,14), (6,5), (26,5), (26,0) of the XY plane about the X axis.', PIN],
  ['Solid of revolution: radius 14 from height 0 to height 6, radius 5 from 6 to 26.', PIN],
  ['A body of revolution: from z = 0 to z = 6 the radius is 14; from z = 6 to z = 26 it has radius 5.', PIN],
  [
    `Revolve the profile ${CORNERS} about the Z axis. Then drill a 4 mm hole through it along its axis.`,
    PIN - Math.PI * 4 * 26,
  ],
])

/** Less than a full turn. */
holdVolumes([
  ['Revolve a rectangle 8 mm wide and 25 mm tall by 90 degrees around its left edge.', Math.PI * 16 * 25],
  [`Revolve the polygon ${CORNERS} in the XZ plane through 180° about the Z axis.`, PIN / 2],
  [
    'A circle of 5 mm radius is drawn with its center 16 mm from an axis. Revolve it a quarter turn about that axis.',
    (Math.PI ** 2 * 16 * 25) / 2,
  ],
])

for (const prompt of [
  'Spin a rectangle 25 mm wide and 8 mm tall around one of its sides.',
  'Spin a rectangle 25 mm wide and 8 mm tall around its diagonal.',
  'A right triangle with legs of 9 mm and 21 mm is rotated about its vertical leg.',
  'A right triangle with legs of 9 mm and 21 mm is rotated about its hypotenuse.',
])
  test(`“${prompt}” is asked about`, () => {
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
  })

test('a section on both sides of its axis is refused', () => {
  assert.throws(() => read('Revolve the polygon (-5,0), (9,0), (9,4), (-5,4) about the Z axis.'))
})
