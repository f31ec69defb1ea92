/** Dovetails told as a sketch that is cut through the block. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const BLOCK =
  'This is a block with a dovetail slot in the top. Make an 80 mm (X) x 60 mm (Y) x 30 mm (Z) rectangular prism. Next cut the dovetail.'

holdBoxes([
  [
    `${BLOCK} The profile of the dovetail is a trapezoid drawn on the XZ face. It's 24 mm wide at the top of the block and gets wider as it goes down, to 40 mm wide at the bottom of the slot. The slot is 12 mm deep and is centered in the X dimension. Cut this profile through the entire block in the Y dimension.`,
    80 * 60 * 30 - ((24 + 40) / 2) * 12 * 60,
    [80, 60, 30],
  ],
  [
    `${BLOCK} Its cross section is a trapezoid. It's 20 mm wide at the top and 32 mm wide at the bottom. The slot is 9 mm deep. Cut this shape all the way through the block along X.`,
    80 * 60 * 30 - ((20 + 32) / 2) * 9 * 80,
    [80, 60, 30],
  ],
])

test('a sketch is not cut along its own plane', () => {
  refusal(
    `${BLOCK} The profile of the dovetail is a trapezoid drawn on the YZ face. It's 24 mm wide at the top and 40 mm wide at the bottom. The slot is 12 mm deep. Cut this profile through the entire block in the Y dimension.`,
  )
})
