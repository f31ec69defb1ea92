/** Slots that run the way a body does, holes through two bodies one after the other, and pieces that a title promises at each end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const disc = (diameter: number, tall: number): number => (Math.PI / 4) * diameter ** 2 * tall
const obround = (centres: number, width: number, tall: number): number =>
  centres * width * tall + disc(width, tall)

const STEP = 70 * 50 * 12 + disc(26, 8)
const ARM = obround(50, 20, 7) + 2 * disc(20, 5)
holdVolumes([
  // Across the plate it would not fit.
  [
    'A plate 28 x 84 x 5 mm. Cut a slot through the middle, 60 mm long and 8 mm wide, pointing in the same direction as the plate.',
    28 * 84 * 5 - obround(52, 8, 5),
  ],
  [
    "A plate 28 x 84 x 5 mm. Cut a slot through the middle. It's 18 mm center to center and 8 mm wide, pointing in the same direction as the plate.",
    28 * 84 * 5 - obround(18, 8, 5),
  ],
  [
    'A bar 84 x 28 x 5 mm. Cut a slot through the middle, 26 mm long and 8 mm wide, oriented the same way as the bar and centered on it.',
    28 * 84 * 5 - obround(18, 8, 5),
  ],
  [
    'A block 70 x 50 x 12 mm. A cylinder 26 mm in diameter and 8 mm tall stands on top in the middle. Drill a 9 mm hole through the cylinder, going through the block too.',
    STEP - disc(9, 20),
  ],
  [
    'A block 70 x 50 x 12 mm. A cylinder 26 mm in diameter and 8 mm tall stands on top in the middle. Drill a 9 mm hole through the cylinder, going through the block as well (20 mm in total).',
    STEP - disc(9, 20),
  ],
  [
    'This is a link arm with a raised boss at each end. Here is how I would draw it. Draw a slot shape that is 50 mm center to center and 20 mm wide. Extrude this 7 mm up. At both ends, add a round boss on top of the arm. Each boss is 20 mm in diameter, concentric with the rounded end, and stands 5 mm above the arm.',
    ARM,
  ],
])

test('a disc has no direction that a slot could run in', () => {
  assert.match(
    refusal(
      'A disc 84 mm in diameter and 5 mm thick. Cut a slot through the middle, 26 mm long and 8 mm wide, running in the same direction as the disc.',
    ).message,
    /same/u,
  )
})

test('how far a hole goes in total must be what there is', () => {
  assert.match(
    refusal(
      'A block 70 x 50 x 12 mm. A cylinder 26 mm in diameter and 8 mm tall stands on top in the middle. Drill a 9 mm hole through the cylinder, going through the block too (23 mm in total).',
    ).message,
    /23 mm/u,
  )
})
