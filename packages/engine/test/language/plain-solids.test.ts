/** Plain bodies in other words: cylinders that taper, balls cut in half, pills, hubs that stick up, edges that stay sharp. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3
const frustum = (low: number, high: number, height: number): number =>
  ((Math.PI * height) / 12) * (low ** 2 + low * high + high ** 2)
/** What rounding the four upright edges of a block takes. */
const rounded = (radius: number, height: number): number => (4 - Math.PI) * radius ** 2 * height

holdBoxes([
  [
    'A cylinder 36 mm in diameter at the bottom, tapering to 18 mm at the top, 50 mm high.',
    frustum(36, 18, 50),
    [36, 36, 50],
  ],
  [
    'A cylinder with a diameter of 36 mm at the base that narrows to 18 mm at the top. It is 50 mm tall.',
    frustum(36, 18, 50),
    [36, 36, 50],
  ],
  [
    'A cylinder that tapers from 36 mm diameter at the bottom to 18 mm diameter at the top over a height of 50 mm.',
    frustum(36, 18, 50),
    [36, 36, 50],
  ],
  ['A sphere 44 mm in diameter cut in half.', ball(44) / 2, [44, 44, 22]],
  ['Make a ball of 44 mm diameter. Cut it in half.', ball(44) / 2, [44, 44, 22]],
  [
    'A 14 mm diameter cylinder with hemispherical ends, 50 mm total length tip to tip.',
    round(14, 36) + ball(14),
    [14, 14, 50],
  ],
  [
    'A pill-shaped capsule: a 14 mm diameter cylinder with hemispherical ends, 50 mm total length tip to tip.',
    round(14, 36) + ball(14),
    [14, 14, 50],
  ],
  [
    'A disc 90 mm in diameter and 10 mm thick. On top of the disc add a concentric hub that is 40 mm in diameter and sticks up 22 mm above the top face of the disc.',
    round(90, 10) + round(40, 22),
    [90, 90, 32],
  ],
  [
    'A block 26 x 26 x 40 mm. On the bottom face of the block add a cylinder 12 mm in diameter, 20 mm long, centered on the face and pointing down.',
    26 * 26 * 40 + round(12, 20),
    [26, 26, 60],
  ],
  [
    'A cylinder with a diameter of 24 mm and a height of 90 mm. On top of the cylinder, add a truncated cone that has the same diameter as the cylinder at its bottom, a diameter of 10 mm at its top, and a height of 18 mm. On top of the truncated cone, place a small cylinder with a diameter of 10 mm and a height of 5 mm. All three are on the same axis.',
    round(24, 90) + frustum(24, 10, 18) + round(10, 5),
    [24, 24, 113],
  ],
  [
    'A block 50 x 30 x 16 mm with 5 mm fillets on the four vertical edges. The top and bottom edges are left square.',
    50 * 30 * 16 - rounded(5, 16),
    [50, 30, 16],
  ],
  ['A 36 mm diameter cylinder split in half lengthwise, 60 mm long.', round(36, 60) / 2, [36, 18, 60]],
  [
    'A half-round bar, i.e. a 36 mm diameter cylinder split in half lengthwise, 60 mm long.',
    round(36, 60) / 2,
    [36, 18, 60],
  ],
  [
    'A plate 90 x 40 x 5 mm. Cut a slot with rounded ends through the middle of the plate; its total length, including the rounded ends, is 50 mm and its width is 12 mm (a bit less than a third of the width of the plate).',
    90 * 40 * 5 - (38 * 12 + Math.PI * 36) * 5,
    [90, 40, 5],
  ],
  [
    'A 20 mm cube with a 6 mm hole 2 mm deep in the center of every one of the six faces.',
    8000 - 6 * round(6, 2),
    [20, 20, 20],
  ],
  [
    'A block 70 x 40 x 24 mm with a step 18 mm long and 10 mm deep at the right end.',
    70 * 40 * 24 - 18 * 40 * 10,
    [70, 40, 24],
  ],
  [
    'A block 50 x 30 x 16 mm with all vertical edges having a radius of 4 mm.',
    50 * 30 * 16 - rounded(4, 16),
    [50, 30, 16],
  ],
  [
    'A plate 60 x 40 x 5 mm with a 10 mm hole in the center, the four corners having a radius of 6 mm.',
    60 * 40 * 5 - rounded(6, 5) - round(10, 5),
    [60, 40, 5],
  ],
])

test('edges that are rounded and called sharp are no exception to anything', () => {
  const { message } = refusal(
    'A block 50 x 30 x 16 mm with 5 mm fillets on the four vertical edges. The vertical edges are sharp.',
  )
  assert.ok(message)
})

test('which way a bar sticks out of a disc is asked for', () => {
  const { message } = refusal(
    'A disc 50 mm in diameter and 6 mm thick. A bar 30 mm long, 8 mm wide and 6 mm thick sticks out from the disc.',
  )
  assert.match(message, /upwards or away from its middle/u)
})

test('one hole along each axis meets the others in the middle', () => {
  const [across, along] = ['through each of the three axes', 'through the center along each axis'].map(
    (told) => featuresOf(`A cube of 36 mm with a 14 mm hole ${told}.`).length,
  )
  assert.equal(across, along)
})

test('which way a bar is cut in half is asked for', () => {
  const { message } = refusal('A cylinder 40 mm in diameter and 90 mm long, cut in half.')
  assert.match(message, /half/u)
})

/** A 46 x 34 x 18 mm block with a chamfer of 3 mm around its top. */
const beveled = 46 * 34 * 18 - (9 / 2) * 2 * (46 + 34) + (4 * 27) / 3

// Edges that nothing is done to, named beside those that are worked.
holdVolumes(
  [
    'The vertical edges and the bottom edges stay sharp.',
    'Leave the vertical and bottom edges sharp.',
    'Keep the bottom edges and the vertical edges as they are.',
    'The bottom edges are not chamfered.',
    'All other edges remain untouched.',
  ].map((said) => [`A 46 x 34 x 18 mm block. The four top edges have a 3 mm chamfer. ${said}`, beveled]),
)

for (const said of [
  'Chamfer the edges by 3 mm but leave the bottom edges sharp.',
  'Chamfer all edges by 3 mm. The edges around the top face stay sharp.',
  'Chamfer the horizontal edges by 3 mm. The bottom edges stay sharp.',
  'Chamfer the top edges by 3 mm. The top left edge stays sharp.',
])
  test(`an exception to edges that are worked is refused: “${said}”`, () => {
    assert.match(refusal(`A 46 x 34 x 18 mm block. ${said}`).message, /“sharp”/u)
  })
