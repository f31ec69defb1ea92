/** Words that would make another part: refused where nothing of the part answers to them. */
import { holdOperations, holdRefusals } from './operated.ts'

holdOperations([
  ['A 60 x 40 x 8 mm plate with a second 6 mm hole in the middle.', 60 * 40 * 8 - 9 * Math.PI * 8],
  ['A round disc with a 50 mm outside diameter and 4 mm thick.', 625 * Math.PI * 4],
])

holdRefusals([
  'An almost 60 x 40 x 8 mm plate.',
  'A 60 x 40 x 8 mm plate with a blind 5 mm hole in the curved center.',
  'A tapered 60 x 40 x 8 mm plate.',
  'A 60 x 40 x 8 mm plate with a tilted 6 mm hole in the middle.',
  'A 60 x 40 x 8 mm plate. Drill a 6 mm hole through the middle of the hollow top face.',
  'This is a twisted bar. The bar is 60 x 10 x 10 mm.',
  'A plate 60 x 40 x 8 mm without with a 6 mm hole in the middle.',
  'A disc 60 mm in diameter and 5 mm thick, cut so that only the left half remains.',
  'A 60 x 40 x 8 mm plate with two curved 7 mm holes, 20 mm apart.',
])

holdOperations([
  [
    'A 80 x 40 x 20 mm block. A groove 8 mm wide and 5 mm deep runs along the top.',
    80 * 40 * 20 - 80 * 8 * 5,
  ],
  [
    'A 80 x 40 x 20 mm block with a 30 x 10 mm window straight through from front to back.',
    80 * 40 * 20 - 30 * 10 * 40,
  ],
])

holdRefusals([
  'All sizes are in cm. A block 5 x 4 x 3.',
  'A 60 x 40 x 20 mm block with a 20 x 10 mm pocket, 4 mm deep, in the top and bottom faces.',
  'A disc 60 mm in diameter and 20 mm thick with a 10 mm hole counterbored 16 mm in diameter and 5 mm deep from both ends.',
])

holdOperations([
  [
    'A 80 x 60 x 8 mm plate with two 6 mm holes at (-20, 10) and (25, -15).',
    80 * 60 * 8 - 2 * 9 * Math.PI * 8,
  ],
])
