/** Workshop steps: more of what was told once, bodies in pockets, what a cut leaves, and what only comes of the rest. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI, sqrt, asin, acos, cos, tan } = Math
const cylinder = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height
/** Of a disc, what lies in a strip through its middle, from so far out to the rim. */
const inRim = (radius: number, width: number, from: number): number => {
  const angle = asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * cos(angle) - width * from
}
const segment = (radius: number, from: number): number =>
  radius ** 2 * acos(from / radius) - from * sqrt(radius ** 2 - from ** 2)

holdVolumes([
  [
    'A disc 90 mm in diameter and 8 mm thick with a 6 mm hole 30 mm from the center. Repeat this hole around the center, 6 in total (every 60 degrees).',
    (Math.PI * 45 ** 2 - 6 * Math.PI * 9) * 8,
  ],
  [
    'Start with a disc, 90mm diameter and 6mm thick. Cut a 7mm hole through it, 32mm from the center. Circular pattern this hole around the center so there are 5 holes in total.',
    cylinder(90, 6) - 5 * cylinder(7, 6),
  ],
  [
    'Make a disc, 60mm diameter and 8mm thick. Cut a rectangular notch in the outer edge at the 12 o’clock position. It is 6mm wide and its flat bottom is 25mm from the center of the disc. Repeat the notch 6 times around the center, evenly spaced.',
    cylinder(60, 8) - 6 * 8 * inRim(30, 6, 25),
  ],
  // The first of a row is where the one was told to be.
  [
    'A plate 120mm x 40mm and 5mm thick. Drill a 6mm hole through it, 15mm from the left edge. Then pattern it along the length with 30mm spacing, 4 holes in total.',
    120 * 40 * 5 - 4 * cylinder(6, 5),
  ],
  // A size alone behind a full stop.
  [
    'A cylinder, 30mm diameter and 12mm tall. Chamfer the top edge. 2mm. Drill a 6mm hole through the center.',
    cylinder(30, 12) - (cylinder(30, 2) - (PI / 12) * 2 * (900 + 26 * 30 + 676)) - cylinder(6, 12),
  ],
  // The outline of a cut by its figure.
  [
    'A cylinder, 24mm diameter and 15mm tall. Cut a hexagonal socket into the top. The hexagon is 10mm flat to flat and the depth is 6mm.',
    cylinder(24, 15) - 6 * 6 * 25 * tan(PI / 6),
  ],
  [
    'The shaft is 12mm in diameter and 50mm long. A flat is cut on one end for a length of 18mm. It measures 10mm from the flat to the opposite side of the round.',
    cylinder(12, 50) - 18 * segment(6, 4),
  ],
  [
    'Start with a cylinder that is 50mm diameter and 16mm tall. Cut a V shaped groove all the way around the outside. The groove is 8mm wide at the outside surface and comes to a point 6mm deep.',
    cylinder(50, 16) - 2 * PI * (25 - 2) * 24,
  ],
  // A body in a pocket stands on its floor, and what is drilled through it goes on to the bottom.
  [
    'Create an 80mm (X) x 50mm (Y) x 20mm (Z) rectangular prism. Cut a rectangular pocket into the top face, 12mm deep. The pocket is 60mm (X) x 36mm (Y), and the corners of the pocket have a 5mm radius. In the center of the pocket add a cylindrical boss going up from the floor of the pocket. It is 16mm diameter and 9mm tall. Cut a 6mm diameter hole through the center of the boss and out through the bottom of the part.',
    80 * 50 * 20 - 12 * (60 * 36 - (4 - PI) * 25) + cylinder(16, 9) - cylinder(6, 17),
  ],
  [
    'A block 70 x 50 x 24 mm. Cut a rectangular pocket into the top face, 50 x 30 mm and 10 mm deep. There is a square post in the middle of the pocket, 8 x 8 mm and 14 mm tall.',
    70 * 50 * 24 - 50 * 30 * 10 + 8 * 8 * 14,
  ],
  [
    'A block 60 x 40 x 20 mm. Cut a pocket from the bottom up into the block. The pocket leaves 3mm thick walls on all four sides and 5mm thickness at the top (so the cut is 15mm deep).',
    60 * 40 * 20 - 54 * 34 * 15,
  ],
  [
    'Start with a rectangular prism, 40mm (X) x 30mm (Y) x 6mm (Z). Add 6 cylindrical studs to the top face in a 3 x 2 grid. Each stud is 4mm diameter and 3mm tall. The studs are spaced 12mm apart (center to center) in both X and Y.',
    40 * 30 * 6 + 6 * cylinder(4, 3),
  ],
  // A gap opens a ring; what it looks like was told by its width.
  [
    'A ring with an outer diameter of 50mm and an inner diameter of 40mm. It is 4mm thick. Cut an 8mm wide gap in the ring at the 3 o’clock position. The sides of the gap are straight and parallel (like an 8mm wide bar was pulled through it).',
    cylinder(50, 4) - cylinder(40, 4) - 4 * (inRim(25, 8, 0) - inRim(20, 8, 0)),
  ],
  [
    'A 20mm cube. All 12 edges have a 3mm radius fillet, so the corners are rounded too.',
    14 ** 3 + 6 * 14 ** 2 * 3 + 3 * PI * 9 * 14 + (4 / 3) * PI * 27,
  ],
  // What is left of a side whose ends are rounded off.
  [
    'A triangular plate. It is an equilateral triangle with 50mm sides, extruded 4mm. The 3 corners are filleted with a 5mm radius. A 10mm hole goes through the centroid of the triangle.',
    4 * ((sqrt(3) / 4) * 2500 - 25 * (3 * sqrt(3) - PI)) - cylinder(10, 4),
  ],
  [
    'This is a staircase with 3 steps. Each step is 30mm deep (X), 80mm wide (Y) and 20mm high (Z). The staircase is solid all the way down to the ground (Z=0).',
    80 * 30 * 20 * 6,
  ],
  [
    'An I beam, 120mm long. The total height is 80mm. The top and bottom flanges are 50mm wide and 6mm thick. The web is 5mm thick.',
    120 * (2 * 50 * 6 + 68 * 5),
  ],
  // The floor that is left says how deep a pocket is.
  [
    'A rectangular prism 90mm (X) x 70mm (Y) x 22mm (Z). Fillet the 4 vertical edges with a radius of 10mm. Cut a pocket from the top that leaves a 3mm wall all the way around and a 4mm floor. The inside corners of the pocket have a 7mm radius.',
    22 * (90 * 70 - (4 - PI) * 100) - 18 * (84 * 64 - (4 - PI) * 49),
  ],
  [
    'A block is 40mm long, 20mm wide and 6mm tall. On top of it, centered, is another block that has the same length (40mm) but is 8mm wide and 5mm tall.',
    40 * 20 * 6 + 40 * 8 * 5,
  ],
])

test('a pattern that is not understood is never passed over', () => {
  assert.match(
    refusal('A 60 x 40 x 8 mm plate. Drill a 5 mm hole in it. Pattern the hole along a spiral.').message,
    /how many there are in all/u,
  )
})
