/** Rows and grids of holes: so many each way, so far apart, from where the first lies to where the last does. */
import { holdProse, holdUnread } from './prose.ts'

const bored = (diameter: number, depth: number, count: number): number =>
  (count * Math.PI * diameter ** 2 * depth) / 4

holdProse([
  [
    'A tool plate with a grid of holes.\n\n1. The plate is 110mm (X) x 70mm (Y) x 3mm (Z).\n\n2. There are 24 holes, 6 in the X direction and 4 in the Y direction. They are 5mm diameter and the spacing is 16mm center to center in both directions. The pattern is centered on the plate.',
    110 * 70 * 3 - bored(5, 3, 24),
  ],
  [
    'A plate 98 x 70 x 4 mm. It has 5 mm holes in a grid, 6 along the length and 4 across the width, 14 mm apart each way.',
    98 * 70 * 4 - bored(5, 4, 24),
  ],
  [
    'A sheet 90 x 60 x 2 mm with a grid of 4 mm holes through it, 5 holes in the long direction by 3 holes in the short direction (15 holes in total). The holes are spaced 15 mm center to center both ways.',
    90 * 60 * 2 - bored(4, 2, 15),
  ],
  [
    'A 100 x 60 x 8 mm plate with four 6 mm holes, 70 mm apart in X and 36 mm apart in Y.',
    48000 - bored(6, 8, 4),
  ],
  [
    'A plate 120 x 70 x 8 mm. Drill four 8 mm holes. The holes are 46 mm apart along the width and 90 mm apart along the length.',
    120 * 70 * 8 - bored(8, 8, 4),
  ],
  [
    'Plate 140 x 90 x 10 mm with two rows of four holes. Each hole is 8 mm in diameter. The holes are 30 mm apart along the length and the rows are 50 mm apart.',
    140 * 90 * 10 - bored(8, 10, 8),
  ],
  [
    'A bar 150 x 24 x 9 mm with five 7 mm holes in a line along the length, uniformly spaced at 24 mm, beginning 20 mm from the left end.',
    150 * 24 * 9 - bored(7, 9, 5),
  ],
  [
    'The bar is 120 mm (X) x 20 mm (Y) x 8 mm (Z). There are 4 holes in a row along X, each 6 mm in diameter and all the way through. The first hole is 15 mm from the left end and each hole after that is 30 mm from the previous one.',
    120 * 20 * 8 - bored(6, 8, 4),
  ],
  [
    'A bar 200 x 30 x 10 mm. Six 8 mm holes along the centerline, the first 20 mm from one end, the last 20 mm from the other end, equally spaced.',
    60000 - bored(8, 10, 6),
  ],
  [
    'A strip 160 mm long, 20 mm wide and 6 mm thick. Four 5 mm holes equally spaced along the length: the end holes are 20 mm from the ends.',
    160 * 20 * 6 - bored(5, 6, 4),
  ],
])

holdUnread([
  // Six are two and three, or three and two.
  'A plate 120 x 80 x 5 mm with six 6 mm holes, 20 mm apart in X and 30 mm apart in Y.',
  // Five by four are not fifteen.
  'A plate 120 x 80 x 5 mm with 15 holes of 4 mm, 5 in X and 4 in Y, 15 mm apart.',
  'A plate 120 x 80 x 5 mm with 15 holes of 4 mm, 5 in X and 3 in Y.',
  // What is said of the second is not said of all.
  'A strip 140 x 24 x 4 mm with five 10 mm holes in a row, 20 mm apart. The second hole is at the center of the strip.',
])
