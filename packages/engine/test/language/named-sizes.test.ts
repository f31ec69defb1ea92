/** A size of the body that is named once more with its number tells which way, and is no size of the cut. */
import { holdVolumes } from './volumes.ts'

const ring = (outer: number, inner: number, height: number): number =>
  (Math.PI * (outer ** 2 - inner ** 2) * height) / 4

holdVolumes([
  [
    'A cylinder, 60 mm diameter and 30 mm tall. Cut a groove around the outside of the cylinder. The groove is 8 mm wide and 5 mm deep. The groove is centered in the 30 mm height.',
    ring(60, 0, 30) - ring(60, 50, 8),
  ],
  [
    'A block 90 x 50 x 20 mm. Cut a 12 mm wide, 6 mm deep slot in the top across the 50 mm width.',
    90 * 50 * 20 - 12 * 6 * 50,
  ],
  [
    'A bar 120 x 24 x 10 mm. Drill a 6 mm hole centered in the 120 mm length and the 24 mm width.',
    120 * 24 * 10 - ring(6, 0, 10),
  ],
])
