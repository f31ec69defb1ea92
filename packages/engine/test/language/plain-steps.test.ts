/** What people say beside the sizes when they tell a part step by step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { holdBoxes } from './boxes.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, high: number): number => (Math.PI / 4) * diameter ** 2 * high

holdVolumes([
  // One of two ends is one of them.
  ...[
    'The hole is 12 mm from one of the ends.',
    'The hole is 12 mm from one of its two ends.',
    'The hole is 12 mm from one of its short edges.',
    'The center of the hole is 12 mm from one of the short sides.',
  ].map(
    (place) => [`A 90 x 30 x 6 mm plate with an 8 mm hole. ${place}`, 90 * 30 * 6 - round(8, 6)] as const,
  ),
  // A headline, and what it is the headline of.
  [
    'Make a 10 mm thick disc with a diameter of 110 mm. Now the bolt holes: 5 holes, 8 mm in diameter, equally spaced on an 80 mm bolt circle.',
    round(110, 10) - 5 * round(8, 10),
  ],
  [
    'Make a 90 x 60 x 10 mm plate. Next, for the holes: four 6 mm holes, one in each corner, 9 mm from the edges.',
    90 * 60 * 10 - 4 * round(6, 10),
  ],
  [
    'A 110 x 70 x 5 mm plate with a 6 mm hole near each corner. The center of each hole is 9 mm from both of the edges next to it.',
    110 * 70 * 5 - 4 * round(6, 5),
  ],
  // What follows from the rest.
  [
    'A 36 mm cube with a 12 mm hole 14 mm deep in the top and another in the bottom. The two holes do not meet, there is 8 mm of solid material left between them.',
    36 ** 3 - 2 * round(12, 14),
  ],
  [
    'Make a cylinder 24 mm in diameter and 40 mm tall. On top of the cylinder add a truncated cone. The bottom of the cone is 24 mm in diameter so it matches the cylinder, the top of the cone is 10 mm in diameter, and the cone is 18 mm tall.',
    round(24, 40) + (Math.PI / 12) * 18 * (24 ** 2 + 24 * 10 + 10 ** 2),
  ],
  [
    'A triangular prism. The triangle is equilateral with 28 mm long sides and it is extruded 45 mm.',
    (Math.sqrt(3) / 4) * 28 ** 2 * 45,
  ],
])

const BALLS =
  'Make a cylinder 12 mm in diameter and 50 mm long along the X axis. At each end of the cylinder add a sphere with a diameter of 28 mm.'
/** The stub of the cylinder within each ball, and the cap of the ball beyond it. */
const buried = Math.PI * 6 ** 2 * Math.sqrt(14 ** 2 - 6 ** 2)
const cap = 14 - Math.sqrt(14 ** 2 - 6 ** 2)
const dumbbell =
  round(12, 50) + (8 / 3) * Math.PI * 14 ** 3 - 2 * (buried + (Math.PI / 3) * cap ** 2 * (3 * 14 - cap))

holdBoxes(
  [
    'The center of each sphere is at the center of the circle at the end of the cylinder.',
    'The center of each sphere is at the center of the end face of the cylinder.',
  ].map((centre) => [`${BALLS} ${centre}`, dumbbell, [78, 28, 28]]),
)

test('the wall of a tube is measured beside a hole through its middle', () => {
  for (const prompt of [
    'A tube 44 mm outside diameter with a 3 mm wall, 90 mm long, with a 10 mm hole drilled across through both walls halfway along.',
    'A pipe with a 44 mm outer diameter, a 3 mm wall thickness and 90 mm length. A 10 mm hole goes through both walls at the middle of its length.',
  ]) {
    const whole = round(44, 90) - round(38, 90)
    const left = made(read(prompt).plan)
    assert.ok(left < whole - 2 * round(10, 3) && left > whole - 2 * round(10, 3.4), `${left} of ${whole}`)
  }
})

test('holes that are said not to meet and do are refused', () => {
  const { plan } = read(
    'A 36 mm cube with a 12 mm hole 20 mm deep in the top and another in the bottom. The holes do not meet.',
  )
  assert.throws(() => made(plan))
})

holdVolumes([
  [
    'A base plate 90 x 70 x 8 mm with a boss in the middle of the top, 26 mm in diameter and 18 mm tall, and a 10 mm hole down through boss and plate.',
    90 * 70 * 8 + round(26, 18) - round(10, 26),
  ],
  [
    'A ring, 64 mm outside diameter, 40 mm inside diameter and 9 mm thick, with three 5 mm holes through it, evenly spaced halfway between the bore and the outer edge.',
    round(64, 9) - round(40, 9) - 3 * round(5, 9),
  ],
  [
    'A disc 80 mm in diameter and 10 mm thick with a boss 44 mm in diameter and 5 mm high in the centre of one face.',
    round(80, 10) + round(44, 5),
  ],
  [
    'A link bar 5 mm thick, 20 mm wide and 120 mm long over all with both ends fully rounded.',
    (100 * 20 + round(20, 1)) * 5,
  ],
  [
    'This is a torus. The diameter of the tube is 8 mm and the diameter of the center circle is 44 mm.',
    2 * Math.PI ** 2 * 22 * 4 ** 2,
  ],
  [
    'A cone that is cut off at the top (a frustum). The bottom diameter is 36 mm, the top diameter is 18 mm and the height is 24 mm.',
    (Math.PI / 12) * 24 * (36 ** 2 + 36 * 18 + 18 ** 2),
  ],
  [
    'A 92 x 46 x 5 mm plate with a slot 6 mm wide and 26 mm long with rounded ends (26 mm is the overall length) in the middle.',
    92 * 46 * 5 - (20 * 6 + round(6, 1)) * 5,
  ],
  [
    'The disc has a diameter of 76 mm and is 5 mm thick. There are 6 holes with a diameter of 7 mm. They are evenly spaced around the disc, with their centers 27 mm from the center of the disc.',
    round(76, 5) - 6 * round(7, 5),
  ],
  [
    'A 9 mm thick plate in the shape of a right triangle. The two legs of the triangle are 66 mm and 44 mm long. There is an 8 mm hole through the plate. Its center is 13 mm from each of the two legs.',
    (66 * 44 * 9) / 2 - round(8, 9),
  ],
  [
    'Two plates joined at a right angle. The first plate is 56 mm (X) x 44 mm (Y) x 6 mm (Z). The second plate stands vertically on top of the first plate. It is 56 mm (X) x 6 mm (Y) x 38 mm (Z), flush with the back edge.',
    56 * 44 * 6 + 56 * 6 * 38,
  ],
  // A chamfer may take more of a side than it leaves.
  ['A 48 x 32 x 10 mm block with a 6 mm chamfer on the top right edge.', 48 * 32 * 10 - 32 * 18],
  // One is a number, too.
  [
    'A 76 x 48 x 6 mm plate with one slot with round ends in the middle, 28 mm long and 8 mm wide.',
    76 * 48 * 6 - (20 * 8 + round(8, 1)) * 6,
  ],
  [
    'A 76 x 48 x 6 mm plate with one pocket in the middle, 28 x 8 mm and 2 mm deep.',
    76 * 48 * 6 - 28 * 8 * 2,
  ],
])
