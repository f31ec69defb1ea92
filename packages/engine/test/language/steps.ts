/** Prompts told in steps, with the volume by formula in cubic millimetres. */
const { PI, sqrt } = Math
const cylinder = (diameter: number, height: number): number => ((PI * diameter ** 2) / 4) * height

type Told = readonly (readonly [prompt: string, volume: number])[]

/** Grooves, channels and slices. */
export const GROOVES: Told = [
  [
    'A 70 x 30 x 25 mm bar. Cut a V-shaped groove along the full length of the top face, 16 mm wide at the top and 9 mm deep.',
    70 * 30 * 25 - 0.5 * 16 * 9 * 70,
  ],
  [
    'A 50 x 50 x 30 mm block with a dovetail groove along Y, 12 mm wide at the top, 18 mm wide at the bottom and 10 mm deep.',
    50 * 50 * 30 - 15 * 10 * 50,
  ],
  [
    'A block 90mm x 36mm x 40mm. Mill a slot down from the top that is 50mm wide and 30mm deep. The slot runs through the full 36mm width of the block.',
    90 * 36 * 40 - 50 * 36 * 30,
  ],
  [
    'A 64 x 40 x 20 mm block. Cut a channel 8 mm wide and 6 mm deep across the top from front to back, 12 mm from the left edge.',
    64 * 40 * 20 - 8 * 40 * 6,
  ],
  [
    'A shaft 24 mm in diameter and 90 mm long with a groove 3 mm wide and 1.5 mm deep, 8 mm from the top end.',
    cylinder(24, 90) - (cylinder(24, 3) - cylinder(21, 3)),
  ],
  [
    'A ball of 50 mm diameter. The bottom 6 mm of the ball is cut off to create a flat surface.',
    (4 / 3) * PI * 25 ** 3 - ((PI * 36) / 3) * (75 - 6),
  ],
  ['A 50 x 40 x 30 mm block. Trim off the top 4 mm.', 50 * 40 * 26],
  [
    'A clevis (yoke end).\n1. Start with a block 24mm (X) x 24mm (Y) x 50mm (Z).\n2. Cut a 10mm wide slot down from the top, centered in X. The slot goes all the way through in the Y direction and is 28mm deep.\n3. Drill an 8mm hole in the X direction. The hole is centered in Y and its center is 12mm below the top of the block.',
    24 * 24 * 50 - 10 * 24 * 28 - cylinder(8, 14),
  ],
]

/** Second names for one thing, and titles that only name the part. */
export const NAMES: Told = [
  [
    'A rectangular gasket.\n1. The outside of the gasket is 90mm x 60mm and it is 2mm thick.\n2. There is a rectangular opening in the center that is 50mm x 20mm and goes all the way through.',
    90 * 60 * 2 - 50 * 20 * 2,
  ],
  [
    'A rectangular shim with an opening in the middle.\n1. The shim is 90mm x 60mm x 2mm.\n2. The rectangular opening is 50mm x 20mm and goes all the way through.',
    90 * 60 * 2 - 50 * 20 * 2,
  ],
  [
    'A round flange with a hub.\n1. The flange is a disc, 100mm in diameter and 10mm thick.\n2. On top of the flange there is a hub, 50mm in diameter and 20mm tall.\n3. A 30mm bore goes through the whole part (flange and hub).',
    cylinder(100, 10) + cylinder(50, 20) - cylinder(30, 30),
  ],
  [
    'A bolt.\n1. The head is a hexagonal prism, 17mm across the flats and 6mm tall.\n2. The shank is a cylinder with a diameter of 10mm and a length of 30mm. It extends from the center of the head.',
    (sqrt(3) / 2) * 17 ** 2 * 6 + cylinder(10, 30),
  ],
  [
    'A control knob.\n1. The knob body is a cylinder 28mm in diameter and 16mm tall.\n2. There is a 5mm diameter blind hole in the bottom of the knob, in the center, 10mm deep.',
    cylinder(28, 16) - cylinder(5, 10),
  ],
]

/** What stands on, under and beside what. */
export const STACKS: Told = [
  [
    'This is a lid for a jar. It has a flat top and a lip underneath.\n1. The top of the lid is 70mm x 50mm and 4mm thick.\n2. The lip is a solid rectangle, 64mm x 44mm, centered on the underside of the top plate. It sticks down 5mm.',
    70 * 50 * 4 + 64 * 44 * 5,
  ],
  [
    'A tray, 100mm x 70mm x 20mm tall. The walls are 2mm thick and the floor is 4mm thick. The tray is open on the top.',
    100 * 70 * 20 - 96 * 66 * 16,
  ],
  [
    'A cup 50 mm in diameter and 60 mm tall with 2 mm walls and a 5 mm thick bottom.',
    cylinder(50, 60) - cylinder(46, 55),
  ],
  [
    'A 100 x 60 x 10 plate. A cylinder of 20 mm diameter stands on the plate and projects 30 mm from it.',
    60_000 + cylinder(20, 30),
  ],
  [
    'A 70 x 70 x 6 plate. There are four 4mm holes around the center in a square pattern 40mm apart.',
    70 * 70 * 6 - 4 * cylinder(4, 6),
  ],
  [
    'A stepped shaft with two sections.\n1. The first section is 18mm in diameter and 25mm long.\n2. The second section is 26mm in diameter and 40mm long.',
    cylinder(18, 25) + cylinder(26, 40),
  ],
  [
    "A staircase block.\n1. The first step is 50mm long, 30mm wide and 8mm tall.\n2. The second step sits on top of the first. It's 25mm long, 30mm wide and 8mm tall.",
    30 * 8 * 75,
  ],
  [
    "This is a finial made of two shapes.\n1. The base is a cylinder with a 24mm diameter and 6mm height.\n2. On top of the base is a cone, 20mm in diameter at the bottom and 20mm tall.\n3. There's a 4mm hole in the bottom of the base, 5mm deep.",
    cylinder(24, 6) + (PI * 100 * 20) / 3 - cylinder(4, 5),
  ],
  [
    'A flanged sleeve. The body has an outside diameter of 14mm and is 18mm long. The flange at one end is 22mm in diameter and 2mm thick, so the total length is 20mm.',
    cylinder(14, 18) + cylinder(22, 2),
  ],
  [
    'A 90 x 70 x 5 mm plate with four feet. At each corner underneath the plate is a cylindrical foot. Each foot is 12mm in diameter and 8mm tall. The center of each foot is 10mm from the two nearest edges.',
    90 * 70 * 5 + 4 * cylinder(12, 8),
  ],
]

/** What a cut leaves. */
export const REMAINS: Told = [
  [
    'A block 60mm x 40mm x 30mm. Cut a pocket 20mm deep into the top, leaving a 4mm wall all around.',
    60 * 40 * 30 - 52 * 32 * 20,
  ],
  [
    'A block 60mm x 40mm x 30mm. Cut a slot from the top that is 44mm wide and 22mm deep. The slot runs through the full 40mm width of the block and leaves an 8mm wall on either side.',
    60 * 40 * 30 - 44 * 40 * 22,
  ],
  [
    "Start with a cylinder that's 70mm in diameter and 80mm tall. Hollow out the cylinder from the top, leaving a 3mm wall and a 6mm thick bottom.",
    cylinder(70, 80) - cylinder(64, 74),
  ],
  [
    "A block 64mm (X) x 26mm (Y) x 40mm (Z). Cut a 20mm diameter hole through the block in the Y direction. The hole is centered in X and its center is 22mm above the bottom of the block. Add two 6mm vertical holes. They're centered in Y and each is 8mm from the nearest end of the block in X.",
    64 * 26 * 40 - cylinder(20, 26) - 2 * cylinder(6, 40),
  ],
  [
    'A 90 x 40 x 5 mm plate with two slots. Each slot is 6mm wide and 20mm long. The slots are parallel to the short side of the plate. The center of the first slot is 15mm from the left edge and the center of the second slot is 25mm from the right edge. Both are centered in the 40mm direction.',
    90 * 40 * 5 - 2 * (14 * 6 + PI * 9) * 5,
  ],
  [
    'An 80 x 60 x 8 mm plate. The boss is 24mm in diameter and rises 20mm above the top of the plate. Its center is 30mm from the left edge and 25mm from the front edge of the plate. There is a 2mm fillet where the boss meets the plate.',
    80 * 60 * 8 + cylinder(24, 20) + 2 * PI * (4 * 13 - PI * (14 - 8 / (3 * PI))),
  ],
]
