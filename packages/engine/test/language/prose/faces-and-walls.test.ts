/** Holes into several faces, through walls that nobody told as bodies, and on from the floor of what is cut. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math

const bored = (diameter: number, depth: number, count = 1): number => (count * PI * diameter ** 2 * depth) / 4

/** Three holes of one radius that cross in the middle of a cube. */
const crossing = (radius: number, side: number): number =>
  3 * PI * radius ** 2 * side - 16 * radius ** 3 + 8 * (2 - Math.SQRT2) * radius ** 3

const hexagon = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2

holdProse([
  [
    'A 36 mm cube with a 12 mm diameter hole in the center of all 6 faces. The holes run right through, so it is really just 3 holes that meet in the middle.',
    36 ** 3 - crossing(6, 36),
  ],
  ['A 30 mm cube with a 6 mm hole, 4 mm deep, in the center of each face.', 27000 - bored(6, 4, 6)],
  [
    'A hex spacer 10mm across flats and 25mm long. In the center of each end there is a 4mm hole 8mm deep.',
    hexagon(10) * 25 - bored(4, 8, 2),
  ],
  ['A bar 100 x 20 x 20 mm with an 8 mm hole, 20 mm deep, in both ends.', 40000 - bored(8, 20, 2)],
  [
    'A block 60 x 40 x 30 mm. Both the top and the bottom have a 12 mm hole in the middle, 6 mm deep.',
    72000 - bored(12, 6, 2),
  ],
  [
    'A tube with a hole in it.\n\n1. The tube is 30mm x 30mm on the outside and 120mm long. The wall is 2mm thick.\n\n2. The hole is 8mm diameter. It is at the middle of the length, centered on the face, and goes through both walls.',
    (900 - 676) * 120 - bored(8, 4),
  ],
  [
    'A tube with a hole in it.\n\n1. The tube is 30mm x 30mm on the outside and 120mm long. The wall is 2mm thick.\n\n2. The hole is 8mm diameter. It is at the middle of the length, centered on the face, and goes through one wall only.',
    (900 - 676) * 120 - bored(8, 2),
  ],
  [
    'A block 40 (X) x 30 (Y) x 60 (Z). Cut a slot from the top, 14 mm wide in Y, 38 mm deep, all the way across in X. Drill a 10 mm hole through both arms, 15 mm from the top.',
    40 * 30 * 60 - 40 * 14 * 38 - bored(10, 16),
  ],
  [
    'A block 60 x 40 x 30 mm. Drill a 20 mm hole 10 mm deep, 15 mm from the left edge. Then drill a 10 mm hole through the rest.',
    72000 - bored(20, 10) - bored(10, 20),
  ],
  [
    'A block 50 x 50 x 30 mm. In the center of the top is a 30 mm hole 10 mm deep, and from the bottom of that hole a 15 mm hole continues through.',
    75000 - bored(30, 10) - bored(15, 20),
  ],
  [
    'A block 50 x 50 x 30 mm with a stepped bore down the middle: 30 mm diameter for the first 10 mm, then 20 mm diameter the rest of the way through.',
    75000 - bored(30, 10) - bored(20, 20),
  ],
])

holdProse([
  [
    'A block 40 mm (X) by 30 mm (Y) by 20 mm (Z=0 to Z=20). A 6 mm hole 9 mm deep is drilled into the center of the X=20 face.',
    24000 - bored(6, 9),
  ],
])

holdUnread([
  // No face lies there.
  'A block 40 mm (X) by 30 mm (Y) by 20 mm (Z=0 to Z=20). A 6 mm hole 9 mm deep is drilled into the center of the X=17 face.',
  'A block 50 x 30 x 20 mm with a 12 mm hole in the top so that a thin floor is left.',
  // Near each end, or into each: neither how far nor how deep is told.
  'A bar 100 x 20 x 20 mm with a 6 mm hole through each end',
  // Two of six faces: which?
  'A 30 mm cube with a 6 mm hole, 4 mm deep, in two of the faces.',
  // Through all six they are three.
  'A 36 mm cube with a 12 mm hole through the center of each face, so there are four holes.',
])
