/** What is milled out of a piece: cuts that are open at a side, sizes told by what is left, steps along edges. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math
const halfDisc = (radius: number): number => (PI * radius ** 2) / 2

// Open at a side: a notch goes in from the edge and through the thickness.
holdProse([
  [
    'A plate 100 x 60 x 8 mm. Cut a notch in the middle of the front edge, 20 mm wide and 10 mm deep.',
    48000 - 1600,
  ],
  [
    'A plate 110 x 64 x 8 mm. Two notches, 16 mm wide and 9 mm deep, are cut in the middle of the short sides.',
    110 * 64 * 8 - 2 * 16 * 9 * 8,
  ],
  [
    'A plate 80 x 50 x 6 mm with a semicircular notch, 10 mm radius, in the middle of each short edge.',
    24000 - 12 * halfDisc(10),
  ],
  [
    'A plate 96 x 54 x 6 mm with semicircular notches of 7 mm radius in the middle of all four edges.',
    96 * 54 * 6 - 24 * halfDisc(7),
  ],
  [
    'A block 70 x 40 x 20 mm. Cut a slot 12 mm wide in the right end, 30 mm deep, through the full height.',
    56000 - 12 * 30 * 20,
  ],
  ['A sheet 94 x 42 x 5 mm. A slot 8 mm wide is cut 24 mm into the left edge.', 94 * 42 * 5 - 8 * 24 * 5],
  [
    'The plate is 70mm (X) x 120mm (Y) x 6mm (Z). A notch is cut into the middle of one of the 120mm sides. The notch is 25mm wide and goes 13mm into the plate.',
    70 * 120 * 6 - 25 * 13 * 6,
  ],
  [
    'A 74 x 50 x 30 block with a pocket 40 x 20 mm and 9 mm deep in the top and bottom faces.',
    74 * 50 * 30 - 2 * 800 * 9,
  ],
  [
    'An 84 x 50 x 24 block. Cut a 7 mm wide slot in both of the long sides, 6 mm deep, along the full length.',
    84 * 50 * 24 - 2 * 84 * 42,
  ],
])

// What is left tells how large a cut is.
holdProse([
  [
    'A 90 x 60 x 24 mm block. Mill a rectangular pocket into the top leaving walls 6 mm thick all around and a floor 4 mm thick.',
    90 * 60 * 24 - 78 * 48 * 20,
  ],
  [
    'Block 100mm x 70mm x 20mm. Cut a pocket down from the top face, 60mm (X) x 40mm (Y), centered, leaving a 5mm floor.',
    140000 - 2400 * 15,
  ],
  [
    'A plate 80 mm long, 56 mm wide and 6 mm thick. Cut a rectangular window through it with a border of 9 mm to all sides.',
    80 * 56 * 6 - 62 * 38 * 6,
  ],
  [
    'A block of 64 x 40 x 30 mm has a rectangular pocket in its top face, 12 mm deep, with a gap of 6 mm from each edge.',
    64 * 40 * 30 - 52 * 28 * 12,
  ],
  [
    'A 80 x 40 x 30 mm block. Cut a slot 10 mm wide along the length of the top, leaving 8 mm of material below it.',
    96000 - 800 * 22,
  ],
  [
    'A slab 72 x 40 x 18 mm. A 20 x 10 mm pocket is sunk into the top until only 4 mm remain below it.',
    72 * 40 * 18 - 200 * 14,
  ],
  [
    'A 60 x 40 x 30 mm block. Cut a channel through the top along the length, leaving 5 mm walls on both sides and a 6 mm floor.',
    72000 - 60 * 30 * 24,
  ],
  [
    'A cylinder 54 mm in diameter and 40 mm tall. Mill a round recess in the top. The walls are 5 mm thick and the floor is 6 mm thick.',
    PI * (27 ** 2 * 40 - 22 ** 2 * 34),
  ],
])

// Steps at ends, along edges, all around.
holdProse([
  [
    'A block 100 x 50 x 30 mm. Cut a step on the right end. The step is 40 mm long, measured from the end of the block, goes all the way across and is 12 mm deep from the top.',
    150000 - 40 * 50 * 12,
  ],
  [
    'A block 100 x 50 x 30 mm with a step at one end: 25 mm long and 10 mm down from the top, across the full width.',
    150000 - 25 * 50 * 10,
  ],
  [
    'A block 80 x 60 x 40 mm. Cut a rabbet along both long edges of the top, 8 mm wide and 5 mm deep.',
    192000 - 2 * 80 * 40,
  ],
  [
    'A 96 x 60 x 20 block with a rebate around the top edge, 4 mm wide and 6 mm deep',
    96 * 60 * 20 - 6 * (96 * 60 - 88 * 52),
  ],
  [
    'A block 100mm (X) x 60mm (Y) x 40mm (Z). Cut a step on the left end. It is 30mm long (X), runs the full 60mm in Y and is 15mm deep.',
    240000 - 30 * 60 * 15,
  ],
])

// T-slots: a wide part below a neck, or the bottom of a slot widened; openings measured from the bottom; what a step leaves.
holdProse([
  [
    'A 96 x 50 x 40 mm block with a T-slot along its length in the middle of the top. The neck is 10 mm wide and 12 mm deep, the wide part is 20 mm wide and 8 mm high.',
    96 * (50 * 40 - 120 - 160),
  ],
  [
    'Make a block 84mm (X) x 50mm (Y) x 30mm (Z). Cut a slot down from the top, 12mm wide, centered in Y, 18mm deep, over the entire X length. Next widen the bottom of the slot to make a T. The wide part is 24mm wide and 8mm tall, and its bottom is at the same depth as the bottom of the slot.',
    84 * (50 * 30 - 12 * 18 - 12 * 8),
  ],
  [
    'The block is 70mm (X) x 44mm (Y) x 32mm (Z). Cut a 12mm wide slot down from the top, 9mm deep, centered in Y, along the entire X length. At the bottom of that slot, cut a wider slot 20mm wide (Y) and 7mm tall (Z), also centered and running the entire X length.',
    70 * (44 * 32 - 12 * 9 - 20 * 7),
  ],
  [
    'A block 56 x 114 x 38 mm. Cut a groove 9 mm wide and 12 mm deep in the top along Y. Beneath that groove cut another groove that is 19 mm wide and 6 mm high, also along Y.',
    114 * (56 * 38 - 9 * 12 - 19 * 6),
  ],
  [
    'A block 100mm (X) x 20mm (Y) x 40mm (Z). Cut an opening through it in Y. The opening is 72mm wide, centered, starts at the bottom and is 25mm tall.',
    80000 - 72 * 20 * 25,
  ],
  [
    "Start with a block 100mm (X) x 60mm (Y) x 40mm (Z). Cut a step on the left end. It is 32mm long (X), runs the full 60mm in Y and is 15mm deep. On the tall part that's left, cut a pocket down from the top. It is 40mm (X) x 30mm (Y), centered on the tall part and 10mm deep.",
    240000 - 32 * 60 * 15 - 12000,
  ],
])

holdUnread([
  'a T-slot nut for a 3030 extrusion',
  'A 90 x 50 x 40 mm block with a T-slot along its length in the middle of the top, 20 mm wide and 8 mm deep.',
  'A block 80 x 60 x 40 mm. Cut a step 10 mm wide and 5 mm deep.',
  'A block 60 x 40 x 20 mm. Cut a pocket from the top face, leaving a wall of 25 mm on all four sides and a floor of 2 mm.',
])

const POCKETED =
  'A block 60 x 40 x 30 mm. A pocket 40 x 20 mm and 10 mm deep in the top. In the floor of the pocket there is a hole 5 mm in diameter,'

// A depth counts from the face that it is measured from.
holdProse([
  [`${POCKETED} 12 mm deep.`, 60 * 40 * 30 - 40 * 20 * 10 - PI * 2.5 ** 2 * 12],
  [
    `${POCKETED} 22 mm deep measured from the top face of the block.`,
    60 * 40 * 30 - 40 * 20 * 10 - PI * 2.5 ** 2 * 12,
  ],
])

holdUnread([`${POCKETED} 8 mm deep measured from the top face of the block.`])
