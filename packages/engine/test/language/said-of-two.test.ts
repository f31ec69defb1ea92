/** "Both have …" of two that were told one by one, pipes that meet, and levels that a body reaches. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What two round bodies of one diameter have in common where they cross. */
const crossing = (diameter: number): number => (2 / 3) * diameter ** 3
const tee = (outer: number): number => round(outer, 80) + round(outer, 40) - crossing(outer) / 2

holdVolumes([
  [
    'A pipe tee. The run is a pipe 80 mm long along the X axis (X=-40 to X=40), and the branch is a pipe that leaves the run at its middle and extends along +Z until Z=40. Both have a 24 mm outer diameter and an 18 mm inner diameter, and all three bores connect at the center. First unite the two outer cylinders (the branch starts at the run axis, Z=0), then cut the two inner cylinders.',
    tee(24) - tee(18),
  ],
  [
    'A plate 80 x 40 x 5 mm with a hole at X=-20 and a hole at X=20. Both have a diameter of 12 mm.',
    80 * 40 * 5 - 2 * round(12, 5),
  ],
  [
    'A plate 80 x 40 x 5 mm. A post 20 mm tall stands on the plate at X=-20. A peg 10 mm tall stands on the plate at X=20. Both have a diameter of 12 mm.',
    80 * 40 * 5 + round(12, 20) + round(12, 10),
  ],
  ['A base 40 x 40 x 5 mm. A post 10 mm in diameter extends upward until Z=30.', 40 * 40 * 5 + round(10, 25)],
])
