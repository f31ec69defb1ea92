/** Engineering prose: edges by their level, polygons by the circle of their corners, bars that cross. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const taper = (a: number, b: number, height: number): number =>
  (Math.PI / 12) * height * (a * a + a * b + b * b)
const polygon = (sides: number, diameter: number): number =>
  (sides / 2) * (diameter / 2) ** 2 * Math.sin((2 * Math.PI) / sides)

holdVolumes([
  [
    'A square tube, 32 x 32 mm outside with 3 mm walls and 150 mm long. At the midpoint of the length, cut a 13 mm hole straight down through both the top and the bottom wall of the tube.',
    (32 ** 2 - 26 ** 2) * 150 - 6 * (Math.PI / 4) * 13 ** 2,
  ],
  [
    'A disc 90 mm in diameter and 8 mm thick. A much smaller disc, 30 mm in diameter and 5 mm thick, stands on it.',
    (Math.PI / 4) * (90 ** 2 * 8 + 30 ** 2 * 5),
  ],
  [
    'A round bar 24 mm in diameter from Z=0 to Z=70. The uppermost edge (Z=70) receives a 1 mm chamfer.',
    round(24, 69) + taper(24, 22, 1),
  ],
  [
    'A round bar 24 mm in diameter from Z=0 to Z=70. The edges at Z=0 and Z=70 are chamfered by 1 mm.',
    round(24, 68) + 2 * taper(24, 22, 1),
  ],
  [
    'A spindle in two sections: 40 mm diameter from Z=0 to Z=15 and 26 mm diameter from Z=15 to Z=60. The edge at Z=15 gets a 2 mm chamfer.',
    round(40, 13) + taper(40, 36, 2) + round(26, 45),
  ],
  [
    'A 70 x 50 x 12 mm plate with a 16 mm hole through its center. Chamfer the top edge of the hole (at Z=12) by 1 mm.',
    70 * 50 * 12 - round(16, 11) - taper(16, 18, 1),
  ],
  [
    'A regular heptagonal prism (its seven vertices on a circle of radius 15 mm), 9 mm high.',
    polygon(7, 30) * 9,
  ],
  ['A hexagonal bar whose corners all lie on a 28 mm diameter circle, 50 mm long.', polygon(6, 28) * 50],
  ['A square tube: 30 mm outer side, 2 mm wall thickness, 120 mm long.', (30 ** 2 - 26 ** 2) * 120],
  ['Two flat bars 80 x 20 x 6 mm that intersect at right angles at their midpoints.', (2 * 1600 - 400) * 6],
  [
    'A cross-shaped plate: two 80 mm by 20 mm bars crossing at right angles, 6 mm tall.',
    (2 * 1600 - 400) * 6,
  ],
  [
    'Two round bars 12 mm in diameter and 80 mm long that cross perpendicularly at their centers.',
    2 * round(12, 80) - (16 / 3) * 6 ** 3,
  ],
])

test('an edge must lie where it is said to be', () => {
  const rod = 'A round bar 24 mm in diameter from Z=0 to Z=70.'
  assert.match(refusal(`${rod} The edge at Z=40 has a 1 mm chamfer.`).message, /which edge lies at “Z=40”/u)
  assert.match(refusal(`${rod} The top edge (Z=0) has a 1 mm chamfer.`).message, /which edge lies at “Z=0”/u)
})

test('a polygon has as many corners as its name says', () => {
  refusal('A hexagonal bar with all five vertices on a 28 mm diameter circle, 50 mm long.')
})

// The other end of what was extruded from a disc is the one that the disc does not cover.
holdVolumes([
  [
    'A disc 50 mm in diameter and 15 mm thick. From the center of the disc, extrude a cylinder with a diameter of 10 mm by 44 mm. At the other end of the cylinder, place a disc 30 mm in diameter and 5 mm thick.',
    (Math.PI / 4) * (50 ** 2 * 15 + 10 ** 2 * 44 + 30 ** 2 * 5),
  ],
  [
    'Draw a circle with a diameter of 50 mm and extrude it by 15 mm. From the center of this disc, extrude a thin rod with a diameter of 10 mm by 44 mm. At the other end of the rod, place a second disc identical to the first one.',
    (Math.PI / 4) * (50 ** 2 * 30 + 10 ** 2 * 44),
  ],
])
