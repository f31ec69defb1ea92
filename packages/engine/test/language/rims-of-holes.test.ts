/** "A hole …, with a chamfer around its top edge": the edge of the hole, and none of the plate. */
import { holdVolumes } from './volumes.ts'

const PLATE = 96 * 64 * 12
const hole = (diameter: number): number => (Math.PI / 4) * diameter ** 2 * 12
/** What a chamfer takes off a rim. */
const rim = (radius: number, by: number): number => Math.PI * by * by * (radius + by / 3)
/** What a fillet takes off a rim: a square ring less a quarter of a circle (Pappus). */
const round = (radius: number, by: number): number => {
  const area = by * by * (1 - Math.PI / 4)
  const out = (by ** 3 / 2 - (Math.PI / 4) * by * by * (by - (4 * by) / (3 * Math.PI))) / area
  return 2 * Math.PI * area * (radius + out)
}

holdVolumes([
  [
    'A plate 96 x 64 x 12 mm. In its middle is a hole 14 mm in diameter, with a 1.5 mm chamfer around its top edge.',
    PLATE - hole(14) - rim(7, 1.5),
  ],
  [
    'A plate 96 x 64 x 12 mm. A hole 14 mm in diameter goes through the center, with a chamfer of 1.5 mm at its top.',
    PLATE - hole(14) - rim(7, 1.5),
  ],
  [
    'A plate 96 x 64 x 12 mm with a 14 mm hole through the middle, with a 3 mm fillet around its top edge.',
    PLATE - hole(14) - round(7, 3),
  ],
  [
    'A plate 96 x 64 x 12 mm. A hole of 14 mm diameter in the center, with a rounded top edge of 3 mm radius.',
    PLATE - hole(14) - round(7, 3),
  ],
  // Its edges are those of the plate.
  [
    'A plate 96 x 64 x 12 mm with a 14 mm hole through the middle, with 1 mm chamfers on its top edges.',
    PLATE - hole(14) - (96 + 64) + 4 / 3,
  ],
  // The corners of the pocket.
  [
    'A block 60 x 40 x 20 mm with a pocket 30 x 20 mm and 8 mm deep in the top, with 4 mm fillets at its corners.',
    60 * 40 * 20 - 8 * (30 * 20 - (4 - Math.PI) * 16),
  ],
])
