/** What is taken off a block at its outside: half and quarter rounds, steps, notches, corners, slopes, told clause by clause. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const block = 'Start with a block that is 70mm (X) x 44mm (Y) x 32mm (Z).'
const BLOCK = 70 * 44 * 32
const plate = 'A plate 70 x 44 x 12mm.'
const PLATE = 70 * 44 * 12
const disc = (radius: number): number => Math.PI * radius ** 2

holdVolumes([
  // Half rounds: by the side, the way and the diameter, whatever their order.
  [
    `${block} Cut a half circle out of the top of the block, all the way through in Y. The circle is 36mm in diameter and its center is right on the top face, in the middle of the 70mm length.`,
    BLOCK - (disc(18) / 2) * 44,
  ],
  [
    `${block} Across the top, mill a half round groove that is 14mm wide and 7mm deep. It runs the full length in X and is centered in Y.`,
    BLOCK - (disc(7) / 2) * 70,
  ],
  [
    `${block} Now we're going to cut a semicircle out of the bottom. It goes straight through from front to back. The radius is 9mm and its center is 25mm from the left end.`,
    BLOCK - (disc(9) / 2) * 44,
  ],
  [
    `${block} On the right side, cut a half round channel from top to bottom, 16mm in diameter, centered in Y.`,
    BLOCK - (disc(8) / 2) * 32,
  ],
  [
    `${plate} Both of the short sides have a half circle cut out of them in the middle, 9mm radius, all the way through the thickness.`,
    PLATE - disc(9) * 12,
  ],
  [
    `${plate} Each corner has a quarter circle cut out of it, 7mm radius, all the way through.`,
    PLATE - disc(7) * 12,
  ],
  // Steps: one side, both sides, the side said again.
  [
    `${block} Next cut a step along one long side. The step is on the -Y side and runs the full length in X. It's 13mm wide (measured in Y from the -Y edge) and is cut 6mm down (Z) from the top face.`,
    BLOCK - 70 * 13 * 6,
  ],
  [`${block} Cut a 4mm wide and 5mm deep rabbet along both long edges of the top.`, BLOCK - 2 * 70 * 4 * 5],
  [
    `${block} There are two steps, one along each short side. Each one is 9mm wide and cut 5mm down.`,
    BLOCK - 2 * 44 * 9 * 5,
  ],
  [
    `${block} Remove a 6mm x 6mm square strip along the bottom front edge, over the full length.`,
    BLOCK - 70 * 36,
  ],
  [
    `${block} Cut away the top left part: 21mm in X and 10mm down, through the full width in Y.`,
    BLOCK - 21 * 10 * 44,
  ],
  // Notches: in an edge, in a corner, down from the top through a wall.
  [
    `${block} Cut two notches, one in the middle of each short side. They're 10mm wide and 8mm deep and go all the way through in Z.`,
    BLOCK - 2 * 10 * 8 * 32,
  ],
  [
    `${plate} In the back left corner cut a rectangular notch that's 11mm (X) x 9mm (Y), all the way through.`,
    PLATE - 11 * 9 * 12,
  ],
  [
    `${block} At the front right corner of the top face, cut a pocket 20mm (X) x 12mm (Y) that's 6mm deep, so it's open on two sides.`,
    BLOCK - 20 * 12 * 6,
  ],
  [
    'A box that is 70 x 44 x 32mm with 3mm walls and open at the top. Cut a notch in the top edge of both long walls, in the middle. The notches are 12mm wide and 9mm deep.',
    BLOCK - 64 * 38 * 29 - 2 * 12 * 9 * 3,
  ],
  // Corners and slopes: from one side straight to the next.
  [
    `${block} Cut off one of the corners at 45 degrees. The cut starts 9mm from the corner on both sides and goes all the way through in Z.`,
    BLOCK - (9 * 9 * 32) / 2,
  ],
  [
    `${block} Cut off the back left corner diagonally, 12mm along X and 8mm along Y, all the way through in Z.`,
    BLOCK - (12 * 8 * 32) / 2,
  ],
  [
    `${block} Cut the top at a slope so it goes from 32mm tall at the back to 20mm tall at the front.`,
    BLOCK - (70 * 44 * 12) / 2,
  ],
  [
    `${block} Now slope the top: it's 32mm high at the left end and 24mm high at the right end.`,
    BLOCK - (44 * 70 * 8) / 2,
  ],
])

/** What a flat takes off a ball, and off a round bar by its length. */
const cap = (radius: number, high: number): number => (Math.PI * high ** 2 * (3 * radius - high)) / 3
const segment = (radius: number, high: number): number =>
  radius ** 2 * Math.acos((radius - high) / radius) -
  (radius - high) * Math.sqrt(2 * radius * high - high ** 2)
const ball = (radius: number): number => (4 / 3) * Math.PI * radius ** 3

holdVolumes([
  // Stairs fill their block; what one of them is said to come to has to be so.
  [
    'This is a block with four stair steps. Make a block that is 80mm (X) x 30mm (Y) x 48mm (Z). Cut four equal steps into it going up in the X direction. Each step is 20mm deep (X), 12mm high (Z) and as wide as the block (Y). So the first step is 12mm above the bottom, the second is 24mm and the last one is the 48mm top of the block.',
    20 * 30 * (12 + 24 + 36 + 48),
  ],
  [
    `${block} Cut two equal steps going up towards the back. Each one is 22mm deep and 16mm high.`,
    70 * 22 * (16 + 32),
  ],
  // A top that is round all over.
  [
    'A block 26mm (X) x 18mm (Y) x 50mm (Z). Round the top of the block with two 13mm radius fillets, on the two top edges that are parallel to the Y axis. When you look at it from the front (along Y) the top is a full half circle.',
    26 * 18 * 50 - (26 * 13 - (Math.PI * 13 ** 2) / 2) * 18,
  ],
  // Flats of balls: by what goes, or by what is left.
  [
    'A 36mm diameter sphere with a flat cut on the bottom, the flat removes 5mm from the sphere so it is 31mm tall.',
    ball(18) - cap(18, 5),
  ],
  [
    'A ball that is 36mm in diameter. Cut a flat on the bottom of it, so the overall height is 32mm.',
    ball(18) - cap(18, 4),
  ],
  [
    'A sphere 36mm in diameter. Cut a flat on the top and on the bottom, each one takes off 3mm, so it is 30mm tall.',
    ball(18) - 2 * cap(18, 3),
  ],
  // The flat of a shaft, by another name and as it measures there.
  [
    'A motor shaft that is 10mm in diameter and 45mm long with a flat on one end (a D shaft). The flat starts at one end of the shaft, is 14mm long and is cut 1.5mm deep into the diameter, so it measures 8.5mm across there.',
    Math.PI * 25 * 45 - segment(5, 1.5) * 14,
  ],
  [
    'A 10mm diameter rod, 45mm long, with a D flat on one end, 14mm long, 8mm from the flat to the round side.',
    Math.PI * 25 * 45 - segment(5, 2) * 14,
  ],
])

const REFUSED: readonly (readonly [prompt: string, why: RegExp])[] = [
  // A half circle is half as deep as it is wide, and lies where it is said to lie.
  [
    `${block} Cut a half circle out of the top, all the way through in Y. It's 20mm in diameter and 12mm deep.`,
    /10 mm deep/u,
  ],
  [
    `${block} Cut a half circle of 8mm radius out of the top, all the way through in Y, in the middle of the 90mm length.`,
    /70 mm long/u,
  ],
  // Deeper than the block is tall; on a long side that is none.
  [`${block} Cut a step along the left side, 15mm wide and 40mm deep.`, /larger/u],
  [
    `${block} Cut a step along one long side. The step is on the +X side. It's 15mm wide and cut 6mm down.`,
    /sides/u,
  ],
  // Steps that do not fill the block, and a half circle that is narrower than its top.
  [
    `${block} Cut three equal steps going up towards the back. Each one is 22mm deep and 16mm high.`,
    /steps/u,
  ],
  [
    `${block} Round the top with two 13mm radius fillets, so it's a full half circle looking from the front.`,
    /half circle/u,
  ],
  // Its middle lies at a corner, and nobody says which.
  [
    'A 44mm cube. Cut away a sphere with a radius of 12mm, whose center is at one of the top corners.',
    /corner/u,
  ],
  // Two are announced and one is told.
  [
    `${block} Cut two notches in the middle of the front edge, 10mm wide and 8mm deep, all the way through in Z.`,
    /./u,
  ],
]

for (const [prompt, why] of REFUSED)
  test(`refused: “${prompt}”`, () => {
    assert.match(refusal(prompt).message, why)
  })
