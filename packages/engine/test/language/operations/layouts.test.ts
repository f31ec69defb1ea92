/** Rows, columns, bolt circles, the first of them; distances from corners, edges and other holes. */
import { holdOperations, holdRefusals } from './operated.ts'

const drilled = (whole: number, many: number, diameter: number, depth: number): number =>
  whole - many * Math.PI * (diameter / 2) ** 2 * depth

const PLATE = 100 * 60 * 8
const DISC = Math.PI * 40 ** 2 * 8

holdOperations([
  [
    'A 100mm x 60mm x 8mm plate. Cut a grid of 15 through holes, 5 along the length and 3 across the width. The holes are 6mm in diameter, spaced 15mm apart center to center in both directions. The grid is centered on the plate.',
    drilled(PLATE, 15, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate with two rows of three 5mm holes. The rows are 30mm apart and the holes in each row are 25mm apart.',
    drilled(PLATE, 6, 5, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate with a 4 x 2 grid of 5mm holes spaced 20 mm in X and 30 mm in Y.',
    drilled(PLATE, 8, 5, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Drill four 5mm holes in a line along the length, 20 mm apart, the first one 15 mm from the left end.',
    drilled(PLATE, 4, 5, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate with four 6 mm holes, 70 mm apart in X and 36 mm apart in Y.',
    drilled(PLATE, 4, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Near each corner there is a 6mm diameter hole. The center of each hole is 9mm from the two edges next to it.',
    drilled(PLATE, 4, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Drill two 6mm holes, one on each side. They are 15mm from the ends of the plate and centered in Y.',
    drilled(PLATE, 2, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. The two 6mm holes are 20mm from the right end, and each one is 12mm from its nearest long side.',
    drilled(PLATE, 2, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate with a 9 mm hole 25 mm to the right and 13 mm above the center.',
    drilled(PLATE, 1, 9, 8),
  ],
  [
    'A disc 80 mm in diameter and 8 mm thick. Cut six 6mm holes equally spaced on a 60mm bolt circle, with the first one at the 12 o’clock position.',
    drilled(DISC, 6, 6, 8),
  ],
  [
    'A disc 80 mm in diameter and 8 mm thick. Cut four 6mm holes equally spaced on a 60mm bolt circle, starting at 45 degrees.',
    drilled(DISC, 4, 6, 8),
  ],
  [
    'A bar 90mm (X) by 20mm (Y) by 8mm (Z). Five 5mm through holes with a pitch of 16mm from X=-32 to X=32.',
    drilled(90 * 20 * 8, 5, 5, 8),
  ],
  [
    'A disc 80 mm in diameter and 8 mm thick. Cut three 6mm holes on a 60mm diameter bolt circle, spaced 45 degrees apart.',
    drilled(DISC, 3, 6, 8),
  ],
])

holdRefusals([
  // Across the plate they would not fit: along it only the first is so far from the end.
  'A 120 x 60 x 8 mm plate. Drill four 6mm holes, 20 mm apart, 15 mm from the left end.',
  // How far apart they are is not told.
  'A 100 x 60 x 8 mm plate with a 4 x 2 grid of 5mm holes.',
  'A 100 x 60 x 8 mm plate with three 5mm holes evenly spaced along the length.',
  // Not as many as in the rows.
  'A 100 x 60 x 8 mm plate with five 5mm holes in two rows of three, 20 mm apart.',
  // From its side or from its middle?
  'A plate 140 x 64 x 8 mm with a pocket 20 x 20 mm, 4 mm deep, 30 mm from the left edge. A 5 mm hole is 40 mm to the right of the pocket.',
  // Both at one place.
  'A 100 x 60 x 8 mm plate with two 5mm holes, each 20 mm from the left edge.',
  'A perforated plate 60 mm x 40 mm x 4 mm.',
])
