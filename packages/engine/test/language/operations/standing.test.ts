import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

holdOperations([
  // A hub reaches as far as it is told to, from whatever that is measured.
  [
    'Start with a disc 90mm in diameter and 10mm thick. Put a hub on top of it, centered. The hub is 40mm in diameter and rises 25mm above the top of the disc.',
    PI * (45 * 45 * 10 + 20 * 20 * 25),
  ],
  [
    'The head is a cylinder 20mm in diameter and 9mm thick. The body is 12mm in diameter and sticks out 30mm from the head.',
    PI * (100 * 9 + 36 * 30),
  ],
  [
    'A base plate 90 x 40 x 8 mm. A wall 6 mm thick stands on it along the left edge. The top of the wall is 50 mm above the bottom of the base plate.',
    90 * 40 * 8 + 6 * 40 * 42,
  ],
  // In a pocket: on its floor.
  [
    'A 60 x 50 x 20 mm block. Cut a 40 x 30 mm pocket into the top face, 8 mm deep. Add a cylindrical boss in the center of the pocket. It is 10 mm in diameter, starts on the floor of the pocket and is 12 mm tall. Drill a 5 mm hole through the center of the boss and all the way through the block.',
    60 * 50 * 20 - 40 * 30 * 8 + PI * 25 * 12 - PI * 2.5 * 2.5 * 24,
  ],
  // At the ends: out of the end faces of a bar, on top of a plate.
  [
    'A rod 12 mm in diameter and 50 mm long with a disc 30 mm in diameter and 4 mm thick at each end.',
    PI * (36 * 50 + 2 * 225 * 4),
  ],
  [
    'A plate 80 x 30 x 6 mm with a post 10 mm in diameter and 22 mm tall at each end.',
    80 * 30 * 6 + 2 * PI * 25 * 22,
  ],
  [
    'A disc 60 mm in diameter and 8 mm thick. Add a hub to the center of each face of the disc. Each hub is 20 mm in diameter and 6 mm long.',
    PI * (900 * 8 + 2 * 100 * 6),
  ],
  // Between two others.
  [
    'There are two 30mm diameter balls with their centers 80mm apart, and a 12mm diameter solid rod that connects them, running from center to center.',
    // Two balls, and the rod from where it leaves them: each holds a cap beyond the rod's own end circle.
    (() => {
      const [r, a] = [15, 6]
      const h = Math.sqrt(r * r - a * a)
      const cap = (PI * (r - h) ** 2 * (3 * r - (r - h))) / 3
      return 2 * (4 / 3) * PI * r ** 3 + PI * a * a * (80 - 2 * h) - 2 * cap
    })(),
  ],
  // By coordinates.
  [
    'A disc 70 mm in diameter from Z=0 to Z=8. On top of it is a hub 30 mm in diameter from Z=8 to Z=26.',
    PI * (35 * 35 * 8 + 225 * 18),
  ],
])

holdRefusals([
  'A disc 50 mm in diameter and 6 mm thick. A bar 30 mm long, 8 mm wide and 6 mm thick sticks out from the disc.',
  'A cylinder 40 mm in diameter and 60 mm tall with a boss on both sides, 10 mm in diameter and 5 mm long.',
])

holdOperations([
  // An island is left in a pocket, lower than the block.
  [
    'Start with a 70mm (X) x 50mm (Y) x 18mm (Z) block. Cut a 56mm (X) x 36mm (Y) pocket into the top, 10mm deep. Leave a 14mm diameter round island in the center of the pocket. The top of the island is 3mm lower than the top face of the block. Drill a 6mm hole through the center of the island and out the bottom of the block.',
    70 * 50 * 18 - 56 * 36 * 10 + PI * 49 * 7 - PI * 9 * 15,
  ],
  [
    'A base plate 70 x 40 x 6 mm. Add a vertical wall at the left end of the base plate. The wall is 5mm thick, the full 40mm wide, and its outside face is flush with the left end of the base plate. The top of the wall is 45mm above the bottom of the base plate.',
    70 * 40 * 6 + 5 * 40 * 39,
  ],
])
