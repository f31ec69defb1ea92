/** Bodies that are cut in half, and the half that a title names already. */
import { holdBalanced } from './balanced.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const SIZES = 'an outer diameter of 90 mm, an inner diameter of 80 mm'
const gutter = (PI * (45 ** 2 - 40 ** 2) * 300) / 2

holdVolumes([
  [`A pipe with ${SIZES} and a length of 300 mm. The pipe is cut in half lengthwise.`, gutter],
  [
    `A pipe has ${SIZES} and it's 300 mm long. It's sliced in half along its axis and one half is discarded.`,
    gutter,
  ],
  [
    `This is half of a pipe. The pipe has ${SIZES} and it's 300 mm long. Cut it in half lengthwise, through its center line, and keep only one half.`,
    gutter,
  ],
  [`This is half of a pipe. The pipe has ${SIZES} and is 300 mm long.`, gutter],
  [
    "This is half of a cylinder. The cylinder is 50 mm in diameter and 120 mm long. It's cut in half lengthwise, straight through the center axis, and only one of the halves is kept.",
    (PI * 625 * 120) / 2,
  ],
  [
    'A cone 80 mm in diameter and 60 mm tall. Cut it in half through its axis and remove one half.',
    (PI * 1600 * 60) / 6,
  ],
])

holdBalanced([
  [
    'This is half of a ball. The ball has a diameter of 48 mm. Cut it in half and keep the lower half.',
    [[(2 / 3) * PI * 24 ** 3, (5 / 8) * 24]],
  ],
  [
    "A sphere 48 mm in diameter. It's cut in half and only one of the halves is kept.",
    [[(2 / 3) * PI * 24 ** 3, (5 / 8) * 24]],
  ],
])
