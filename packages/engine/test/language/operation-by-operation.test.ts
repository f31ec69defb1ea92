/** Parts told operation by operation: which way a cut goes, which edges are meant, what a figure of speech measures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read } from './reading.ts'
import { holdVolumes, type Told } from './volumes.ts'

const cylinder = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const torus = (ring: number, tube: number): number => Math.PI * ring * (Math.PI / 4) * tube ** 2
/** What a chamfer takes off a round rim. */
const rim = (diameter: number, leg: number): number =>
  cylinder(diameter, leg) - ((Math.PI * leg) / 12) * (3 * diameter ** 2 - 6 * diameter * leg + 4 * leg ** 2)

/** The way a hole goes is told by the size that lies there. */
const WAYS: readonly Told[] = [
  [
    'Start with a block that is 70mm long, 24mm wide and 36mm tall. Drill an 8mm hole through the full 24mm width of the block.',
    70 * 24 * 36 - cylinder(8, 24),
  ],
  [
    'A block, 70mm long, 24mm wide and 36mm tall. Two 6mm holes go through the entire width, 30mm apart.',
    70 * 24 * 36 - 2 * cylinder(6, 24),
  ],
  [
    'A 120mm long square tube. The outside is 30mm x 30mm and the walls are 2mm thick. There is an 8mm hole through two opposite walls, 20mm from one end.',
    120 * (30 * 30 - 26 * 26) - 2 * cylinder(8, 2),
  ],
]

/** Edges by where they lie on the whole part. */
const EDGES: readonly Told[] = [
  [
    'This is a stepped pin made of two cylinders.\n\n1. The first cylinder is 24mm diameter and 10mm tall.\n\n2. The second cylinder is on top of the first one. It is 16mm diameter and 30mm tall.\n\n3. Chamfer the very top edge and the very bottom edge of the pin, 2mm chamfer.',
    cylinder(24, 10) + cylinder(16, 30) - rim(24, 2) - rim(16, 2),
  ],
  [
    'A cylinder 30mm in diameter and 12mm tall. Chamfer the top edge, 2mm chamfer.',
    cylinder(30, 12) - rim(30, 2),
  ],
]

/** A ring is told by its tube and by where its middle runs; a link by the middles of its ends. */
const MIDDLES: readonly Told[] = [
  [
    'An o-ring. The diameter of the cross section is 4mm and the ring has a diameter of 36mm measured to the center of the cross section.',
    torus(36, 4),
  ],
  ['An o-ring with an inside diameter of 60mm and a cross section of 5mm.', torus(65, 5)],
  [
    "A link plate. It's a slot shape (straight sides with fully rounded ends) that is 45mm center to center and 20mm wide, and it's 6mm thick.",
    6 * (45 * 20) + cylinder(20, 6),
  ],
]

const cap = (radius: number, height: number): number => ((Math.PI * height ** 2) / 3) * (3 * radius - height)
const frustum = (a: number, b: number, height: number): number =>
  ((Math.PI * height) / 12) * (a * a + a * b + b * b)

/** Cut off at a plane, told from the middle; what is flat then is a face like any other. */
const PLANES: readonly Told[] = [
  [
    'Make a sphere that is 50mm in diameter. Cut off the top of the sphere with a flat plane that is 20mm above the center. From this flat face cut a blind hole, 10mm in diameter and 15mm deep (flat bottomed hole). It is centered on the flat face.',
    cap(25, 45) - cylinder(10, 15),
  ],
  ['A ball, 30mm in diameter. Everything more than 9mm below its center is cut away.', cap(15, 24)],
]

/** Sizes at the two ends of something, with the end said first or behind. */
const ENDS: readonly Told[] = [
  [
    'A block 50mm long, 36mm wide and 20mm tall. A dovetail slot is cut into the top face and runs the whole length of the block. It is 6mm deep. At the top face the slot is 12mm wide and at the bottom of the slot it is 18mm wide.',
    50 * (36 * 20 - 15 * 6),
  ],
  [
    "A cone with the tip cut off. At the bottom it's 36mm in diameter and at the top it's 12mm in diameter. It's 25mm tall.",
    frustum(36, 12, 25),
  ],
  [
    "A tapered post. It's 30mm in diameter at the bottom and 18mm in diameter at the top, and it's 50mm tall.",
    frustum(30, 18, 50),
  ],
  [
    'A pyramid with the top cut off. The bottom is a 48mm x 48mm square and the top is a 24mm x 24mm square (centered above the bottom one and lined up with it). The height is 30mm. There is an 8mm x 8mm square hole through the middle from top to bottom.',
    (30 / 3) * (48 ** 2 + 24 ** 2 + 48 * 24) - 8 * 8 * 30,
  ],
]

/** A strip of a round shaft, from its crown down to a flat floor. */
const crown = (diameter: number, width: number, depth: number): number => {
  const radius = diameter / 2
  const half =
    (width / 2) * Math.sqrt(radius ** 2 - (width / 2) ** 2) + radius ** 2 * Math.asin(width / diameter)
  return half - width * (radius - depth)
}

/** How far a cut goes, by where it ends. */
const REACHES: readonly Told[] = [
  [
    'The shaft is a cylinder 20mm in diameter and 70mm long. It has a keyway that is 6mm wide. The keyway starts at one of the ends of the shaft and goes 25mm along the length. The bottom of the keyway is flat and is 3mm below the top of the shaft (the top most point of the round). Square end on the keyway, no radius.',
    cylinder(20, 70) - 25 * crown(20, 6, 3),
  ],
]

const open = (x: number, y: number, z: number, wall: number): number =>
  x * y * z - (x - 2 * wall) * (y - 2 * wall) * (z - wall)

/** What stands inside of a hollow body, and rings told by their shape. */
const INSIDE: readonly Told[] = [
  [
    'Make a box, 90mm x 50mm x 24mm. Shell the box from the top so that the walls and the floor are all 3mm thick. Add 4 cylindrical standoffs on the floor inside of the box, one near each corner. The center of each standoff is 11mm from the two nearest outside faces of the box. They are 7mm in diameter and 9mm tall (measured from the inside floor).',
    open(90, 50, 24, 3) + 4 * cylinder(7, 9),
  ],
  [
    'Make a box, 90mm x 50mm x 24mm. Shell the box from the top so that the walls and the floor are all 3mm thick. Inside the box add a cylinder 10mm in diameter and 12mm tall standing on the floor.',
    open(90, 50, 24, 3) + cylinder(10, 12),
  ],
  [
    'A disc 70mm in diameter and 4mm thick. Underneath the disc there is a ring shaped lip, 64mm outer diameter and 58mm inner diameter, that sticks down 6mm from the disc.',
    cylinder(70, 4) + cylinder(64, 6) - cylinder(58, 6),
  ],
]

/** One of two bodies by how it stands, and what lies on both faces of another. */
const STANDING: readonly Told[] = [
  [
    '1. The first plate lies flat on the XY plane. It is 70mm (X) x 36mm (Y) x 6mm (Z).\n\n2. The second plate stands vertically on top of the first plate, flush with the left edge of it. It is 6mm (X) x 36mm (Y) x 40mm (Z).\n\n3. Cut a 12mm hole through the middle of the vertical plate (in the X direction).\n\n4. Cut an 8mm hole through the flat plate in Z, 15mm from the right edge.',
    70 * 36 * 6 + 6 * 36 * 40 - cylinder(12, 6) - cylinder(8, 6),
  ],
  [
    'Start with a disc that is 90mm in diameter and 6mm thick. Add a hub in the center on both sides. Each hub is 24mm in diameter and sticks out 8mm from the face of the disc.',
    cylinder(90, 6) + 2 * cylinder(24, 8),
  ],
  [
    "A cylinder, 12mm in diameter and 15mm tall. On top of it is a cone that starts at 12mm diameter and gets bigger until it's 40mm diameter at the top. The cone is 20mm tall.",
    cylinder(12, 15) + frustum(12, 40, 20),
  ],
]

holdVolumes([...STANDING, ...REACHES, ...INSIDE, ...WAYS, ...EDGES, ...MIDDLES, ...PLANES, ...ENDS])

test('an edge that is named by what it touches lies between the two bodies', () => {
  const fillet = featuresOf(
    'A disc 90mm in diameter and 10mm thick. Add a cylinder, 40mm in diameter and 30mm tall, on top of the disc. Add a 3mm fillet where the cylinder meets the top face of the disc.',
  ).at(-1)
  assert.ok(fillet?.kind === 'fillet')
  assert.deepEqual(fillet.edges, [{ between: ['cylinder', 'disc'], convexity: 'concave' }])
})

test('the pair is both holes together', () => {
  const holes = featuresOf(
    'A plate 90mm long, 40mm wide and 5mm thick. There are two 6mm holes, 50mm apart along the length of the plate, and the pair is centered on the plate.',
  ).at(-1)
  assert.ok(holes?.kind === 'hole' && holes.positions?.kind === 'points')
  assert.deepEqual(holes.positions.points, [
    [-25, 0],
    [25, 0],
  ])
})

test('inner corners that follow from the rounding are measured', () => {
  const { plan } = read(
    'Make a box, 90mm x 50mm x 24mm. Fillet the 4 vertical edges with a radius of 6mm. Shell the box from the top so that the walls and the floor are all 2mm thick (the inside corners end up with a 4mm radius).',
  )
  assert.ok(plan.requirements.some(({ says, value }) => says.startsWith('inner corners') && value === 4))
})
