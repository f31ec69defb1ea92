/** Triangular parts: wedges and ramps, plates and prisms, with holes in their middle. */
import { holdOperations, holdRefusals } from './operated.ts'

const ROOT = Math.sqrt(3)

holdOperations([
  [
    'Make a ramp. Its profile is a right triangle with a base of 80 mm and a height of 20 mm. It is 50 mm wide.',
    40000,
  ],
  [
    'Draw an equilateral triangle with 60 mm sides and extrude it 8 mm. Drill a 12 mm hole through the center of the triangle.',
    (ROOT / 4) * 60 * 60 * 8 - Math.PI * 36 * 8,
  ],
  ['A triangular plate 6 mm thick. It is a right triangle with legs of 50 mm and 40 mm.', 6000],
  [
    'This is a triangular prism. The cross section is an isosceles triangle with a base of 40 mm and a height of 30 mm. The prism is 100 mm long.',
    60000,
  ],
  ['An equilateral triangular prism with a side length of 30 mm and 100 mm long.', (ROOT / 4) * 900 * 100],
])

holdRefusals([
  'A wedge with a right triangle profile.',
  // What kind of triangle?
  'A triangular plate 60 mm long and 6 mm thick.',
  'A wedge with a right triangle profile. The triangle has a 50 mm base and a 20 mm height.',
])
