/** How far fins, blades and arms stand out from a middle, told as a distance from it. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What of a strip from the middle to a flat end lies outside a circle. */
const outside = (reach: number, width: number, radius: number): number =>
  width * reach -
  ((width / 2) * Math.sqrt(radius ** 2 - (width / 2) ** 2) + radius ** 2 * Math.asin(width / 2 / radius))

holdVolumes([
  [
    'A hub 40 mm in diameter and 10 mm tall. Four radial arms, each 8 mm wide and 10 mm thick, stretch from the hub out to 60 mm from its center.',
    round(40, 10) + 4 * 10 * outside(60, 8, 20),
  ],
  [
    'A round core 20 mm in diameter and 30 mm tall carries eight radial vanes. Each vane is 1.5 mm thick and 30 mm tall and reaches from the core out to 25 mm from the Z axis (flat outer end).',
    round(20, 30) + 8 * 30 * outside(25, 1.5, 10),
  ],
  [
    'A disc 70 mm in diameter and 3 mm thick (Z=0 to Z=3). Hub: cylinder 18 mm in diameter from Z=0 to Z=20. Four flat ribs, 2 mm thick, at 0, 90, 180 and 270 degrees, standing on the disc from Z=3 to Z=15 and running from the hub to a blunt end 32 mm from the axis.',
    round(70, 3) + round(18, 17) + 4 * 12 * outside(32, 2, 9),
  ],
])
