/** Holes from the highest point of what is round there, prisms that lie, and edges all around a face. */
import { holdVolumes } from './volumes.ts'

/** What a cap of a ball of radius `r` holds above the circle of radius `a`. */
const cap = (r: number, a: number): number => {
  const h = r - Math.sqrt(r * r - a * a)
  return (Math.PI * h * h * (3 * r - h)) / 3
}
/** A hole from the crest of a ball: its cylinder, less what the round leaves out of it. */
const bored = (r: number, a: number, depth: number): number =>
  Math.PI * a * a * (depth - (r - Math.sqrt(r * r - a * a))) + cap(r, a)

holdVolumes([
  [
    'A dome with a radius of 30 mm. Drill an 8 mm hole into its top, 12 mm deep.',
    (2 / 3) * Math.PI * 27000 - bored(30, 4, 12),
  ],
  [
    'A hollow ball, 50 mm outside diameter, 4 mm wall, with a 12 mm hole in the top.',
    (4 / 3) * Math.PI * (25 ** 3 - 21 ** 3) - (bored(25, 6, 25) - bored(21, 6, 21)),
  ],
  ['A horizontal triangular prism with a 30 mm base, 24 mm height and 70 mm length.', (30 * 24 * 70) / 2],
  [
    'A 30 mm cube with a 6 mm hole, 4 mm deep, in the center of each face. The holes are all alike.',
    27000 - 6 * Math.PI * 9 * 4,
  ],
  ['A block 50 x 30 x 12 mm with a 1 mm chamfer all around the top face.', 18000 - (2 * 80 * 0.5 - 4 / 3)],
])

holdVolumes([
  [
    'A 40 mm cube. Cut a ball of 46 mm diameter from its center.',
    64000 - ((4 / 3) * Math.PI * 23 ** 3 - 6 * ((Math.PI * 9 * (69 - 3)) / 3)),
  ],
  [
    'A 40 mm cube. Subtract a sphere of 12 mm diameter centered on the right face.',
    64000 - (2 / 3) * Math.PI * 216,
  ],
  [
    'A 60 x 40 x 20 mm block. It has a 10 mm hole, 5 mm deep, in the top face and a 14 mm hole, 6 mm deep, in the left face.',
    48000 - Math.PI * 25 * 5 - Math.PI * 49 * 6,
  ],
  [
    'A disc 70 mm in diameter and 16 mm thick. On each side there is an annular recess, 4 mm deep, between the diameters 20 mm and 50 mm.',
    Math.PI * 35 ** 2 * 16 - 2 * Math.PI * (625 - 100) * 4,
  ],
  [
    'A disc 70 mm in diameter and 16 mm thick. Cut a 4 mm deep circular pocket into both faces. The pocket has an outer diameter of 50 mm and an inner diameter of 20 mm.',
    Math.PI * 35 ** 2 * 16 - 2 * Math.PI * (625 - 100) * 4,
  ],
])

const seat = 9 - Math.sqrt(81 - 9)
holdVolumes([
  [
    'A rod 6 mm in diameter and 50 mm long with an 18 mm ball on top.',
    Math.PI * 9 * 50 + (4 / 3) * Math.PI * 729 - (Math.PI * seat * seat * (27 - seat)) / 3,
  ],
])
