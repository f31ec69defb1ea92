/** Bodies cut in half, one of several corners, and words that only say where a figure is or what it is cut from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (4 / 3) * Math.PI * 15 ** 3

holdVolumes([
  ['A sphere with a radius of 15 mm. Slice it in half and keep only the lower half.', ball / 2],
  ['Create a ball with a radius of 15 mm and remove its upper half.', ball / 2],
  [
    'A cone with a base diameter of 30 mm and a height of 50 mm. The top half of the cone is cut off.',
    ((Math.PI * 25) / 12) * (900 + 450 + 225),
  ],
  [
    'A cylinder 30 mm in diameter and 45 mm tall. Cut it in half along its axis and keep one half.',
    round(30, 45) / 2,
  ],
  [
    'A block 50 x 40 x 30 mm. Remove a cube with an edge length of 12 mm from one of its upper corners.',
    60000 - 1728,
  ],
  [
    'A plate 70 x 50 x 4 mm. Sketch three circles with a diameter of 6 mm in a row, 15 mm apart, on the plate and cut them out.',
    14000 - 3 * round(6, 4),
  ],
  [
    'Sketch a section in the form of a right triangle with legs of 18 mm and 24 mm and extrude it by 30 mm.',
    (18 * 24 * 30) / 2,
  ],
  [
    'A block 80 x 40 x 30 mm. On the right face, drill a hole with a diameter of 9 mm and a depth of 20 mm in the middle of the face.',
    96000 - round(9, 20),
  ],
  [
    'A cube with 30 mm edges. Cut a 4 mm deep hole with a diameter of 8 mm into the center of each of its six faces.',
    27000 - 6 * round(8, 4),
  ],
])

for (const order of ['Cut off the upper half of its front side.', 'Remove the upper half of the left end.'])
  test(`“${order}” takes off no half of the whole`, () => {
    assert.throws(() => made(read(`A block 60 mm long, 40 mm wide and 20 mm tall. ${order}`).plan))
  })
