/** Rows by where they begin and their pitch; blades by their radii; bores that taper. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (a: number, b: number, height: number): number =>
  (Math.PI / 12) * height * (a * a + a * b + b * b)
/** What a strip of this width has of half a disc. */
const strip = (radius: number, width: number): number => {
  const half = width / 2
  return half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
}

holdVolumes([
  [
    'A bar 90mm (X) by 20mm (Y) by 8mm (Z). Four 5mm through holes are spaced 18mm apart along X, the first at X=-27.',
    90 * 20 * 8 - 4 * round(5, 8),
  ],
  [
    'A bar 90mm (X) by 20mm (Y) by 8mm (Z=0 to Z=8). Five blocks, each 6mm (X) by 6mm (Y) by 10mm tall (Z=8 to Z=18), are placed every 15mm along X starting at X=-30.',
    90 * 20 * 8 + 5 * 6 * 6 * 10,
  ],
  [
    'A bar 90mm (X) by 20mm (Y) by 8mm (Z). Five 5mm through holes with a pitch of 16mm from X=-32 to X=32.',
    90 * 20 * 8 - 5 * round(5, 8),
  ],
  [
    'The core is a cylinder of 30mm diameter from Z=0 to Z=20. Five vanes, 4mm thick, extend from radius 15mm to radius 32mm, Z=2 to Z=16, spaced 72 degrees apart.',
    round(30, 20) + 5 * 14 * (32 * 4 - strip(15, 4)),
  ],
  [
    'A boss 36mm in diameter and 12mm tall (Z=0 to Z=12). Four ribs, each 20mm long radially, 3mm thick and 12mm tall (Z=0 to Z=12), are arranged around the boss at 90-degree intervals.',
    round(36, 12) + 4 * 12 * (38 * 3 - strip(18, 3)),
  ],
  [
    'A cylinder 50mm in diameter and 30mm tall. A tapered hole widens from 16mm at the bottom to 28mm at the top.',
    round(50, 30) - frustum(16, 28, 30),
  ],
  [
    'An adapter. The outer surface is a truncated cone from 50mm diameter at Z=0 to 30mm diameter at Z=40. The inner bore tapers from 44mm diameter at Z=0 to 24mm diameter at Z=40.',
    frustum(50, 30, 40) - frustum(44, 24, 40),
  ],
  [
    'The outer body is a cylinder 48mm in diameter and 30mm tall. The inner bore is a 20mm diameter cylinder.',
    round(48, 30) - round(20, 30),
  ],
])
