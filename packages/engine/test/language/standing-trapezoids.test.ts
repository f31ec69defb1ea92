/** Rails, ribs and teeth with a trapezoidal section that stand on their base line. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A bar 60 mm long (X=0 to X=60), 10 mm wide (Y) and 6 mm high (Z=0 to Z=6). Six trapezoidal teeth stand on the top face at a 10 mm pitch, with the first tooth centered at X=5 and the last at X=55. Each tooth is 6 mm wide at its base, 3 mm wide at its tip, 4 mm high, and spans the full 10 mm width.',
    60 * 10 * 6 + 6 * 4.5 * 4 * 10,
  ],
  [
    'A slide base. The block is 90 mm long (X), 60 mm wide (Y) and 15 mm thick (Z=0 to Z=15). A male dovetail rail runs the full 90 mm length on top, centered at Y=0: its trapezoidal cross-section in the YZ plane is 20 mm wide at the bottom (Z=15), flares out to 30 mm wide at the top (Z=25), and is 10 mm high.',
    90 * 60 * 15 + 25 * 10 * 90,
  ],
  [
    'A block 80 x 50 x 10 mm. A trapezoidal ridge stands on the top face. The ridge is 20 mm wide at the base, narrows to 12 mm at the top, is 8 mm tall and spans the full 50 mm width.',
    80 * 50 * 10 + 16 * 8 * 50,
  ],
])
