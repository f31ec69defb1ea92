/** What is cut away by its bounds along the axes, and bodies drawn in an upright plane. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const cap = (radius: number, height: number): number => (Math.PI * height ** 2 * (3 * radius - height)) / 3
const ball = (radius: number): number => (4 / 3) * Math.PI * radius ** 3
const block = 'A block from X=0 to X=64, Y=0 to Y=28, Z=0 to Z=36.'
const solid = 64 * 28 * 36

holdVolumes([
  [`${block} The material with X > 40 and Z > 24 is removed.`, solid - 24 * 12 * 28],
  [`${block} Cut away everything with X<=10 and Y >= 20.`, solid - 10 * 8 * 36],
  [
    `${block} A step is milled at the right end: the region from X=50 to X=64 and above Z=30 is removed.`,
    solid - 14 * 6 * 28,
  ],
  [
    `${block} A box from X=20 to X=30, Y=0 to Y=28, Z=26 to Z=36 is subtracted to form a slot.`,
    solid - 10 * 28 * 10,
  ],
  [
    'A ball of 44 mm diameter centered at the origin, with everything below Z=-14 cut off.',
    ball(22) - cap(22, 8),
  ],
  ['A sphere of radius 18 mm at the origin. The part above Z=10 is trimmed off.', ball(18) - cap(18, 8)],
  [
    'A rod of 24 mm diameter along the X axis from X=-30 to X=30. All material with Z < -7 is removed, leaving a flat.',
    60 * (Math.PI * 144 - (144 * Math.acos(7 / 12) - 7 * Math.sqrt(144 - 49))),
  ],
  [
    'A cylinder 66 mm in diameter and 80 mm tall (Z=0 to Z=80). The interior cavity (58 mm diameter, from Z=6 up to the open top at Z=80) is cut.',
    round(66, 80) - round(58, 74),
  ],
  // Points in an upright plane.
  [
    'A triangle in the XZ plane with vertices (0, 0), (36, 0) and (0, 20), extruded from Y=-4 to Y=4.',
    360 * 8,
  ],
  [
    'A sole plate from X=0 to X=50, Y=-20 to Y=20, Z=0 to Z=4. A back plate from X=0 to X=4, Y=-20 to Y=20, Z=4 to Z=40. Two gussets, each 3 mm thick (Y=-20 to Y=-17 and Y=17 to Y=20); each is a right triangle in the XZ plane with vertices (4, 4), (28, 4), and (4, 28).',
    50 * 40 * 4 + 4 * 40 * 36 + 2 * 3 * 288,
  ],
  [
    `${block} A triangular corner with vertices (X=44, Z=36), (X=64, Z=36) and (X=64, Z=16) is cut away.`,
    solid - 200 * 28,
  ],
])

test('nothing can be cut beyond the part', () => {
  assert.match(refusal(`${block} Everything above Z=40 is removed.`).message, /nothing to cut/u)
})
