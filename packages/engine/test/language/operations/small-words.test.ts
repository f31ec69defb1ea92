/** One small word each: "take a block", "lies flat", "(+Z)", a distance between centres, "not the top edges". */
import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

holdOperations([
  [
    'A 92 x 40 x 5 mm plate with two 8 mm holes with a center-to-center distance of 44 mm.',
    92 * 40 * 5 - PI * 32 * 5,
  ],
  [
    'A 92 x 40 x 5 mm plate with two 8 mm holes. The distance between the holes is 44 mm.',
    92 * 40 * 5 - PI * 32 * 5,
  ],
  ['Take a 50 x 36 x 24 mm block and shell it to 3 mm, removing the top face.', 50 * 36 * 24 - 44 * 30 * 21],
  [
    'A block 70mm (X) by 50mm (Y) by 20mm (Z). A 6mm deep slot 12mm wide (Y) is cut into the top (+Z) face along X.',
    70 * (1000 - 72),
  ],
  [
    'A 74 x 44 x 8 mm plate. Fillet the four vertical edges 5 mm, but not the top edges.',
    74 * 44 * 8 - (4 - PI) * 25 * 8,
  ],
  ['The block lies flat on the XY plane. It is 42 x 30 x 10 mm.', 42 * 30 * 10],
])

holdRefusals([
  'A 70 x 44 x 8 mm plate. Fillet all edges 2 mm, but not the top edges.',
  'A block 90 x 40 x 36 mm. Take a section off the top left end, 30 mm long and 18 mm high.',
])
