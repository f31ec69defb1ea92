/** What is told in steps: cones by their ends, rings by their hole, pockets by their walls, and who a word speaks of. */

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4
const cone = (a: number, b: number, height: number): number =>
  (Math.PI * height * (a * a + a * b + b * b)) / 12
const torus = (outer: number, inner: number): number => {
  const [ring, tube] = [(outer + inner) / 4, (outer - inner) / 4]
  return 2 * Math.PI ** 2 * ring * tube ** 2
}
/** What a rod from the middle of a ball has in common with it. */
const rodInBall = (rod: number, ball: number): number => {
  const [r, R] = [rod / 2, ball / 2]
  const h = Math.sqrt(R ** 2 - r ** 2)
  return Math.PI * (r ** 2 * h + (2 * R ** 3) / 3 - R ** 2 * h + h ** 3 / 3)
}
const SIX = Math.sqrt(3) / 2

holdVolumes([
  // A cone on something else, told by where its ends are.
  [
    'A plate 80 x 80 x 10 mm. In the middle of it there is a cone. At the plate it has a diameter of 44 mm and at the top it is 16 mm. The cone is 30 mm tall.',
    64_000 + cone(44, 16, 30),
  ],
  [
    'A truncated cone is 36 mm in diameter at the bottom and 18 mm in diameter at the top. It is 30 mm tall. A cylinder 18 mm in diameter and 15 mm long sticks out of the narrow end.',
    cone(36, 18, 30) + cylinder(18, 15),
  ],
  [
    'The head is a cone with the end cut off. It is 14 mm diameter at the top and goes down to 8 mm diameter over a height of 4 mm. The shank continues from the small end of the cone. It is 8 mm diameter and 30 mm long.',
    cone(14, 8, 4) + cylinder(8, 30),
  ],
  // The hole of a ring is its inside.
  ['A torus, 90 mm outer diameter, with a 50 mm hole in the middle.', torus(90, 50)],
  [
    'A donut that is 70 mm across. Its center hole is 30 mm wide at the narrowest point. Its cross section is a perfect circle.',
    torus(70, 30),
  ],
  // A pocket whose size its walls leave.
  [
    'A hexagonal prism 50 mm across flats and 40 mm tall. Cut a hexagonal pocket into the top. The walls are 4 mm thick on all six sides and the floor that is left at the bottom is 6 mm thick.',
    SIX * (50 ** 2 * 40 - 42 ** 2 * 34),
  ],
  [
    'A cylinder 50 mm in diameter and 40 mm tall. Then mill a round recess in the top. The walls are 4 mm thick and the floor is 6 mm thick.',
    cylinder(50, 40) - cylinder(42, 34),
  ],
  // So far from an axis is so far from the middle.
  [
    'A 50 mm disc, 6 mm thick, has a 5 mm hole through it, 18 mm away from the axis.',
    cylinder(50, 6) - cylinder(5, 6),
  ],
  [
    'A 50 mm disc, 6 mm thick. A pin 6 mm in diameter and 10 mm tall stands on it, 15 mm off the axis of the disc.',
    cylinder(50, 6) + cylinder(6, 10),
  ],
  // What one of them has the other need not have.
  [
    'A block 60 x 40 x 20 mm has a 6 mm hole through the middle. The left side has a 4 mm hole in its middle, 10 mm deep. The opposite side does not have a hole.',
    48_000 - cylinder(6, 20) - cylinder(4, 10),
  ],
  // A body of its own, and the part.
  [
    'Make a bolt without threads. The head is a cylinder with 18 mm diameter and 8 mm height. The body of the bolt is a 10 mm diameter cylinder that hangs off the bottom of the head. It is 30 mm long.',
    cylinder(18, 8) + cylinder(10, 30),
  ],
  [
    'The base is a plate: 90 mm (X) x 30 mm (Y) x 8 mm (Z). A block 30 x 20 x 15 mm stands on top of it. Two 6 mm holes go through the base plate, each 10 mm from one of the short ends of the plate.',
    90 * 30 * 8 + 9000 - 2 * cylinder(6, 8),
  ],
  // Edges told by their length, and by a word for it.
  [
    'A block is 20 x 20 x 12 mm. The 4 short edges of the block (the 12 mm long ones) are rounded with a 2 mm radius.',
    400 * 12 - (4 - Math.PI) * 4 * 12,
  ],
  // Across a D.
  [
    'A cylinder 30 mm in diameter and 16 mm tall. There is a D shaped hole in the center of the bottom face. It is an 8 mm diameter circle with one flat on it. The flat is 2 mm from the center of the circle (so the D is 6 mm across, from the flat to the opposite side). The hole goes 10 mm up into the cylinder.',
    cylinder(30, 16) - 10 * (Math.PI * 16 - (16 * Math.acos(0.5) - 2 * Math.sqrt(12))),
  ],
  [
    'Two balls, each 30 mm in diameter. The distance between the centers of the two balls is 80 mm. A bar 10 mm in diameter connects them.',
    2 * (Math.PI / 6) * 30 ** 3 + cylinder(10, 80) - 2 * rodInBall(10, 30),
  ],
  // As far apart as what connects them is long.
  [
    'Two discs of 50 mm diameter and 4 mm thickness are joined by a rod 10 mm in diameter. There is a 20 mm space between the two discs.',
    2 * cylinder(50, 4) + cylinder(10, 20),
  ],
  // What is said of a cut or a wall besides its sizes.
  [
    'A cylinder 50 mm in diameter and 20 mm thick. Cut a V shaped groove all the way around the outside. The groove is in the middle of the thickness. It is 10 mm wide at the outside surface and 6 mm deep and it comes to a sharp point at the bottom.',
    cylinder(50, 20) - 2 * Math.PI * (25 - 2) * 30,
  ],
  [
    'A sphere 50 mm in diameter. Slice the bottom of it off with a horizontal cut that is 15 mm below the center of the sphere. This leaves a flat circle with a 40 mm diameter.',
    (Math.PI / 6) * 50 ** 3 - (Math.PI * 10 ** 2 * (75 - 10)) / 3,
  ],
])

test('a flat that is said to be wider than the cut leaves it is refused', () => {
  assert.throws(() =>
    solidOf(
      read(
        'A sphere 50 mm in diameter. Slice the bottom of it off with a horizontal cut that is 15 mm below the center of the sphere. This leaves a flat circle with a 42 mm diameter.',
      ).plan,
    ),
  )
})

test('a round pocket leaves no walls of one thickness in a square block', () => {
  assert.match(
    refusal(
      'A block 60 x 50 x 40 mm. Cut a round pocket into the top. The walls are 4 mm thick, the floor is 6 mm thick.',
    ).message,
    /pocket/u,
  )
})
