/** Words that are easily passed over, and change the part: within, of, removed, each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const tray = 84 * 62 * 38 - 78 * 56 * 35

holdVolumes([
  ['A bar 90 x 20 x 6 mm. The center of the bar should coincide with the origin.', 10_800],
  [
    'A prism with a trapezoidal cross-section. The trapezoid is symmetric, with bases of 30 mm and 20 mm and a height of 10 mm. Extrude the trapezoid by 40 mm.',
    10_000,
  ],
  [
    'A disc 50 mm in diameter and 6 mm high. On top of it a disc of 30 mm diameter and 6 mm height. On top of that a disc 20 mm in diameter and 6 mm high. Drill a 10 mm hole through all three discs.',
    Math.PI * 6 * (625 + 225 + 100 - 75),
  ],
  [
    'A plate 80 x 40 x 5 mm. Cut a slot with rounded ends through it, parallel to the length of the plate, with an overall length of 50 mm (including the rounded ends) and a width of 10 mm.',
    16_000 - (400 + Math.PI * 25) * 5,
  ],
  [
    'A square tube 44 mm x 44 mm outside and 90 mm long. The opening is 34 mm x 34 mm.',
    (44 ** 2 - 34 ** 2) * 90,
  ],
  [
    'A rectangular tube 64 x 42 mm outside, 90 mm long. Its inside measures 56 x 34 mm.',
    (64 * 42 - 56 * 34) * 90,
  ],
  ['A bar of round stock, 22 mm in diameter and 64 mm long.', round(22, 64)],
  [
    'A block 64 x 42 x 28 mm. A step 26 mm long and 12 mm high is removed at the top right.',
    64 * 42 * 28 - 26 * 12 * 42,
  ],
  [
    'A box 84 x 62 x 38 mm, open at the top, with 3 mm walls. The left wall and the right wall each have a 9 mm hole 14 mm above the bottom.',
    tray - 2 * round(9, 3),
  ],
])

const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3

holdVolumes([
  ['A sphere 44 mm in diameter with the top 9 mm cut off.', (4 / 3) * Math.PI * 22 ** 3 - cap(22, 9)],
  ['A cylinder 36 mm in diameter and 58 mm tall, the upper 13 mm sawn off.', round(36, 45)],
])

const plate = 104 * 62 * 9

holdVolumes([
  [
    'A plate 104 x 62 x 9 mm with a rib 4 mm thick and 18 mm high running lengthwise along the center.',
    plate + 4 * 18 * 104,
  ],
  ['A plate 104 x 62 x 9 mm with a rib 4 mm thick and 18 mm high across the middle.', plate + 4 * 18 * 62],
])

const block = 84 * 42 * 30

holdVolumes([
  ['A block 84 x 42 x 30 mm has a slot 10 mm wide and 12 mm deep across the top.', block - 10 * 12 * 42],
  [
    'A block 84 x 42 x 30 mm with a groove 6 mm wide and 4 mm deep across its width, 20 mm from the left end.',
    block - 6 * 4 * 42,
  ],
  ['A block 84 x 42 x 30 mm has a slot 10 mm wide and 12 mm deep along the top.', block - 10 * 12 * 84],
  [
    'A disc 60 mm in diameter and 8 mm thick with a 10 mm hole, 20 mm from its centre.',
    round(60, 8) - round(10, 8),
  ],
  [
    'A cylinder 30 mm in diameter and 50 mm tall with a square hole, 10 mm wide, through its centre.',
    round(30, 50) - 100 * 50,
  ],
])

test('a cylinder that lies on a plate does not stand on it', () => {
  const features = featuresOf('A cylinder 20 mm in diameter and 50 mm long lies on a plate 80 x 40 x 5 mm.')
  const cylinder = features.find(({ kind }) => kind === 'cylinder')
  assert.ok(cylinder?.kind === 'cylinder' && cylinder.frame?.on === 'frame')
  assert.match(String(cylinder.frame.normal), /[xy]$/u)
})

const bitten = 60 * 40 * 30 - 1000

holdVolumes([
  ['A block 60 x 40 x 30 mm. A 10 mm cube is removed from the top front right corner.', bitten],
  ['A block 60 x 40 x 30 mm with a 10 mm cube removed from the top front right corner.', bitten],
  ['A block 60 x 40 x 30 mm with a 10 mm cube cut out of one corner.', bitten],
  [
    'A block 60 x 40 x 30 mm with a cylinder 20 mm in diameter and 10 mm deep removed from the centre of the top.',
    60 * 40 * 30 - round(20, 10),
  ],
])

for (const wording of [
  'a 5 mm cross hole 10 mm from each end.',
  'a 5 mm cross hole at each end, 10 mm from the end.',
  'two 5 mm cross holes, 10 mm from each end.',
])
  test(`across, at both ends: ${wording}`, () => {
    const features = featuresOf(`A shaft 20 mm in diameter and 100 mm long with ${wording}`)
    const levels = features.flatMap((feature) =>
      feature.kind === 'extrude' && feature.plane?.on === 'frame' ? [feature.plane.origin[2]] : [],
    )
    assert.deepEqual(levels, [10, 90])
  })
