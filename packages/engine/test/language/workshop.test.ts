/** Parts told as people talk at the bench: names given in passing, sums said aloud, where one looks from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes, type Told } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const frustum = (a: number, b: number, height: number): number =>
  ((Math.PI * height) / 12) * (a * a + a * b + b * b)
const hexagon = (flats: number, height: number): number => (Math.sqrt(3) / 2) * flats ** 2 * height

/** A body is named after it is told. */
const NAMINGS: readonly Told[] = [
  [
    'This is a handle.\n\n1. Make a cylinder that is 14mm in diameter and 20mm tall. This is the stem.\n\n2. On top of the stem put a larger cylinder, 40mm in diameter and 12mm tall.\n\n3. From the bottom of the stem, drill a 5mm hole 10mm deep.',
    cylinder(14, 20) + cylinder(40, 12) - cylinder(5, 10),
  ],
  [
    'Create a 70mm x 50mm x 8mm block, which will be the flange. Add a cylinder 30mm in diameter and 25mm tall on top of the flange.',
    70 * 50 * 8 + cylinder(30, 25),
  ],
]

/** Sizes of the whole beside those of its bodies. */
const SUMS: readonly Told[] = [
  [
    'A reel. The core is a cylinder, 18mm in diameter and 30mm tall. At each end of the cylinder there is a disc 44mm in diameter and 3mm thick. So the whole thing is 36mm tall.',
    cylinder(18, 30) + 2 * cylinder(44, 3),
  ],
  [
    'A disc 50mm in diameter and 6mm thick with a post 20mm in diameter and 24mm tall on top of it. The part is 30mm tall overall.',
    cylinder(50, 6) + cylinder(20, 24),
  ],
]

/** What a word of the bench means for a cut or an edge. */
const DEEDS: readonly Told[] = [
  [
    'Make a 50mm x 30mm x 12mm block. Break the four vertical edges with a 2mm chamfer.',
    50 * 30 * 12 - 4 * 2 * 12,
  ],
  [
    'A 46mm diameter, 18mm tall cylinder. Inside, it is hollowed out from the bottom with a 38mm diameter, 14mm deep.',
    cylinder(46, 18) - cylinder(38, 14),
  ],
  [
    'A block 60mm x 40mm x 30mm. A 12mm hole goes from the top all the way to the bottom.',
    60 * 40 * 30 - cylinder(12, 30),
  ],
  [
    'The head is a hexagon that is 17mm across the flats and 7mm thick. The shank is a 10mm diameter cylinder that is 40mm long and is centered under the head. The end of the shank has a 1mm chamfer.',
    hexagon(17, 7) + cylinder(10, 39) + frustum(10, 8, 1),
  ],
  [
    'A box 90mm x 60mm x 40mm, hollow with 3mm walls and an open top. Cut a 24mm wide by 12mm high window through the front wall.',
    90 * 60 * 40 - 84 * 54 * 37 - 24 * 12 * 3,
  ],
]

/** Which one is meant, and from where it is seen. */
const SEEN: readonly Told[] = [
  [
    'A shaft with three sections. The first section is 18mm in diameter and 20mm long. The second section is 26mm in diameter and 30mm long. The third section is 14mm in diameter and 22mm long. A 2mm wide groove, 1mm deep, is cut into the 14mm section. The groove starts 6mm from the end of the shaft.',
    cylinder(18, 20) + cylinder(26, 30) + cylinder(14, 22) - (cylinder(14, 2) - cylinder(12, 2)),
  ],
  [
    "A wedge. From the side it's a right triangle with a base of 80mm and a height of 20mm. It's 30mm wide. Drill a 5mm hole straight down through it, 16mm from the tall end.",
    (80 * 20 * 30) / 2 - cylinder(5, 16),
  ],
  [
    'A plate 100mm x 60mm x 5mm with a 3 x 2 grid of 6mm holes. The holes are 35mm apart in the long direction and 30mm apart in the short direction.',
    100 * 60 * 5 - 6 * cylinder(6, 5),
  ],
  [
    'This is a block with a countersunk hole in the middle. Make a 40mm x 30mm x 12mm block. Drill a 6mm diameter hole down through the center of the block. Add a countersink to the top of the hole. It is a 90 degree countersink with a diameter of 12mm.',
    40 * 30 * 12 - cylinder(6, 9) - frustum(12, 6, 3),
  ],
]

/** Several of a kind told in order, and rows that begin somewhere. */
const ORDERED: readonly Told[] = [
  [
    'The bottom step is a block 50mm (X) x 30mm (Y) x 8mm (Z). The second step is a block on top of the first, 30mm (X) x 30mm (Y) x 8mm (Z), flush with the right side of the first block. The third step is 15mm (X) x 30mm (Y) x 8mm (Z) and sits on top of the second step, again flush on the right side. Drill a 4mm hole into the center of the third step, 6mm deep.',
    50 * 30 * 8 + 30 * 30 * 8 + 15 * 30 * 8 - cylinder(4, 6),
  ],
  [
    'Make a shaft 24mm in diameter and 50mm long. On one end add an 18mm diameter section that is 25mm long, and on the other end add a 14mm diameter section that is 15mm long.',
    cylinder(24, 50) + cylinder(18, 25) + cylinder(14, 15),
  ],
  [
    'A bar 130mm x 24mm x 8mm with five 7mm holes in a row. The first hole is 15mm from the left end and they are spaced 25mm apart.',
    130 * 24 * 8 - 5 * cylinder(7, 8),
  ],
  [
    'A 70mm x 70mm x 4mm plate. Cut four 4mm holes in a square pattern. They are spaced 42mm apart (center to center) in X and Y.',
    70 * 70 * 4 - 4 * cylinder(4, 4),
  ],
]

/** What one sentence says twice, or of something named only as its place. */
const ATTACHED: readonly Told[] = [
  [
    'A 90mm x 60mm x 10mm plate. Chamfer all four vertical corners with a 4mm chamfer.',
    90 * 60 * 10 - 4 * 8 * 10,
  ],
  [
    'A 90mm x 60mm x 12mm plate. In the center of the plate, cut a rectangular pocket 50mm (X) x 30mm (Y) and 5mm deep with 6mm radius corners.',
    90 * 60 * 12 - (50 * 30 - (4 - Math.PI) * 36) * 5,
  ],
  [
    'This is a bushing with a flange at one end (also called a top hat). Make a cylinder with a diameter of 18mm and a height of 26mm. At the bottom of the cylinder make a flange with a diameter of 30mm and a thickness of 3mm. The bottom of the flange is flush with the bottom of the cylinder so the overall height stays 26mm. Cut a 12mm hole through the center from top to bottom.',
    cylinder(18, 26) + cylinder(30, 3) - cylinder(18, 3) - cylinder(12, 26),
  ],
  [
    'A disc 120mm in diameter and 10mm thick. Cut 6 equally spaced 9mm holes on a 95mm bolt circle. They go all the way through.',
    cylinder(120, 10) - 6 * cylinder(9, 10),
  ],
  [
    'A 40mm cube. Cut out a 34mm x 34mm x 34mm cube from one corner so that three 6mm thick walls are left.',
    40 ** 3 - 34 ** 3,
  ],
]

holdVolumes([...NAMINGS, ...SUMS, ...DEEDS, ...SEEN, ...ORDERED, ...ATTACHED])

test('a row that begins at a side runs away from it', () => {
  const holes = featuresOf(
    'A bar 130mm x 24mm x 8mm with five 7mm holes in a row. The first hole is 15mm from the left end and they are spaced 25mm apart.',
  ).at(-1)
  assert.ok(holes?.kind === 'hole' && holes.positions?.kind === 'points')
  assert.deepEqual(
    holes.positions.points.map(([x]) => x),
    [-50, -25, 0, 25, 50],
  )
})

test('an edge that is to be broken without a size gets a usual one, and is named', () => {
  const edges = featuresOf('A block 60mm x 40mm x 20mm. Break the top edges.').at(-1)
  assert.ok(edges?.kind === 'chamfer')
})

test('a sum that the bodies do not come to is a contradiction', () => {
  const { code, message } = refusal(
    'A disc 50mm in diameter and 6mm thick with a post 20mm in diameter and 24mm tall on top of it. The whole thing is 33mm tall.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /33mm/u)
})
