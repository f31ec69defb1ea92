/** Bodies under a name of their own and told as what they are; cuts through several that lie across each other. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What two equal cylinders that cross at right angles have in common. */
const shared = (diameter: number): number => (2 / 3) * diameter ** 3

holdVolumes([
  [
    'A foot plate 70mm (X) by 50mm (Y) by 8mm thick (Z=0 to Z=8). A threaded post represented by a plain cylinder of 12mm diameter stands on top, from Z=8 to Z=38.',
    70 * 50 * 8 + round(12, 30),
  ],
  [
    'A foot plate 70mm (X) by 50mm (Y) by 8mm thick (Z=0 to Z=8). A motor housing, a cylinder of 40mm diameter, rises from Z=8 to Z=58. A 15mm bore passes through the housing and the plate along Z.',
    70 * 50 * 8 + round(40, 50) - round(15, 58),
  ],
  [
    'A block 50mm (X) by 40mm (Y) by 30mm (Z) with an 18mm diameter hole through the middle along Y.',
    50 * 40 * 30 - round(18, 40),
  ],
  [
    'Two rods 16mm in diameter and 60mm long cross at the origin, one along Y and the other along Z. A 10mm hole runs through each.',
    2 * round(16, 60) - shared(16) - (2 * round(10, 60) - shared(10)),
  ],
  [
    'A rod 16mm in diameter and 60mm long along X, centered at the origin. A second rod 16mm in diameter and 60mm long along Z, centered at the origin. Both rods have a 10mm bore through their full length.',
    2 * round(16, 60) - shared(16) - (2 * round(10, 60) - shared(10)),
  ],
  [
    'A sleeve tube has an outer diameter of 30mm and an inner diameter of 22mm, and runs from Z=0 to Z=40. The collar at the bottom is a disc with a 44mm diameter and is 5mm thick (Z=0 to Z=5). The 22mm bore goes through everything.',
    round(44, 5) + round(30, 35) - round(22, 40),
  ],
  [
    'A base plate 70mm long (X), 30mm wide (Y) and 5mm thick (Z=0 to Z=5). Two cheeks, each 5mm thick (X) and 30mm wide (Y), rise from the left and right ends of the plate up to Z=40.',
    70 * 30 * 5 + 2 * 5 * 30 * 35,
  ],
  [
    'The foot is 60mm long (X=0 to X=60), 40mm wide (Y) and 6mm thick (Z=0 to Z=6). The vertical leg is 6mm thick (X=0 to X=6), 40mm wide (Y) and reaches Z=45.',
    60 * 40 * 6 + 6 * 40 * 39,
  ],
])
