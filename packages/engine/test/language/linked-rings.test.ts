/** Rings with bores of their own, and what runs from one to the other without closing them. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What of a strip from the middle lies inside a circle. */
const half = (r: number, h: number): number => h * Math.sqrt(r * r - h * h) + r * r * Math.asin(h / r)

holdVolumes([
  ['A collar: 40 mm outer diameter, 25 mm bore, 12 mm thick (Z=0 to Z=12).', round(40, 12) - round(25, 12)],
  [
    'The large end is a ring at the origin: 40 mm outer diameter, 26 mm bore, 14 mm thick (Z=0 to Z=14). The small end is a ring at X=90: 24 mm outer diameter, 12 mm bore, 14 mm thick (Z=0 to Z=14). A rectangular shank, 12 mm wide (Y) and 8 mm thick (Z=3 to Z=11), connects the two rings. A rectangular pocket 30 mm long (X=30 to X=60), 6 mm wide (Y) and 2 mm deep is milled into the upper face of the shank.',
    round(40, 14) -
      round(26, 14) +
      round(24, 14) -
      round(12, 14) +
      8 * (12 * 90 - half(20, 6) - half(12, 6 - 1e-9)) -
      30 * 6 * 2,
  ],
])
