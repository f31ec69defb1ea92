/** Parts told with full coordinates: how deep a cut is, what it goes through and whose a range is, by levels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Half of the part of a disc that a strip about its middle covers. */
const half = (radius: number, width: number): number => {
  const angle = Math.asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * Math.cos(angle)
}

const BLOCK = 'A block 70 x 50 x 30 mm, centered at the origin in XY, from Z=0 to Z=30.'

holdVolumes([
  [
    'A 60 x 40 x 20 mm block. In the middle of the bottom face is an 8 mm diameter hole that goes straight up 12 mm into the block.',
    60 * 40 * 20 - Math.PI * 16 * 12,
  ],
  [
    `${BLOCK} A 12 mm diameter hole is drilled from the top face along -Z at X=15, Y=5, ending at Z=8.`,
    70 * 50 * 30 - round(12, 22),
  ],
  [
    `${BLOCK} An 8 mm diameter hole is drilled along Y at X=-10, Z=12 from Y=-25 to Y=-5.`,
    70 * 50 * 30 - round(8, 20),
  ],
  [
    `${BLOCK} A 14 mm diameter oil passage is drilled through the full 70 mm length along X at Y=0, Z=15.`,
    70 * 50 * 30 - round(14, 70),
  ],
  [
    'The flange is a disc 90 mm in diameter and 8 mm thick (Z=0 to Z=8). A cylindrical hub 36 mm in diameter rises from its center (Z=8 to Z=26). Four pegs, each 6 mm in diameter and 25 mm tall (Z=8 to Z=33), stand on the flange on a 70 mm pitch circle diameter at 45, 135, 225 and 315 degrees. A 16 mm diameter center bore passes through the flange and hub (Z=0 to Z=26).',
    round(90, 8) + round(36, 18) + 4 * round(6, 25) - round(16, 26),
  ],
  [
    'A cylindrical shank 18 mm in diameter extends from Z=0 to Z=30. On top of it sits a rectangular yoke body 36 mm (X) by 30 mm (Y), from Z=30 to Z=75. A slot 12 mm wide (Y, centered) is cut through the full X width from Z=45 to Z=75, leaving two tines each 9 mm thick. A 10 mm diameter hole is drilled along Y through both tines at X=0, Z=62.',
    round(18, 30) + 36 * 30 * 45 - 36 * 12 * 30 - round(10, 18),
  ],
  [
    'A four-spoke handwheel lying flat on the XY plane. The rim is a ring with a 90 mm outer diameter, 76 mm inner diameter, and 9 mm thickness (Z=0 to Z=9). The central hub is a cylinder 24 mm in diameter and 14 mm tall (Z=0 to Z=14). Four rectangular spokes, each 6 mm wide and 4 mm thick (Z=1 to Z=5), connect the hub to the rim at 0, 90, 180 and 270 degrees, merging fully with both. A 9 mm diameter bore passes through the hub along Z (Z=0 to Z=14).',
    round(90, 9) - round(76, 9) + round(24, 14) - round(9, 14) + 4 * 4 * (half(38, 6) - half(12, 6)),
  ],
  // Grooves by their levels and radii, and a cavity from below.
  [
    'The body is a cylinder 50 mm in diameter and 44 mm tall (Z=0 to Z=44). The underside is hollowed out by a 38 mm diameter cavity, 30 mm deep, from Z=0 to Z=30, leaving a 14 mm thick crown. Two ring grooves, each 3 mm wide (Z) and 2 mm deep (radially, from radius 25 mm to radius 23 mm), are cut around the outside at Z=32 to 35 and Z=38 to 41.',
    round(50, 44) - round(38, 30) - 2 * (round(50, 3) - round(46, 3)),
  ],
  [
    'The outer body is 70 mm (X) by 44 mm (Y) by 20 mm tall (Z=0 to Z=20). The top face is open and the body is shelled inward with a 3 mm wall thickness, leaving a 3 mm floor (Z=0 to Z=3). Four cylindrical standoffs 8 mm in diameter and 7 mm tall rise from the floor (Z=3 to Z=10) at positions (24, 11), (24, -11), (-24, 11), (-24, -11). Each standoff has a 3 mm diameter blind pilot hole, 5 mm deep, drilled from its top face (Z=10 down to Z=5).',
    70 * 44 * 20 - 64 * 38 * 17 + 4 * (round(8, 7) - round(3, 5)),
  ],
  [
    'A bent tube made by sweeping an annular cross-section (10 mm outer diameter, 6 mm inner diameter) along a path on the XZ plane. The path starts at the origin, runs straight up in +Z for 20 mm to (0, 20), then follows a tangent quarter-circle arc of 15 mm radius to (X=15, Z=35), and ends with a straight 25 mm segment in the +X direction to (X=40, Z=35).',
    16 * Math.PI * (45 + 7.5 * Math.PI),
  ],
  // As many levels as bodies, and what joins them.
  [
    'A bobbin. Two flange discs, each 44 mm in diameter and 4 mm thick, at the bottom (Z=0 to Z=4) and at the top (Z=30 to Z=34), are joined by a 18 mm diameter core. A 7 mm diameter bore runs through the full 34 mm height.',
    2 * round(44, 4) + round(18, 26) - round(7, 34),
  ],
  // How a part lies may stand between its name and what it is.
  [
    'A bolting ring lying on the XY plane, centered at the origin: a disc 80 mm in diameter and 9 mm thick (Z=0 to Z=9), with a raised hub 40 mm in diameter from Z=9 to Z=20. A 22 mm diameter bore passes through the entire part along Z.',
    round(80, 9) + round(40, 11) - round(22, 20),
  ],
  [
    'A locating pin standing along Z. The head is a cylinder 16 mm in diameter from Z=0 to Z=6. The body is a cylinder 10 mm in diameter from Z=6 to Z=40. A groove 2 mm wide and 1 mm deep is cut around the body from Z=34 to Z=36.',
    round(16, 6) + round(10, 34) - (round(10, 2) - round(8, 2)),
  ],
  // A long body lies the way it reaches.
  ['A cylinder 30 mm in diameter and 90 mm long along X, from X=-45 to X=45.', round(30, 90)],
])

test('levels that do not fit the depth that was told are a contradiction', () => {
  assert.throws(
    () => read(`${BLOCK} An 8 mm hole, 10 mm deep, is drilled from the top face (Z=30 down to Z=18).`),
    { code: 'geometry_validation_failed' },
  )
})

test('one hole of another size is none of those announced before', () => {
  const { plan } = read(
    'A plate with mounting holes. The plate is 80 mm (X) by 40 mm (Y) by 6 mm thick (Z=0 to Z=6), centered at the origin. Two 5 mm diameter holes are drilled through the plate along Z at X=-30 and X=30 (Y=0), and one 9 mm diameter hole is drilled through the plate along Z at X=0, Y=0.',
  )
  const holes = plan.parts[0]?.features.filter(({ kind }) => kind === 'hole')
  assert.equal(holes?.length, 2)
})

test('a size is told once where a second name for it stands in brackets', () => {
  const plain = read('A torus with a ring radius of 24 mm and a tube radius of 5 mm').plan
  const doubled = read('A torus with a ring (major) radius of 24 mm and a tube (minor) radius of 5 mm').plan
  assert.deepEqual(doubled.parts, plain.parts)
})

test('a shape in two words is one shape', () => {
  const { plan } = read('A pill-shaped (obround) plate, 50 mm long, 16 mm wide and 3 mm thick')
  assert.equal(JSON.stringify(plan.parts).match(/"kind":"slot"/gu)?.length, 1)
})
