/** Titles that only name the part, rims told as bodies, corners told by their radius, keyways by how far they reach. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What a keyway takes from a hub besides its bore. */
const keyway = (bore: number, width: number, reach: number): number =>
  width * reach - half(bore / 2, width / 2)
/** What of a strip from the middle lies inside a circle. */
const half = (r: number, h: number): number => h * Math.sqrt(r * r - h * h) + r * r * Math.asin(h / r)
const rounded = (length: number, width: number, radius: number): number =>
  length * width - (4 - Math.PI) * radius ** 2

holdVolumes([
  [
    'A sensor enclosure base with PCB standoffs, centered at the origin. The outer body is 70 mm (X) by 50 mm (Y) by 20 mm tall (Z=0 to Z=20), with the four vertical edges filleted at 5 mm radius. The top face is removed and the body is shelled inward with a 2 mm wall, so the inner vertical corners have a 3 mm radius. Four round standoffs, 6 mm in diameter and 8 mm tall, rise from the floor (Z=2 to Z=10) at (±25, ±15) mm.',
    rounded(70, 50, 5) * 20 - rounded(66, 46, 3) * 18 + 4 * round(6, 8),
  ],
  [
    'A four-spoke handwheel / drive wheel, symmetric about Z=0. Rim: ring, 120 mm outer diameter, 100 mm inner diameter, 16 mm wide (Z=-8 to Z=8). Hub: cylinder 30 mm in diameter, 24 mm long (Z=-12 to Z=12). Four rectangular spokes, 10 mm wide and 6 mm thick (Z=-3 to Z=3), connect the hub to the rim at 0, 90, 180 and 270 degrees. A 12 mm diameter bore goes through the hub, with a keyway 4 mm wide and 2 mm deep on the +X side along the full 24 mm.',
    round(120, 16) -
      round(100, 16) +
      round(30, 24) -
      round(12, 24) -
      24 * keyway(12, 4, 8) +
      4 * 6 * (half(50, 5) - half(15, 5)),
  ],
  ['A plate 70 x 40 x 5 mm with 8 mm radius vertical corners.', rounded(70, 40, 8) * 5],
  ['A block 40 x 30 x 20 mm with R5 corners.', rounded(40, 30, 5) * 20],
  [
    'A hub 36 mm in diameter and 30 mm tall. A 15 mm diameter bore runs through it, with a keyway 5 mm wide on the +X side reaching to a radius of 10 mm.',
    round(36, 30) - round(15, 30) - 30 * keyway(15, 5, 10),
  ],
])
