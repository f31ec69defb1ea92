/** How parts are told of: titles and likenesses, what only follows, what is told once more, of both, or by another's size. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math

const round = (diameter: number, height: number): number => (PI * diameter ** 2 * height) / 4

/** What a chamfer of a leg takes off the rim of a cylinder. */
const broken = (radius: number, leg: number): number => PI * (radius * leg ** 2 - leg ** 3 / 3)

holdProse([
  // A title names, a likeness shows, and the teller speaks of the telling.
  [
    "This one is a valve guide (simplified). It's kind of like an upside down cup with a hole in it. It's a turned part so I'll mostly describe it with diameters.\n\n1. Start with a cylinder 44mm diameter and 30mm tall.\n\n2. Cut a 36mm diameter hole up from the bottom, 24mm deep.",
    round(44, 30) - round(36, 24),
  ],
  [
    'Hello! Could you make me a drill guide? I want it to be a 60 x 40 x 25 mm block. It needs an 8 mm hole dead center. Cheers, and have a nice day!',
    60 * 40 * 25 - round(8, 25),
  ],
  [
    "A rectangular plate, 90 mm by 60 mm, 7 mm thick - basically a simple cover. It's got four 5 mm holes, one per corner, each 8 mm in from both edges.",
    90 * 60 * 7 - 4 * round(5, 7),
  ],
  // Spec sheets and hasty spelling.
  [
    'Flange. Dimensions: OD 90mm, thk 12mm, centre bore 34mm thru, 6x 7mm holes on a 66mm PCD.',
    round(90, 12) - round(34, 12) - 6 * round(7, 12),
  ],
  ['A 45mm diamater cylindr 30mm tall with a 20mm hole thru teh center.', round(45, 30) - round(20, 30)],
  // Lists of sizes before a noun.
  [
    'A disc 50mm diameter and 8mm thick. On top of it is a 20mm diameter, 22mm tall boss in the center, so in total the part is 30mm high.',
    round(50, 8) + round(20, 22),
  ],
  // What follows has to be so, and makes nothing.
  [
    'Take a cylinder with a 40mm diameter and 60mm length. Bore a 30mm hole 50mm deep from the top, so the walls are 5mm thick and the bottom is 10mm thick.',
    round(40, 60) - round(30, 50),
  ],
  [
    'A 100mm x 50mm x 12mm plate. Four 6mm holes, one in each corner, 10mm from the edges. In other words the hole pattern is 80mm x 30mm.',
    100 * 50 * 12 - 4 * round(6, 12),
  ],
  [
    "A disc 60 mm in diameter, 10 mm thick, with a 40 mm hole, so it's really a ring with a 10 mm wall.",
    round(60, 10) - round(40, 10),
  ],
  [
    "A round rod 16mm in diameter (8mm radius) and 70mm long. Drill a 6mm hole 20mm deep in each end, so they don't meet and 30mm stays solid in the middle.",
    round(16, 70) - 2 * round(6, 20),
  ],
  [
    'A plate 70 mm x 30 mm x 8 mm. There is a 9 mm hole 12 mm from each end, centered in the width.',
    70 * 30 * 8 - 2 * round(9, 8),
  ],
  // Sizes and distances by another's.
  [
    'A base 90mm x 50mm x 12mm. Add a wall on its back edge that is the same length as the base, 10mm thick and 40mm high.',
    90 * 50 * 12 + 90 * 10 * 40,
  ],
  [
    'A plate is 100mm x 40mm x 8mm. Drill a 10mm hole through it 20mm from the left end, centered in the width. Drill another one the same distance from the other end.',
    100 * 40 * 8 - 2 * round(10, 8),
  ],
  // Once more, at another place.
  [
    'A block 70 x 40 x 30 mm with a slot 6 mm wide and 4 mm deep in the top and another in the bottom, both along the length.',
    70 * 40 * 30 - 2 * 70 * 6 * 4,
  ],
  [
    'A block 70 x 40 x 30 mm with a pocket 18 x 12 x 4 mm on the left and one on the right.',
    70 * 40 * 30 - 2 * 18 * 12 * 4,
  ],
  [
    'A disc 60 mm in diameter and 8 mm thick. Add a 24 mm diameter boss on top that is 6 mm tall. Do the same on the bottom.',
    round(60, 8) + 2 * round(24, 6),
  ],
  [
    'A 45 mm cube. Drill a 9 mm hole 10 mm deep into the top. Do the same on the left and on the right.',
    45 ** 3 - 3 * round(9, 10),
  ],
  [
    'You need a plate; it measures 70mm by 70mm by 5mm. You also need a hole in the exact middle - 22mm in diameter - and four more, 4mm each, at the corners of a 50mm square.',
    70 * 70 * 5 - round(22, 5) - 4 * round(4, 5),
  ],
  // Of both, of all, of the next.
  [
    'The lower cylinder is 50 mm in diameter and 12 mm tall. The middle cylinder is 36 mm in diameter and 14 mm tall. The upper cylinder is 18 mm in diameter and 16 mm tall. All three are concentric.',
    round(50, 12) + round(36, 14) + round(18, 16),
  ],
  [
    'A stepped pin. The first section is 20mm diameter and 15mm long. The second is 12mm diameter and 30mm long, which makes the pin 45mm long in total. Chamfer the end of the smaller one 1mm.',
    round(20, 15) + round(12, 30) - broken(6, 1),
  ],
  [
    'A disc 50 mm in diameter and 9 mm high. Add a second cylinder 20 mm in diameter and 30 mm high on top of it, sharing its axis. Join the two into a single object.',
    round(50, 9) + round(20, 30),
  ],
  // What stands on what, in whatever order it is told.
  [
    "There's an 8 mm hole in the center of a plate. The plate is 50 mm square. It's 4 mm thick.",
    50 * 50 * 4 - round(8, 4),
  ],
  [
    'A round boss sits on a square plate. The plate is 60 mm on a side and 10 mm thick. The boss is centered, 25 mm in diameter and 15 mm tall. There is a 10 mm hole through everything.',
    60 * 60 * 10 + round(25, 15) - round(10, 25),
  ],
  [
    'The part consists of a base and a post. The base is a disc with a diameter of 60mm and a thickness of 8mm; the post is a cylinder with a diameter of 20mm and a height of 50mm, and it stands in the middle of the base.',
    round(60, 8) + round(20, 50),
  ],
])

holdUnread([
  // What is said to follow, and does not.
  'A plate 90mm x 40mm x 10mm. Two 8mm holes go through it, each one centered in the width and 20mm from its end, so they end up 55mm apart.',
  "A round rod 16mm in diameter and 70mm long. Drill a 6mm hole 40mm deep in each end, so they don't meet.",
  // Of which edge is the second as far?
  'A block 70 x 50 x 40 mm. Drill an 8 mm hole through the block in the Z direction. It is 12 mm from the left edge. Do the same in the Y direction.',
  // The base has no diameter to be the same as.
  'A base 90mm x 50mm x 12mm. On top of it is a cylinder of the same diameter as the base, 30 mm tall.',
])
