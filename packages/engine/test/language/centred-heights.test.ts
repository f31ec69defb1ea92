/** Heights told from the middle of a body at the origin; sides said twice; lists of coordinates before another body. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A block 80mm (X) by 40mm (Y) by 30mm (Z), centered at the origin. A 12mm diameter hole runs through it along Y at X=0, Z=0.',
    80 * 40 * 30 - round(12, 40),
  ],
  [
    'A block 80mm (X) by 40mm (Y) by 30mm (Z), centered at the origin. Two 8mm diameter holes are drilled from the top face down to Z=-5 at X=-25 and X=25.',
    80 * 40 * 30 - 2 * round(8, 20),
  ],
  [
    'A block 70mm (X) by 50mm (Y) by 20mm (Z). An 8mm diameter hole is drilled 12mm deep into the left (-X) face, centered.',
    70 * 50 * 20 - round(8, 12),
  ],
  [
    'A block 70mm (X) by 50mm (Y) by 20mm (Z). A 6mm deep slot 12mm wide (Y) is cut into the top (+Z) face along X.',
    70 * 50 * 20 - 6 * 12 * 70,
  ],
  [
    'Two round posts, 8mm in diameter and 30mm tall (Z=0 to Z=30), centered at X=-25 and X=25, joined at the top by a bar 70mm long (X), 10mm wide (Y) and 6mm thick (Z=30 to Z=36).',
    2 * round(8, 30) + 70 * 10 * 6,
  ],
  [
    'An annular gasket lying on the XY plane: outer diameter 70mm, inner diameter 50mm, thickness 3mm.',
    round(70, 3) - round(50, 3),
  ],
  [
    'A valve plate 60mm (X) by 60mm (Y) by 12mm thick. A 14mm diameter stem port passes through its center.',
    60 * 60 * 12 - round(14, 12),
  ],
])
