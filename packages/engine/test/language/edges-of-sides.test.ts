/** Edges told with the sides they lie at and whose they are, before what is done to them. */
import { type Balanced, holdBalanced } from './balanced.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

/** What a chamfer takes from the rim of a round body. */
const rim = (radius: number, by: number): number => PI * by ** 2 * (radius - by / 3)

/** And from the mouth of a bore. */
const mouth = (radius: number, by: number): number => PI * by ** 2 * (radius + by / 3)

const ROD = 'A rod that is 18 mm in diameter and 70 mm long.'
const rod = PI * 81 * 70 - 2 * rim(9, 2)

holdVolumes(
  [
    'The edges at both ends of the rod have a 2 mm chamfer.',
    'The edge at each end of the rod is chamfered by 2 mm.',
    'The circular edges around the two ends of the rod have a 2 mm chamfer.',
    'All of the edges on the ends of the rod have a 2 mm bevel.',
    'The top and bottom edges of the rod have a 2 mm chamfer.',
    'The top and the bottom of the rod are chamfered by 2 mm.',
    'The edges at the top and the bottom of the rod have a 2 mm chamfer.',
  ].map((told) => [`${ROD} ${told}`, rod]),
)

holdVolumes([
  [
    'A bar 90 x 24 x 16 mm. The left and right ends of the bar have a 2 mm chamfer.',
    90 * 24 * 16 - 2 * ((24 + 16) * 4 - (4 * 8) / 3),
  ],
  [
    'A bushing with an outer diameter of 40 mm, an inner diameter of 24 mm and a length of 30 mm. The inner edges at both ends of the bushing have a 1 mm chamfer.',
    PI * (400 - 144) * 30 - 2 * mouth(12, 1),
  ],
])

const upper: Balanced[1] = [
  [PI * 81 * 70, 35],
  [-PI * 4 * 9, 70 - 2 / 3],
  [(PI * 8) / 3, 70 - 0.5],
]

holdBalanced([
  [`${ROD} The edge at the top of the rod has a 2 mm chamfer.`, upper],
  [`${ROD} The edge of the upper end of the rod has a 2 mm chamfer.`, upper],
])
