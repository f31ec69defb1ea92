/** Bodies joined to bodies: uprights that end in a half circle, ears, legs, walls and floors. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math

holdProse([
  [
    'This is a pillow block. 1. The base is 90mm (X) x 30mm (Y) x 10mm (Z). 2. Add an upright on top of the base, centered in X, 40mm wide (X) and the same depth as the base. The sides go straight up 15mm from the top of the base and then it ends in a half circle with a 20mm radius. 3. Cut a 20mm hole through the upright in Y, concentric with the half circle.',
    90 * 30 * 10 + 30 * (40 * 15 + 200 * PI) - 30 * 100 * PI,
  ],
  [
    'A lug: a 40 x 40 x 8 mm base with an upright in the middle, 8 mm thick and 30 mm wide, which rises 20 mm and ends in a half circle of 15 mm radius. A 12 mm hole goes through the center of the half circle.',
    40 * 40 * 8 + 8 * (600 + (225 * PI) / 2) - 8 * 36 * PI,
  ],
  [
    'A base 60 x 24 x 6 mm. An upright 8 mm thick and 24 mm wide stands at the left end of the base. It is 40 mm tall and its top is a half circle.',
    60 * 24 * 6 + 8 * (24 * 28 + 72 * PI),
  ],
  [
    'A square block 40 x 40 x 20 mm with two ears, one on each side. The ears are 20 mm long, 15 mm wide and 8 mm thick, flush with the bottom of the block, centered. Each ear has a 5 mm hole.',
    40 * 40 * 20 + 2 * 20 * 15 * 8 - 2 * 8 * 6.25 * PI,
  ],
  [
    'The top is a plate 120 x 80 x 6 mm. It has four square legs, 10 x 10 mm and 50 mm long, one under each corner, flush with the edges of the plate.',
    120 * 80 * 6 + 4 * 100 * 50,
  ],
  [
    'A box without a lid, 80 x 60 x 40 mm outside, with 3 mm walls and a 4 mm floor.',
    80 * 60 * 40 - 74 * 54 * 36,
  ],
  [
    'Base plate 80mm (X) x 60mm (Y) x 8mm (Z). A back plate stands on top of the base plate, flush with the edge at X=0. The back plate is 8mm thick (X), 60mm wide (Y) and goes 50mm up from the top of the base plate. A triangular gusset, 6mm thick and centered in Y, sits in the corner between the plates. It goes 40mm along the base plate and 40mm up the back plate.',
    80 * 60 * 8 + 8 * 60 * 50 + 6 * 800,
  ],
])

holdUnread([
  'A base 60 x 24 x 6 mm. An upright 8 mm thick and 24 mm wide stands at the left end of the base. It is 40 mm tall and ends in a half circle with a 15 mm radius.',
])
