import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math
const QUARTER = 1 - PI / 4

holdOperations([
  ['84 x 50 x 6 plate. Fillet the vertical edges with an 8 mm radius.', 84 * 50 * 6 - 4 * 64 * 6 * QUARTER],
  ['A plate 84 x 50 x 6 mm with 8 mm rounded corners.', 84 * 50 * 6 - 4 * 64 * 6 * QUARTER],
  ['A plate 84 x 50 x 6 mm. All four corners have an 8 mm radius.', 84 * 50 * 6 - 4 * 64 * 6 * QUARTER],
  ['A 50 x 40 x 20 block. Chamfer the four 20mm long edges parallel to Z by 3 mm.', 40000 - 4 * 20 * 4.5],
  [
    'A 50 x 40 x 20 block. Fillet the front left vertical edge with a 5 mm radius.',
    40000 - 20 * 25 * QUARTER,
  ],
  ['A 50 x 40 x 20 block. Add a 2mm x 45 degree chamfer to the top right edge.', 40000 - 40 * 2],
  ['A 50 x 40 x 20 block. Chamfer the top left and the top right edge 2 mm.', 40000 - 2 * 40 * 2],
  [
    'A 50 x 40 x 20 block. Round the left vertical edges 6 mm and the right vertical edges 3 mm.',
    40000 - 2 * 20 * QUARTER * (36 + 9),
  ],
  ['A 50 x 40 x 20 block. Put a 2 mm chamfer on the two long edges of the top face.', 40000 - 2 * 50 * 2],
  [
    'A 50 x 40 x 20 block. Only one of its four upright edges is rounded, with a radius of 5 mm.',
    40000 - 20 * 25 * QUARTER,
  ],
  [
    'A disc 60 mm in diameter and 10 mm thick. Drill a 20 mm hole through the center. Chamfer the top edge of the hole by 1 mm.',
    PI * 900 * 10 - PI * 100 * 10 - (PI / 3) * (121 + 110 + 100) + PI * 100,
  ],
  [
    'A 60 x 40 x 20 mm block. Cut a pocket 40 x 20 mm and 10 mm deep into the center of the top. Fillet the four vertical corners of the pocket with a 4 mm radius.',
    48000 - 8000 + 4 * 10 * 16 * QUARTER,
  ],
])

holdRefusals([
  'A 50 x 40 x 20 block with 1 mm chamfers on all 10 edges.',
  'A 50 x 40 x 20 block. Chamfer one of the top edges by 4 mm.',
  'A plate 84 x 50 x 6 mm with 5 mm fillets on the vertical edges. The vertical edges stay sharp.',
  'A 50 x 40 x 20 block. Round all edges by 2 mm. The bottom edges stay sharp.',
  'A plate 84 x 50 x 6 mm. Round two corners of the plate with a radius of 10 mm.',
  'A rounded plate 84 x 50 x 6 mm.',
  'A 50 x 40 x 20 block with a tapered 5 mm hole in the middle.',
])
