/** Ends with a full radius are half circles; an edge that is named by two sides is the one where they meet. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const link = (length: number, width: number): number => (length - width) * width + (PI / 4) * width ** 2
const BLOCK = 60 * 40 * 25
/** What a rounding takes off a square edge, for each millimetre of it. */
const rounding = (radius: number): number => (1 - PI / 4) * radius ** 2

holdVolumes([
  ['A bar 90mm long, 20mm wide and 6mm thick. Round both ends with a full radius.', link(90, 20) * 6],
  ['A bar 90 x 20 x 6 mm, ends fully rounded.', link(90, 20) * 6],
  [
    'A bar 90 x 20 x 6 mm, both ends fully rounded, with an 8 mm hole at each end, concentric with the rounding.',
    (link(90, 20) - 2 * PI * 16) * 6,
  ],
  [
    'A 60 x 40 x 25 mm block. Fillet the front left vertical edge with a 6 mm radius.',
    BLOCK - rounding(6) * 25,
  ],
  [
    'A 60 x 40 x 25 mm block. Fillet the front left and back right vertical edges with a 6 mm radius.',
    BLOCK - 2 * rounding(6) * 25,
  ],
])
