/** Levels told beside the sizes: which way a size runs, where an opening lies, where the room of a box begins. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const taper = (a: number, b: number, height: number): number =>
  (Math.PI / 12) * height * (a * a + a * b + b * b)
const tray = 100 * 70 * 30 - 94 * 64 * 27
const box = 'A box 100 x 70 x 30 mm, open at the top, with 3 mm walls and floor.'

holdVolumes([
  [
    'A base plate 70 mm long (X=0 to X=70), 50 mm wide (Y=-25 to Y=25) and 6 mm thick (Z=0 to Z=6). A wall 6 mm thick (X=0 to X=6), 50 mm wide (Y=-25 to Y=25) and 44 mm tall (Z=6 to Z=50) stands on it.',
    70 * 50 * 6 + 6 * 50 * 44,
  ],
  [
    `${box} A rectangular cutout 14 mm wide (Y) and 9 mm tall (Z=12 to Z=21) is cut through the +X wall only.`,
    tray - 3 * 14 * 9,
  ],
  [
    `${box} A rectangular window spans from X=-20 to X=5 and from Z=10 to Z=20 through the front wall.`,
    tray - 25 * 10 * 3,
  ],
  [
    `${box} An opening 14 mm wide and 9 mm tall is cut through the negative Y side, centered at X=0 and Z=15.`,
    tray - 3 * 14 * 9,
  ],
  [
    'A 100 x 70 x 12 mm plate from Z=0 to Z=12. A pocket 30 mm long (X=10 to X=40), 20 mm wide (Y=-10 to Y=10) and 5 mm deep (Z=7 to Z=12).',
    100 * 70 * 12 - 30 * 20 * 5,
  ],
  [
    'An enclosure base with PCB standoffs, open at the top. The outer envelope is 100 x 70 x 30 mm. The walls and the floor are 3 mm thick, so the internal cavity is 94 mm by 64 mm and starts at Z=3. Four standoffs 8 mm in diameter and 6 mm tall rise from the floor (Z=3 to Z=9) at (±40, ±25).',
    tray + 4 * round(8, 6),
  ],
  [`${box} The cavity is 94 x 64 mm and 27 mm deep.`, tray],
  [
    'A 70 x 50 x 8 mm plate. Two round posts 6 mm in diameter and 15 mm tall stand on it at x = -20 and x = 20.',
    70 * 50 * 8 + 2 * round(6, 15),
  ],
])

test('the room inside has to agree with the walls', () => {
  assert.match(refusal(`${box} The internal cavity is 90 x 64 mm.`).message, /cannot both hold/u)
})

test('an opening reaches as far as its levels say', () => {
  const pocket = 'A 100 x 70 x 12 mm plate. A pocket 30 mm long (X=10 to X=45), 20 mm wide and 5 mm deep.'
  assert.match(refusal(pocket).message, /cannot both hold/u)
})

const groove = round(50, 4) + 2 * taper(50, 38, 3) + round(38, 4)

holdVolumes([
  [
    'A round bar 50 mm in diameter and 14 mm tall. A symmetric V-groove with a flat bottom is cut around the rim at mid-height (Z=7): it is 10 mm wide at the outer surface (Z=2 to Z=12), 4 mm wide at its bottom (Z=5 to Z=9) and 6 mm deep.',
    groove,
  ],
  [
    'A pulley with its axis along Z. The pulley body is a cylinder 50 mm in diameter and 14 mm wide. A trapezoidal groove runs around the rim, centered at Z=7, 10 mm wide at the rim, 4 mm wide at the root and 6 mm deep (from radius 25 mm down to radius 19 mm).',
    groove,
  ],
  [
    'A block 60 x 40 x 30 mm. A 10 mm hole is drilled from the top face (Z=30) down to Z=12 at (15, 10).',
    60 * 40 * 30 - round(10, 18),
  ],
  [
    'A plate 60 x 40 x 5 mm. A post 10 mm in diameter extends from the top of the plate (Z=5) up to its tip (Z=25).',
    60 * 40 * 5 + round(10, 20),
  ],
])

const crossed = (radius: number, along: number): number =>
  Math.PI * radius ** 2 * along - (8 / 3) * radius ** 3

holdVolumes([
  [
    'A pipe runs along the X axis from X=-35 to X=35 with a 24 mm outer diameter and an 18 mm inner diameter, centered on the X axis. A second pipe of the same 24 mm outer diameter and 18 mm inner diameter rises along +Z from the centerline of the first pipe (Z=0) up to Z=40, at X=0, Y=0. Fuse both outer cylinders first, then cut both bores so the interior is continuous.',
    crossed(12, 110) - crossed(9, 110),
  ],
])

holdVolumes([
  [
    'An L-shaped prism. The horizontal leg runs 70 mm along +X and is 12 mm thick, the vertical leg is 50 mm tall and 12 mm thick. It is 25 mm deep.',
    (70 * 12 + 38 * 12) * 25,
  ],
  ['A cylinder 18 mm in diameter extends 75 mm along the Y axis.', round(18, 75)],
  [
    'A plate 70 x 50 x 8 mm. A slot 6 mm wide runs 30 mm along X in the middle of the top, through the plate.',
    70 * 50 * 8 - (24 * 6 + Math.PI * 9) * 8,
  ],
])
