/** Ramps by the heights of their ends, holes beside a channel, and words that name no side. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A wedge. The bottom is a 72mm long x 34mm wide rectangle. One end is 22mm tall and the other end is only 6mm tall, with a flat sloping face between them. The two ends are vertical. There is a 9mm diameter vertical hole through the wedge, right in the center.',
    72 * 34 * 14 - round(9, 14),
  ],
  [
    'A block 50 mm long, 32 mm wide and 18 mm tall. There’s an 8 mm diameter vertical hole that goes through the block, right in the middle.',
    50 * 32 * 18 - round(8, 18),
  ],
  // The channel parts the top into two strips; the corners are those of the block.
  [
    'An 80mm (X) x 50mm (Y) x 24mm (Z) block. Cut a channel 16 mm wide and 9 mm deep into the top along the whole length in X. Drill four 6 mm holes through the block in Z. There is one near each corner. The center of each hole is 10 mm from the closest short edge and 7 mm from the closest long edge.',
    80 * 50 * 24 - 16 * 9 * 80 - 4 * round(6, 24),
  ],
])
