/** Prompts about what is cut away, with the volume by formula in cubic millimetres. */
const { PI, sqrt, acos } = Math
const cylinder = (diameter: number, height: number): number => ((PI * diameter ** 2) / 4) * height

type Told = readonly (readonly [prompt: string, volume: number])[]

/** The part of a circle that lies farther from its middle than a chord. */
const segment = (radius: number, chord: number): number =>
  radius ** 2 * acos(chord / radius) - chord * sqrt(radius ** 2 - chord ** 2)

/** What a drill takes out of a round bar that it crosses in the middle. */
function crossing(bar: number, drill: number): number {
  const steps = 20_000
  let volume = 0
  for (let step = 0; step < steps; step++) {
    const y = -drill / 2 + (drill * (step + 0.5)) / steps
    volume += (2 * sqrt(bar ** 2 / 4 - y ** 2) * 2 * sqrt(drill ** 2 / 4 - y ** 2) * drill) / steps
  }
  return volume
}

/** Flats on round bodies, told from the axis, by their depth, across, and from the far side. */
export const FLATS: Told = [
  [
    'A cylinder (24mm diameter, 50mm tall) with a flat milled on one side. The flat is 9mm from the center axis of the cylinder and runs the full height.',
    cylinder(24, 50) - segment(12, 9) * 50,
  ],
  [
    'A pin 16 mm in diameter and 40 mm long. A flat is cut along the entire length of the pin so that the distance from the flat to the opposite side of the pin is 13 mm.',
    cylinder(16, 40) - segment(8, 5) * 40,
  ],
  [
    'A round bar, 28 dia x 90 long, with two flats milled on opposite sides at one end. The flats are 22mm apart and 18mm long.',
    cylinder(28, 90) - 2 * segment(14, 11) * 18,
  ],
  [
    'The shaft is 10mm in diameter and 45mm long. Cut a 1.5mm deep flat on one side. The flat starts at the top end and is 15mm long.',
    cylinder(10, 45) - segment(5, 3.5) * 15,
  ],
]

/** Holes that go across, along or from side to side. */
export const WAYS: Told = [
  [
    'A cylinder, 36mm in diameter and 50mm tall, with an 8mm diameter hole drilled through it from the side. The hole goes all the way through, perpendicular to the axis, and is halfway up the cylinder.',
    cylinder(36, 50) - crossing(36, 8),
  ],
  [
    'A pin, 12mm diameter and 40mm long, with a 4mm hole drilled across it, 7mm from one end.',
    cylinder(12, 40) - crossing(12, 4),
  ],
  [
    'A 70 x 24 x 24 mm bar with a 9 mm hole drilled lengthwise through the middle.',
    70 * 576 - cylinder(9, 70),
  ],
  ['A 24 x 24 x 70 mm bar with a 9 mm hole drilled along its length.', 70 * 576 - cylinder(9, 70)],
  [
    'Make a 30 x 60 x 20 block. Drill a 6mm hole through the middle of it from the left side to the right side.',
    36_000 - cylinder(6, 30),
  ],
  [
    'A 30 x 80 x 12 mm plate. Cut a slot 10 mm wide and 4 mm deep into the top along the full length of the plate.',
    30 * 80 * 12 - 10 * 4 * 80,
  ],
]

/** Grooves around round bodies and in their faces, of every section. */
export const RINGS: Told = [
  [
    'A disc, 80mm in diameter and 14mm thick. There is a V-shaped groove around the outside edge. The groove is 10mm wide at the outside and 6mm deep, centered in the thickness.',
    cylinder(80, 14) - 30 * 2 * PI * 38,
  ],
  [
    'A cylinder 30 mm in diameter and 50 mm tall. A semicircular groove of 3 mm radius runs around the cylinder at mid-height.',
    cylinder(30, 50) - 2 * PI * ((PI / 2) * 9 * 15 - (2 / 3) * 27),
  ],
  [
    'Start with a disc 50mm in diameter and 18mm thick. Cut a groove around the outside of the disc. The groove has a rectangular profile, is 8mm wide, 6mm deep and is centered along the thickness.',
    cylinder(50, 18) - (cylinder(50, 8) - cylinder(38, 8)),
  ],
  [
    'A ring with an outside diameter of 90mm, an inside diameter of 60mm and a height of 15mm. An O-ring groove is cut into the top face. The groove has an inner diameter of 70mm, it is 4mm wide and 2.5mm deep.',
    cylinder(90, 15) - cylinder(60, 15) - (cylinder(78, 2.5) - cylinder(70, 2.5)),
  ],
]

/** Holes that are not round. */
export const SHAPED: Told = [
  [
    'This is a washer with a square hole. The washer is 32mm in diameter and 4mm thick. The square hole in the center is 12mm on each side.',
    cylinder(32, 4) - 144 * 4,
  ],
  ['A ring, OD 44, 6 thick, with a square 16 mm hole.', cylinder(44, 6) - 256 * 6],
  ['A 70 x 50 x 9 mm plate with a 20 mm square hole in the middle.', 70 * 50 * 9 - 400 * 9],
]

/** Rows and columns, and figures whose corners are drilled. */
export const GRIDS: Told = [
  [
    'The plate is 110mm (X) x 70mm (Y) x 5mm (Z). Cut a grid of 6mm diameter through holes. There are 5 holes in the X direction and 2 holes in the Y direction (10 total). The holes are spaced 18mm apart center to center in both directions and the grid is centered on the plate.',
    110 * 70 * 5 - 10 * cylinder(6, 5),
  ],
  [
    'Plate 140 x 90 x 10 mm with two rows of four holes. Each hole is 8 mm in diameter. The holes are 30 mm apart along the length and the rows are 50 mm apart.',
    126_000 - 8 * cylinder(8, 10),
  ],
  ['A plate 100 x 80 x 6 with a 3 x 2 grid of 7mm holes spaced 25 mm apart.', 48_000 - 6 * cylinder(7, 6)],
  [
    'A 90 x 90 x 8 plate. Four 6mm holes at the corners of a 60 mm square centered on the plate.',
    64_800 - 4 * cylinder(6, 8),
  ],
]

/** Sides that their length names, and cuts made alike in several faces. */
export const SIDES: Told = [
  [
    'The plate is 70mm (X) x 110mm (Y) x 6mm (Z). A rectangular notch is cut into the middle of one of the 110mm sides. The notch is 25mm wide and goes 12mm into the plate.',
    (70 * 110 - 25 * 12) * 6,
  ],
  [
    'A 100 x 40 x 10 plate. Two notches, 14 mm wide and 8 mm deep, are cut in the middle of the short sides.',
    40_000 - 2 * 14 * 8 * 10,
  ],
  [
    'A block measuring 90mm by 50mm by 30mm with a 6mm deep step cut along one of the long edges of the top. The step is 12mm wide.',
    135_000 - 90 * 12 * 6,
  ],
  [
    'A 80 x 50 x 24 block. Cut an 8 mm wide slot in both of the long sides, 6 mm deep, along the full length.',
    96_000 - 2 * 80 * 8 * 6,
  ],
  [
    'A 40 mm cube with a 16mm hole, 8 mm deep, in the center of each of the six faces.',
    64_000 - 6 * cylinder(16, 8),
  ],
  [
    'A rod 24 mm dia, 90 long. Drill an 8mm hole 20 mm deep into both ends.',
    cylinder(24, 90) - 2 * cylinder(8, 20),
  ],
  [
    'A 70 x 50 x 30 block with a pocket 40 x 20 mm and 9 mm deep in the top and bottom faces.',
    105_000 - 2 * 40 * 20 * 9,
  ],
]

/** Cuts that begin where others end, and slots that are wider at the bottom. */
export const FLOORS: Told = [
  [
    'This is a block with a stepped hole.\n1. The block is 60mm x 44mm x 26mm.\n2. An 18mm diameter hole is cut 8mm deep into the top, centered.\n3. A 10mm diameter hole continues from the bottom of that hole through the rest of the block.',
    60 * 44 * 26 - cylinder(18, 8) - cylinder(10, 18),
  ],
  [
    'A 90 x 60 x 30 block. Cut a pocket 50 x 30 mm and 12 mm deep into the top. Drill a 7mm hole 9 mm deep in the bottom of the pocket.',
    162_000 - 50 * 30 * 12 - cylinder(7, 9),
  ],
  [
    'The block is 70mm (X) x 44mm (Y) x 32mm (Z). Cut a 12mm wide slot down from the top, 9mm deep, centered in Y, running along the entire X length. At the bottom of that slot, cut a wider slot 22mm wide (Y) and 7mm tall (Z), also centered and running the entire X length.',
    70 * (44 * 32 - 12 * 9 - 22 * 7),
  ],
  [
    'The block is 46mm (X) x 90mm (Y) x 28mm (Z). First cut a slot down from the top that is 10mm wide (X) and 18mm deep (Z), running the entire 90mm length in Y. Then widen the bottom of the slot: the bottom 6mm of the slot is 20mm wide.',
    90 * (46 * 28 - 10 * 12 - 20 * 6),
  ],
  [
    'A block that is 90mm (X) by 36mm (Y) by 24mm (Z). Cut a 20mm wide (Y) channel down from the top that is 16mm deep (Z). It runs the full length of the block (X).',
    90 * (36 * 24 - 20 * 16),
  ],
]

/** Edges of openings, edges in which two sides meet, and words that are the deed and not the thing. */
export const WORKED: Told = [
  [
    'A 90 x 60 x 30 block. Cut a pocket 50 x 30 mm and 12 mm deep into the top. Fillet the four vertical corners of the pocket with a 4mm radius.',
    162_000 - (1500 - (4 - PI) * 16) * 12,
  ],
  ['A cube 30mm on a side with the top front edge chamfered 8mm.', 27_000 - 0.5 * 64 * 30],
  ['A 60 x 40 x 20 block. Chamfer the top left and top right edges 3 mm.', 48_000 - 2 * 4.5 * 40],
  [
    'We need a block 50 x 50 x 20. Cut off one of the vertical corners at 45 degrees, 12 mm from the corner along each side.',
    50_000 - 72 * 20,
  ],
  [
    'Take a 70 x 40 x 30 block. Bore a 16mm hole through it from front to back. The center of the hole is 12mm up from the bottom.',
    84_000 - cylinder(16, 40),
  ],
  [
    'A 60 x 30 x 30 block. Cut a 9mm hole all the way through the block in the X direction. On the right face, counterbore that hole to 16mm diameter, 10mm deep.',
    54_000 - cylinder(9, 50) - cylinder(16, 10),
  ],
  [
    'A hexagonal bar 22mm across flats and 50mm long. In one end there is a 10mm diameter hole that is 25mm deep. In the other end is a hex socket, 12mm across flats and 15mm deep.',
    (sqrt(3) / 2) * (484 * 50 - 144 * 15) - cylinder(10, 25),
  ],
]

/** The wall of a tube that a drill goes through, from the bore to the outside, about its middle. */
function throughWall(outer: number, inner: number, drill: number): number {
  return (crossing(outer, drill) - crossing(inner, drill)) / 2
}

/** Holes around a round body, by the angle from one to the next, and through one wall only. */
export const AROUND: Told = [
  [
    'Pipe, 60mm outer diameter, 50mm inner diameter, 90mm long. Drill 4 holes of 12mm around the pipe, 25mm from the top, 90 degrees apart.',
    cylinder(60, 90) - cylinder(50, 90) - 4 * throughWall(60, 50, 12),
  ],
  [
    'A bushing: 32mm OD, 20mm ID, 36mm long, with a 5mm oil hole drilled through one wall at mid-height.',
    cylinder(32, 36) - cylinder(20, 36) - throughWall(32, 20, 5),
  ],
  [
    'A shaft, 22mm in diameter and 90mm long. The groove is 4mm wide and 2mm deep and it goes all the way around the shaft. It is 12mm from one end.',
    cylinder(22, 90) - (cylinder(22, 4) - cylinder(18, 4)),
  ],
  ['A 40mm cube with a 20mm square hole through it from front to back.', 64_000 - 400 * 40],
  [
    'A ring, outside diameter 90, inside diameter 60, thickness 12. Drill 6 holes 7mm diameter around the ring, evenly spaced on a 75mm circle.',
    cylinder(90, 12) - cylinder(60, 12) - 6 * cylinder(7, 12),
  ],
  [
    'The cylinder has a diameter of 36mm and a height of 20mm. Four flats are cut around the outside, evenly spaced, 30mm across opposite flats. They run the full height.',
    cylinder(36, 20) - 4 * segment(18, 15) * 20,
  ],
]
