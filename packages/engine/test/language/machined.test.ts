/** Machine parts told with all their sizes and coordinates. */
import { holdVolumes } from './volumes.ts'

const { PI, sqrt, asin, cos } = Math
const cylinder = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height
const frustum = (low: number, high: number, height: number): number =>
  (PI / 12) * height * (low ** 2 + low * high + high ** 2)
/** Of a disc, what lies in a strip through its middle, from so far out to the rim. */
const inRim = (radius: number, width: number, from: number): number => {
  const angle = asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * cos(angle) - width * from
}

holdVolumes([
  // The one size without an axis is the one that is left.
  [
    'A slide shoe: the base is a rectangular block 24mm (X) by 18mm (Y) by 5mm (Z=0 to Z=5), with a neck 24mm (X) by 10mm (Y) by 4mm tall on top of it (Z=5 to Z=9).',
    24 * 18 * 5 + 24 * 10 * 4,
  ],
  // A coordinate behind "at" is where a bore is, whatever size was named before it.
  [
    'A rectangular block 50mm wide (X), 24mm deep (Y) and 44mm tall (Z) sitting on the XY plane. An 18mm diameter bore runs through the block along the Y axis at a height of Z=26mm. Two 6mm diameter holes run vertically through the full height at X=-18 and X=18.',
    50 * 24 * 44 - cylinder(18, 24) - 2 * cylinder(6, 44),
  ],
  [
    'A trapezoidal prism. The trapezoid lies in the XZ plane with a 44mm wide base, a 24mm wide top, and a height of 18mm, and it is extruded 35mm along the Y axis. The trapezoid is symmetric about the Z axis.',
    34 * 18 * 35,
  ],
  [
    'A rectangular bar 90mm long (X), 16mm wide (Y) and 6mm tall (Z), with both ends fully rounded in the XY plane (8mm radius).',
    (74 * 16 + (PI / 4) * 256) * 6,
  ],
  // Ends by their sizes.
  [
    'A rectangular pyramid frustum with a 48mm by 32mm base, a 24mm by 16mm top, and a height of 21mm, centered on the Z axis.',
    7 * (48 * 32 + 24 * 16 + sqrt(48 * 32 * 24 * 16)),
  ],
  ['A conical frustum with a 36mm base and a 18mm top and a height of 20mm.', frustum(36, 18, 20)],
  [
    'A hollow cone open at both ends: the outer surface tapers from a 50mm diameter at the base (Z=0) to a 26mm diameter at the top (Z=40), with a uniform radial wall thickness of 2mm.',
    frustum(50, 26, 40) - frustum(46, 22, 40),
  ],
  // Cut in from the round side.
  [
    'A disc 80mm in diameter and 10mm thick with a 20mm diameter center bore. Eight rectangular slots, each 5mm wide and 8mm deep radially, are cut into the outer rim through the full thickness, spaced every 45 degrees.',
    cylinder(80, 10) - cylinder(20, 10) - 8 * 10 * inRim(40, 5, 32),
  ],
  [
    'A disc 60mm in diameter and 8mm thick. Six notches 4mm wide and 5mm deep are cut into the rim, equally spaced.',
    cylinder(60, 8) - 6 * 8 * inRim(30, 4, 25),
  ],
  [
    'A cylinder 30mm in diameter and 90mm long along the Z axis. A rectangular keyway 8mm wide and 4mm deep is cut into the outer surface on the +X side, running from Z=50 to Z=90.',
    cylinder(30, 90) - 40 * inRim(15, 8, 11),
  ],
  [
    'A disc 44mm in diameter and 12mm thick. A semicircular groove of 3mm radius is cut around the rim at mid-thickness.',
    cylinder(44, 12) - 2 * PI * (22 * (PI / 2) * 9 - (2 / 3) * 27),
  ],
  // Two clauses that each say what a section is, and the bore that makes tubes of both.
  [
    'A spacer with a shoulder: the lower section is a tube with a 30mm outer diameter and 5mm height (Z=0 to Z=5), and the upper section is a tube with a 20mm outer diameter and 12mm height (Z=5 to Z=17). A 12mm diameter hole runs through both sections.',
    cylinder(30, 5) + cylinder(20, 12) - cylinder(12, 17),
  ],
  // A title of any length before a colon.
  [
    'A gib slide block: 50mm long (Y), 36mm wide (X), and 20mm tall (Z). A dovetail groove is cut along the full length in Y through the top face, 10mm wide at the top, 16mm wide at the bottom, and 8mm deep, centered in X.',
    50 * 36 * 20 - 13 * 8 * 50,
  ],
  [
    'A cover plate 60mm in diameter and 5mm thick with a stepped boss: a 30mm diameter, 7mm tall boss centered on top (Z=5 to Z=12).',
    cylinder(60, 5) + cylinder(30, 7),
  ],
  // Posts with blind holes on the floor of what is a box at heart.
  [
    'An open-top enclosure 70mm (X) x 46mm (Y) x 28mm (Z) with 2mm thick walls and a 3mm thick floor. Four cylindrical posts, each 7mm in diameter and 12mm tall, rise from the floor (Z=3 to Z=15) at (±26, ±14), and each post has a 3mm diameter hole 8mm deep in its top.',
    70 * 46 * 28 - 66 * 42 * 25 + 4 * cylinder(7, 12) - 4 * cylinder(3, 8),
  ],
  // Gussets stand in the corner of the plates they join; their legs run along both.
  [
    'An angle bracket with a 60mm x 30mm x 6mm horizontal plate and a 6mm x 30mm x 50mm vertical plate rising from its left end (X=0 to X=6), so the overall height is 56mm. A triangular gusset, 4mm thick and centered in Y, runs from 20mm along the horizontal plate to 30mm up the vertical plate.',
    60 * 30 * 6 + 6 * 30 * 50 + 4 * 300,
  ],
  [
    'A mounting bracket: a base plate 70mm (X) by 44mm (Y) by 5mm (Z), centered at the origin, and a vertical back plate 70mm (X) by 5mm (Y) by 48mm tall (Z=5 to Z=53) flush with the rear edge of the base. Two triangular ribs, each 4mm thick (X), connect the base and the back plate at X=-20 and X=20; each rib extends 25mm along Y and 36mm up along Z.',
    70 * 44 * 5 + 70 * 5 * 48 + 2 * 4 * 450,
  ],
  [
    'A braced corner. The base plate is 50mm (X) by 36mm (Y) by 4mm (Z) with one corner at the origin. A vertical plate 4mm (X) by 36mm (Y) by 40mm (Z) stands on top of the base at X=0 to X=4 (Z=4 to Z=44). A triangular gusset 3mm thick, centered in Y, with 24mm legs fills the inside corner.',
    50 * 36 * 4 + 4 * 36 * 40 + 3 * 288,
  ],
  // Bodies by what they are to the whole, each from level to level.
  [
    'A stepped pin: an 18mm diameter head, 6mm thick (Z=0 to Z=6), followed by a 12mm diameter shank extending from Z=6 to Z=40 and an 8mm diameter tip from Z=40 to Z=52.',
    cylinder(18, 6) + cylinder(12, 34) + cylinder(8, 12),
  ],
  // What is bored is a hole by any name; what rises from a plate is not the plate.
  [
    'A square base plate 60mm x 60mm x 8mm with a cylindrical boss 40mm in diameter rising 15mm above the plate (Z=8 to Z=23). A bearing seat 28mm in diameter and 10mm deep is bored from the top of the boss, and a 20mm diameter through-hole continues through the rest of the part.',
    3600 * 8 + cylinder(40, 15) - cylinder(28, 10) - cylinder(20, 13),
  ],
  [
    'A disc 50mm in diameter and 10mm thick (Z=0 to Z=10) with a hub 24mm in diameter protruding 6mm from both faces (Z=-6 to Z=16). A 12mm bore passes through the full 22mm length.',
    cylinder(50, 10) + cylinder(24, 12) - cylinder(12, 22),
  ],
  // The bore of a hub inside a ring is found though both have one axis.
  [
    'A hand wheel lying flat on the XY plane, 10mm thick (Z=0 to Z=10). The outer rim is a ring with 90mm outer diameter and 70mm inner diameter. The hub is a cylinder 24mm in diameter with a 10mm diameter bore through it. Four rectangular spokes, each 6mm wide and 10mm thick, connect the hub to the rim, spaced every 90 degrees starting at 0 degrees.',
    10 *
      (cylinder(90, 1) -
        cylinder(70, 1) +
        cylinder(24, 1) -
        cylinder(10, 1) +
        4 * (inRim(35, 6, 0) - inRim(12, 6, 0))),
  ],
  [
    'A T-bracket: a horizontal top plate 70mm long (X), 24mm wide (Y), and 5mm thick, sitting at Z=40 to Z=45, supported by a vertical web 5mm thick (X), 24mm wide (Y), and 40mm tall (Z=0 to Z=40), centered at X=0.',
    70 * 24 * 5 + 5 * 24 * 40,
  ],
])
