/** Bodies that are hollowed out from the top or from below, with the walls told beside the order or in a sentence of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const hexagon = (flats: number, height: number): number => (Math.sqrt(3) / 2) * flats ** 2 * height

const block = 90 * 64 * 36
const box: [number, number, number] = [90, 64, 36]
const cup = hexagon(52, 70) - hexagon(45, 64)
const cupBox: [number, number, number] = [104 / Math.sqrt(3), 52, 70]

holdBoxes([
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the top. The side walls are 2.5 mm thick and the floor is 4 mm thick.',
    block - 85 * 59 * 32,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the top. The four walls are 2.5 mm thick and the floor 4 mm.',
    block - 85 * 59 * 32,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the bottom. The side walls are 2.5 mm thick and the top is 4 mm thick.',
    block - 85 * 59 * 32,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from below, leaving 2.5 mm walls and a 4 mm thick top.',
    block - 85 * 59 * 32,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the bottom. The side walls are 2.5 mm thick and the top is also 2.5 mm thick. (So cut an 85 mm x 59 mm pocket, centered, 33.5 mm up into the bottom of the block.)',
    block - 85 * 59 * 33.5,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the bottom with 2.5 mm walls and a 4 mm top. Drill a 12 mm hole through the center of the top.',
    block - 85 * 59 * 32 - round(12, 4),
    box,
  ],
  [
    'A cylinder 48 mm in diameter and 66 mm tall. Hollow it out from the top with a 42 mm diameter bore 61 mm deep.',
    round(48, 66) - round(42, 61),
    [48, 48, 66],
  ],
  [
    'A block 90 x 64 x 36 mm. Hollow it out from the top with an 80 x 50 mm pocket, 30 mm deep.',
    block - 80 * 50 * 30,
    box,
  ],
  [
    'A hexagonal prism 52 mm across flats and 70 mm tall. Hollow it out from the top, walls 3.5 mm, floor 6 mm.',
    cup,
    cupBox,
  ],
  [
    'A hexagonal cup. The outside is a hexagon 52 mm wide (flat to flat) and 70 mm tall. The inside is a hexagonal pocket cut from the top, with its sides parallel to the outside, so that the walls are 3.5 mm thick. The bottom is 6 mm thick.',
    cup,
    cupBox,
  ],
  [
    'A box 90 x 64 x 36 mm. The inside is a rectangular pocket cut from the top, leaving walls of 2.5 mm and a floor of 4 mm.',
    block - 85 * 59 * 32,
    box,
  ],
  [
    'A block 90 x 64 x 36 mm. Cut a 40 x 30 mm pocket, centered, 20 mm up into the bottom.',
    block - 24000,
    box,
  ],
  ['A block 90 x 64 x 36 mm. Drill a 9 mm hole 14 mm down into the top face.', block - round(9, 14), box],
  [
    'A block 90 x 64 x 36 mm. Drill a 9 mm diameter hole 14 mm into the right side.',
    block - round(9, 14),
    box,
  ],
])

test('an order to hollow out of which no wall is told is refused', () => {
  for (const prompt of [
    'A block 90 x 64 x 36 mm. Hollow it out from the top.',
    'A hexagonal prism 52 mm across flats, 70 mm tall. The inside is a round pocket cut from the top, so that the walls are 3 mm thick.',
  ])
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})
