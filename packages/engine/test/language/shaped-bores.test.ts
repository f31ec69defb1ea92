/** Bores that are not round go through all bodies, as round ones do; stars told point by point. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const hexagon = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2
/** A star with so many points between two circles. */
const star = (points: number, outer: number, inner: number): number =>
  (points * outer * inner * Math.sin(Math.PI / points)) / 4

holdVolumes([
  [
    'A disc 50 mm in diameter from Z=0 to Z=8. A hub 24 mm in diameter runs from Z=8 to Z=26. A hexagonal hole, 12 mm across flats, goes all the way through.',
    round(50, 8) + round(24, 18) - 26 * hexagon(12),
  ],
  [
    'A coupling with a hexagonal bore, standing upright. A cylindrical body 32 mm in diameter runs from Z=0 to Z=24. A hexagonal bore, 14 mm across flats, passes through the full 24 mm height.',
    round(32, 24) - 24 * hexagon(14),
  ],
  [
    'A thin spur gear with a star-polygon tooth profile of 16 teeth, alternating between tip points on a 36 mm diameter (18 mm radius) and root points on a 30 mm diameter (15 mm radius). Face width 5 mm. The gear has an 8 mm diameter center bore.',
    star(16, 36, 30) * 5 - round(8, 5),
  ],
])
