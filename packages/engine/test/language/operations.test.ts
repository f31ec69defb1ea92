/** Parts told operation by operation, in the words in which one engineer explains them to another. */
import { holdVolumes } from './volumes.ts'

const cyl = (diameter: number, height: number): number => (Math.PI * diameter ** 2 * height) / 4
const cone = (a: number, b: number, height: number): number =>
  (Math.PI * height * (a * a + a * b + b * b)) / 12
const slot = (length: number, width: number, height: number): number =>
  (length - width) * width * height + cyl(width, height)

// Hours of a clock, several at once.
holdVolumes([
  [
    'A disc 70 mm in diameter and 5 mm thick. Drill four 6 mm holes through it at 1, 4, 7 and 10 o’clock, each 25 mm from the center.',
    cyl(70, 5) - 4 * cyl(6, 5),
  ],
  [
    'This is a ring 60 mm in outer diameter, 20 mm in inner diameter and 4 mm thick. There are 3 holes, 5 mm in diameter, at the 12, 4 and 8 o’clock positions. Each is 20 mm from the center.',
    cyl(60, 4) - cyl(20, 4) - 3 * cyl(5, 4),
  ],
])

// The way of a slot by a side, and across the middle.
holdVolumes([
  [
    'A 90 x 50 x 20 mm block with a 12 mm wide, 6 mm deep slot cut across the middle of the top face (parallel to the 50 mm side).',
    90 * 50 * 20 - 12 * 6 * 50,
  ],
  [
    'The plate is 100 mm by 60 mm and 5 mm thick. Cut a slot through the plate that is 30 mm long overall and 8 mm wide. It runs parallel to the left edge and its center is 20 mm from the left edge.',
    100 * 60 * 5 - slot(30, 8, 5),
  ],
])

// A row by the step from one to the next; a hole up into the bottom; a height from the top down.
holdVolumes([
  [
    'The bar is 120 mm (X) x 20 mm (Y) x 8 mm (Z). There are 4 holes in a row along X, each 6 mm in diameter and all the way through. The first hole is 15 mm from the left end and each hole after that is 30 mm from the previous one.',
    120 * 20 * 8 - 4 * cyl(6, 8),
  ],
  [
    'Make a cylinder 30 mm in diameter and 25 mm tall. Drill a 10 mm hole up into the bottom of the cylinder, 15 mm deep.',
    cyl(30, 25) - cyl(10, 15),
  ],
  [
    'Start by creating the bottom leg: 60 mm (X) x 25 mm (Y) x 6 mm (Z). Then create the vertical leg on the right end of the bottom leg. It’s 6 mm (X) x 25 mm (Y) x 34 mm (Z) and sits on top of the bottom leg, so the total height is 40 mm. Cut an 8 mm hole through the vertical leg in the X direction. The center of the hole is 12 mm down from the top and it’s centered in Y.',
    60 * 25 * 6 + 6 * 25 * 34 - cyl(8, 6),
  ],
])

// Parts of a letter: told by name, extruded as a profile.
holdVolumes([
  [
    'This is a T shaped part.\n\n1. Make the vertical part of the T: a rectangular prism 15 mm (X) x 20 mm (Y) x 50 mm (Z).\n\n2. Make the horizontal part of the T: a rectangular prism 70 mm (X) x 20 mm (Y) x 15 mm (Z) that sits on top of the first one and is centered on it.',
    15 * 20 * 50 + 70 * 20 * 15,
  ],
  [
    'This is a T shape. The top bar of the T is 50 mm wide and 8 mm thick. The stem of the T is 8 mm wide and 30 mm tall. Extrude the profile 40 mm in Y.',
    (50 * 8 + 8 * 30) * 40,
  ],
  [
    'An L-bracket. Start with an L-shaped profile. The vertical leg is 60 mm tall and the horizontal leg is 45 mm long. Both legs are 6 mm thick. Extrude the profile 35 mm.',
    (60 * 6 + 39 * 6) * 35,
  ],
])

// The same once more, and what both ends have.
holdVolumes([
  [
    'A disc 60 mm in diameter and 8 mm thick. Add a 24 mm diameter boss on top that is 6 mm tall. Do the same on the bottom.',
    cyl(60, 8) + 2 * cyl(24, 6),
  ],
  [
    'This is a plate, 90 x 40 x 6 mm. Cut a 7 mm hole through the plate, 12 mm from the left edge. Repeat this on the right side.',
    90 * 40 * 6 - 2 * cyl(7, 6),
  ],
  [
    'A 50 x 50 x 20 mm block. Chamfer the top edges 2 mm. Do the same for the bottom edges.',
    2 * ((2 / 3) * (2500 + 46 * 46 + 50 * 46)) + 2500 * 16,
  ],
  [
    'A round bar 20 mm in diameter and 90 mm long. Both ends have an 8 mm hole that’s 20 mm deep.',
    cyl(20, 90) - 2 * cyl(8, 20),
  ],
  [
    'This is a plate with a slot at each end. Start with a 100 x 30 x 5 mm plate. Cut a slot through the plate near the left end. The slot is 6 mm wide and 14 mm long overall, parallel to the Y axis. Its center is 12 mm from the left edge. Mirror the slot to the right end of the plate.',
    100 * 30 * 5 - 2 * slot(14, 6, 5),
  ],
])

// A mouth on each side.
holdVolumes([
  [
    'A 30 x 30 x 24 mm block with a 6 mm hole through the center. The counterbore on top is 11 mm in diameter and 7 mm deep. The countersink on the bottom is 12 mm in diameter and has a 90 degree angle.',
    30 * 30 * 24 - cyl(6, 24) - (cyl(11, 7) - cyl(6, 7)) - (cone(12, 6, 3) - cyl(6, 3)),
  ],
  [
    'Create a cylinder 30 mm in diameter and 36 mm tall. Cut a 12 mm hole through the center of the cylinder. On the top, counterbore the hole with an 18 mm diameter, 6 mm deep. Do the same on the bottom.',
    cyl(30, 36) - cyl(12, 24) - 2 * cyl(18, 6),
  ],
])

/** What is left of a ring's wall between two straight cuts from its bore outwards. */
const opened = (outer: number, inner: number, width: number, height: number): number => {
  const half = (radius: number): number =>
    (width / 2) * Math.sqrt(radius ** 2 - (width / 2) ** 2) + radius ** 2 * Math.asin(width / 2 / radius)
  return cyl(outer, height) - cyl(inner, height) - (half(outer / 2) - half(inner / 2)) * height
}

// A ring that is opened on one side.
holdVolumes([
  [
    'Create a ring with a 50 mm outside diameter, a 34 mm inside diameter and a 12 mm height. Cut a 3 mm wide gap through one side of the ring (from the inside to the outside).',
    opened(50, 34, 3, 12),
  ],
  [
    'Make a tube with a 14 mm outer diameter, a 10 mm inner diameter and a length of 30 mm. Cut a 2 mm wide slit along the full length of the tube through one wall only.',
    opened(14, 10, 2, 30),
  ],
])

// A hole that goes on narrower; flanges that do not go beyond the ends; a hub on one side.
holdVolumes([
  [
    'Start with a 40 mm cube. Bore a 25 mm diameter hole into the front face, 20 mm deep. Continue the hole through the rest of the cube with a 12 mm diameter.',
    64_000 - cyl(25, 20) - cyl(12, 20),
  ],
  [
    'First create a pipe with an outer diameter of 30 mm, an inner diameter of 24 mm and a length of 80 mm. Next, add a flange to both ends of the pipe. Each flange has a 60 mm outer diameter and is 6 mm thick. The outside face of each flange is flush with the end of the pipe.',
    cyl(30, 80) - cyl(24, 80) + 2 * (cyl(60, 6) - cyl(30, 6)),
  ],
  [
    'The disc is 60 mm in diameter and 10 mm thick. On one side there is a hub that is 25 mm in diameter and extends 12 mm from the face of the disc. There is a 10 mm bore through the whole thing.',
    cyl(60, 10) + cyl(25, 12) - cyl(10, 22),
  ],
])

// Edges by how long they are, and what a round cut leaves.
holdVolumes([
  ['A 120 x 20 x 10 mm bar. Chamfer the four long edges 1 mm.', 120 * 20 * 10 - 4 * 0.5 * 120],
  ['A 80 x 30 x 10 mm bar. Chamfer the long top edges 2 mm.', 80 * 30 * 10 - 2 * 2 * 80],
  [
    'Make a cylinder 40 mm in diameter and 24 mm tall. From the bottom, cut a 32 mm diameter hole that is 20 mm deep. This leaves a 4 mm thick top and 4 mm thick walls.',
    cyl(40, 24) - cyl(32, 20),
  ],
])

// Of several holes the one that is there; blocks that are lined up; stacked ones told one by one.
holdVolumes([
  [
    'A 60 x 60 x 5 mm plate with a large hole in the middle and four smaller holes in the corners. The hole in the middle is 30 mm in diameter. The holes in the corners are 5 mm in diameter, 8 mm from the edges.',
    60 * 60 * 5 - cyl(30, 5) - 4 * cyl(5, 5),
  ],
  [
    'Start with a block 50 mm long (X), 20 mm wide (Y) and 15 mm tall (Z). Put a second block on top of the first one. It is 20 mm long, 20 mm wide and 10 mm tall and it’s lined up with the left side of the first block.',
    50 * 20 * 15 + 20 * 20 * 10,
  ],
  [
    'This is a part with three stacked discs, each one smaller than the one below it.\n\n1. The bottom disc is 60 mm in diameter and 10 mm tall.\n\n2. The middle disc is 40 mm in diameter and 10 mm tall. It’s centered on the bottom disc.\n\n3. The top disc is 20 mm in diameter and 10 mm tall, and it’s centered on the middle disc.',
    cyl(60, 10) + cyl(40, 10) + cyl(20, 10),
  ],
])
