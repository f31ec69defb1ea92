/** Parts told by axes and levels: spans, places by coordinates, glosses with other measures, bodies that join others. */
import { holdProse, holdUnread } from './prose.ts'

const { PI, sqrt } = Math

/** What a chamfer of a leg takes off the rim of a cylinder. */
const broken = (radius: number, leg: number): number => PI * (radius * leg ** 2 - leg ** 3 / 3)

const hexagon = (flats: number): number => (sqrt(3) / 2) * flats ** 2

holdProse([
  [
    'A torus with a major radius of 24mm (center of the tube) and a minor radius of 5mm, lying on the XY plane.',
    2 * PI ** 2 * 24 * 25,
  ],
  [
    'A regular pentagonal prism with a circumscribed circle diameter of 40mm, extruded to a height of 10mm.',
    2.5 * 400 * Math.sin((2 * PI) / 5) * 10,
  ],
  [
    'An L-bracket. The horizontal leg is 60mm long (X=0 to X=60), 30mm wide (Y, centered), and 5mm thick (Z=0 to Z=5). The vertical leg is 5mm thick (X=0 to X=5), 30mm wide, and rises to Z=45. Two 6mm diameter holes are drilled through the horizontal leg at X=20 and X=45, Y=0. One 8mm hole goes through the vertical leg along X at Z=28, Y=0.',
    60 * 30 * 5 + 5 * 30 * 40 - 2 * PI * 9 * 5 - PI * 16 * 5,
  ],
  ['A block 90 mm (X) by 24 mm (Y) by 44 mm (Z=0 to Z=44), centered at the origin in XY.', 90 * 24 * 44],
  [
    'A flanged bushing: cylindrical sleeve with 20mm outer diameter and 12mm bore, with a flange 30mm in diameter and 4mm thick at the bottom (Z=0 to Z=4). Overall length is 25mm along Z, flange included. Centered at the origin.',
    PI * (100 * 25 + (225 - 100) * 4 - 36 * 25),
  ],
  [
    'A clevis pin standing on its head along the Z axis. The head is a disc 18mm in diameter and 5mm thick (Z=0 to Z=5). The shank is 12mm in diameter and 40mm long (Z=5 to Z=45), with a 1mm 45-degree chamfer on the free end. A 3mm cotter pin hole is drilled across the shank along the Y axis at Z=38mm.',
    PI * (81 * 5 + 36 * 40) - broken(6, 1) - 84.1550408860544,
  ],
  [
    'A hexagonal standoff: 8mm across flats (approximately 9.24mm circumscribed circle diameter), 25mm tall, upright along Z and centered at the origin. A 4mm diameter blind hole, 8mm deep, is drilled into each end along the Z axis, flat bottomed.',
    hexagon(8) * 25 - 2 * PI * 4 * 8,
  ],
  [
    'A stepped shaft standing along the Z axis with three sections: 24mm diameter from Z=0 to Z=20, 18mm diameter from Z=20 to Z=50, and 10mm diameter from Z=50 to Z=80. The top end has a 1mm chamfer.',
    PI * (144 * 20 + 81 * 30 + 25 * 30) - broken(5, 1),
  ],
  [
    'A flat link bar with fully rounded ends, 16mm wide, 5mm thick, lying on the XY plane. The two end centers are 60mm apart along X, at X=-30 and X=+30. An 8mm diameter hole goes through each end, concentric with the rounding.',
    5 * (60 * 16 + PI * 64) - 2 * PI * 16 * 5,
  ],
  [
    'A slotted plate, 90mm (X) by 40mm (Y) by 5mm thick. Two slots with rounded ends, each 24mm long overall (X) and 8mm wide (Y), are cut through the plate, centered at (-22, 0) and (+22, 0). The plate lies flat at Z=0 to Z=5, centered at the origin.',
    5 * 3600 - 2 * 5 * (16 * 8 + PI * 16),
  ],
  [
    'A cover 80mm (X) by 50mm (Y) by 3mm (Z=0 to Z=3), centered at the origin. Three slots, each 30mm long (Y) and 4mm wide (X) with square ends, are cut through it at X=-12, 0 and 12, centered at Y=0.',
    3 * (80 * 50 - 3 * 120),
  ],
  [
    'A stepped block: base 60mm (X) by 40mm (Y) from Z=0 to Z=15, with an upper block 30mm (X) by 40mm (Y) from Z=15 to Z=35, flush with the -X face of the base.',
    60 * 40 * 15 + 30 * 40 * 20,
  ],
  [
    'An electronics enclosure. The outer box is 80mm (X) by 60mm (Y) by 25mm tall (Z=0 to Z=25), open at the top (+Z), with 2.5mm thick walls and floor. Four cylindrical bosses, 8mm in diameter, stand on the floor at (±30, ±20) from Z=2.5 to Z=15.',
    80 * 60 * 25 - 75 * 55 * 22.5 + 4 * PI * 16 * 12.5,
  ],
  [
    'A clamp body: a 60mm (X) by 20mm (Y) by 50mm (Z) block with a 40mm (X) by 20mm (Y) by 30mm (Z) opening cut from the +X side, spanning Z=10 to Z=40.',
    20 * (60 * 50 - 40 * 30),
  ],
  [
    'A bolt flange: disc 70mm in diameter and 8mm thick (Z=0 to Z=8), centered at the origin. A raised boss 36mm in diameter from Z=8 to Z=18. A 20mm bore runs through the full height. Six 6mm bolt holes on a 54mm bolt circle diameter (27mm radius from center), at 0, 60, 120, 180, 240 and 300 degrees from the +X axis, pass through the flange.',
    PI * (35 ** 2 * 8 + 18 ** 2 * 10 - 100 * 18 - 6 * 9 * 8),
  ],
  [
    'A pillow block. The base is 80mm (X) by 24mm (Y) by 10mm (Z=0 to Z=10), centered at the origin in XY. A bearing housing cylinder 40mm in diameter and 24mm long with its axis along Y is centered at Z=34, and a solid pedestal 40mm wide (X) and 24mm deep (Y) connects it down to the base. A 20mm bore passes through the housing along Y.',
    24 * (80 * 10 + 40 * 24 + PI * 200 - PI * 100),
  ],
  [
    'Two posts 20mm in diameter and 40mm tall at X=-40 and X=40, joined by a bar 12mm wide (Y) and 40mm tall.',
    40 * (PI * 200 + 2 * (40 * 12 - (6 * 8 + 100 * Math.asin(0.6)))),
  ],
  [
    'Two rails running along X, each 120mm long (X), 10mm wide (Y) and 4mm thick. The left rail is centered at Y=20mm, the right rail at Y=-20mm. A plate 40mm (X) by 50mm (Y) by 4mm (Z) is centered at the origin.',
    4 * (2 * 120 * 10 + 40 * 50 - 2 * 40 * 10),
  ],
  [
    'A shaft along the X axis from X=-50 to X=50, 16mm in diameter, with a disc 40mm in diameter and 8mm thick centered at X=0.',
    PI * (64 * 100 + (400 - 64) * 8),
  ],
  [
    'A block 80mm (X) by 40mm (Y) by 30mm (Z), centered at the origin. Two 8mm diameter holes are drilled from the top face down to Z=-5 at X=-25 and X=25.',
    80 * 40 * 30 - 2 * PI * 16 * 20,
  ],
  [
    'A shaft 20 mm in diameter from Z=0 to Z=60. A keyway 5mm wide (Y) and 3mm deep (X, from the surface at X=10 down to X=7) is cut in it on the +X side, from Z=30 to Z=50, with square ends.',
    PI * 6000 - 20 * (2.5 * sqrt(93.75) + 100 * Math.asin(0.25) - 35),
  ],
])

holdUnread([
  // Whether it has a bore, and how large.
  'A pipe along X, 80mm long, 30mm outer diameter.',
  // Whether the bore goes on through the flange.
  'A pipe 30 mm outer diameter, 24 mm inner diameter and 50 mm long. On top of it a flange 60 mm in diameter and 5 mm thick.',
  // Levels that are not those of the keyway.
  'A shaft 20 mm in diameter and 60 mm long. A keyway 5mm wide and 3mm deep (from the surface at X=10 down to X=6) is cut on the +X side.',
  // At which height between the two.
  'A hub 30mm in diameter and 20mm tall at the origin. A second hub 20mm in diameter and 10mm tall at X=60, Y=0. An arm 8mm wide (Y) and 5mm thick connects the two hubs.',
  // Of two the one is where the other is, or neither is told.
  'Two posts 12 mm in diameter and 30 mm tall. The left post is at X=-20.',
  'A ball of 44 mm diameter centered at the origin, with everything below Z=-14 moved up.',
])
