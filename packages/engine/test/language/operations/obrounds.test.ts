import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math
const obround = (apart: number, width: number, thick: number): number =>
  (apart * width + (PI * width * width) / 4) * thick

holdOperations([
  [
    'Draw a slot shape (two half circles connected by straight lines), 50mm center to center and 24mm wide. Extrude it 6mm.\n\n1. At one of the two centers, drill an 8mm through hole.\n\n2. At the other center, drill a 12mm through hole.',
    obround(50, 24, 6) - PI * 6 * (16 + 36),
  ],
  [
    'Start with a stadium-shaped bar, 70mm center to center, 20mm wide and 10mm thick. On top of one of the round ends add a boss that is 20mm in diameter and 12mm tall. Drill a 9mm hole through the center of the boss and the bar below it. At the other end cut a 7mm hole. It is concentric with that round end.',
    obround(70, 20, 10) + PI * 100 * 12 - PI * 4.5 * 4.5 * 22 - PI * 3.5 * 3.5 * 10,
  ],
  [
    'A bar 80 mm long, 18 mm wide and 5 mm thick. Its ends are fully rounded. It has a 6 mm hole at each end, concentric with the rounded ends.',
    obround(62, 18, 5) - 2 * PI * 9 * 5,
  ],
  [
    'Draw an obround 40mm between centers with 8mm radius ends and extrude it 4mm. Put a 5mm hole at one end and a 6mm hole at the other end.',
    obround(40, 16, 4) - PI * 4 * (6.25 + 9),
  ],
])

holdRefusals(['Draw a slot shape 60mm center to center. Extrude it 8mm.'])
