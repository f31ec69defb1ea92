/** Bodies that are so wide at one level and so wide at another; names beside levels; what a cut takes anyway. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (a: number, b: number, height: number): number =>
  (Math.PI * height * (a * a + a * b + b * b)) / 12

holdVolumes([
  [
    'The stem is 8 mm in diameter from Z=0 to Z=20. The conical head widens linearly from 8 mm diameter at Z=20 to 18 mm diameter at Z=25, followed by an 18 mm diameter cylindrical lip 1 mm tall (Z=25 to Z=26).',
    round(8, 20) + frustum(8, 18, 5) + round(18, 1),
  ],
  ['A frustum from 30 mm diameter at Z=10 to 12 mm diameter at Z=34.', frustum(30, 12, 24)],
  [
    'A block 60 mm (X) by 30 mm (Y) by 30 mm (Z=0 to Z=30), centered at the origin in XY. Two 6 mm ports are drilled vertically from the top face down to the block centerline (Z=30 to Z=15) at X=-15 and 15.',
    60 * 30 * 30 - 2 * round(6, 15),
  ],
])
