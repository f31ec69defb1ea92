/** Cones and pyramids told by what they measure at either end, in whatever order. */
import { holdOperations, holdRefusals } from './operated.ts'

const PI = Math.PI
const cone = (bottom: number, top: number, tall: number): number =>
  (PI * tall * (bottom ** 2 + bottom * top + top ** 2)) / 12

holdOperations([
  [
    'A solid cone that comes to a sharp point. The base is 44 mm in diameter and the cone is 66 mm tall.',
    cone(44, 0, 66),
  ],
  [
    'This is a truncated cone. The bottom is 46 mm in diameter, the top is 22 mm in diameter, and the height is 38 mm.',
    cone(46, 22, 38),
  ],
  [
    'A truncated cone that is 36 mm tall. It has a base diameter of 52 mm and a top diameter of 28 mm.',
    cone(52, 28, 36),
  ],
  [
    'A cone that tapers from 48 mm diameter at the bottom to 18 mm diameter at the top and is 42 mm tall.',
    cone(48, 18, 42),
  ],
  [
    'A frustum of a cone, 52 mm in diameter at the large end, 32 mm in diameter at the small end and 58 mm long.',
    cone(52, 32, 58),
  ],
  [
    'This is a tapered plug. The large end is 42 mm in diameter, the small end is 34 mm in diameter, and it is 50 mm long. Drill a 10 mm hole through the center.',
    cone(42, 34, 50) - PI * 25 * 50,
  ],
  [
    'A square pyramid with the top cut off flat. The base is 54 mm x 54 mm, the flat on top is 27 mm x 27 mm and centered over the base, and the height is 36 mm.',
    (36 * (54 ** 2 + 54 * 27 + 27 ** 2)) / 3,
  ],
  ['A pyramid with a 48 mm square base that comes to a point 51 mm above the base.', (48 ** 2 * 51) / 3],
  ['A square pyramid 33 mm tall with a 42 mm x 42 mm base.', (42 ** 2 * 33) / 3],
])

holdRefusals([
  'A square pyramid with the top cut off. The base is 60 mm x 60 mm and it is 40 mm tall.',
  'A truncated cone 40 mm tall with a 50 mm diameter base.',
  'A bucket, open at the top. It is a frustum 50 mm in diameter at the bottom, 80 mm in diameter at the top and 60 mm tall.',
])
