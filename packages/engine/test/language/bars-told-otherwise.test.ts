/** Round bars told stretch by stretch: in a row, turned down at one end and at the other, with a collar. */
import { holdVolumes } from './volumes.ts'

const ROW = Math.PI * (5 ** 2 * 20 + 9 ** 2 * 6 + 5 ** 2 * 30)
const DOWN = Math.PI * (8 ** 2 * 40 + 15 ** 2 * 50 + 10 ** 2 * 30)
const COLLAR = Math.PI * (6 ** 2 * 92 + 10 ** 2 * 8)

holdVolumes([
  ['Axle made of three coaxial cylinders, one after the other: Ø10 × 20, Ø18 × 6 and Ø10 × 30 (mm).', ROW],
  ['A pin consisting of three cylinders in a row: Ø10 x 20 mm, Ø18 x 6 mm and Ø10 x 30 mm.', ROW],
  ['Turned shaft: first Ø10 over 20 mm, then Ø18 over 6 mm, then Ø10 over 30 mm.', ROW],
  ['A stepped pin: Ø10, 20 mm long; Ø18, 6 mm long; Ø10, 30 mm long.', ROW],
  [
    'Turn a bar of 30 mm diameter and 120 mm length down to 16 mm diameter over a length of 40 mm at one end, and down to 20 mm diameter over 30 mm at the other.',
    DOWN,
  ],
  [
    'A round bar 30 mm in diameter and 120 mm long is turned down to 16 mm over 40 mm at one end and to 20 mm over 30 mm at the other end.',
    DOWN,
  ],
  [
    'Take a 120 mm long bar of 30 mm diameter. Turn one end down to 16 mm for a length of 40 mm and the other end to 20 mm for a length of 30 mm.',
    DOWN,
  ],
  [
    'Shaft with a collar: it is Ø12 all along its 100 mm length except for a Ø20 collar, 8 mm wide, whose left face is 30 mm from the left end.',
    COLLAR,
  ],
  [
    'A shaft 12 mm in diameter throughout and 100 mm long, except for a 20 mm diameter collar 8 mm wide in the middle.',
    COLLAR,
  ],
])

const INCH = 25.4 ** 3

/** A dot behind "in" ends the sentence where the next word opens one. */
holdVolumes([
  [
    'A disc 3 in in diameter and 1 in. high. On top of it stands a cylinder 1 in in diameter and 2 in. tall.',
    Math.PI * (1.5 ** 2 + 0.5 ** 2 * 2) * INCH,
  ],
  [
    'Extrude a circle of 60 mm diameter by 20 mm. On the top face sketch a concentric circle of 30 mm diameter and extrude it another 25 mm.',
    Math.PI * (30 ** 2 * 20 + 15 ** 2 * 25),
  ],
  ['Make a cylinder with a diameter of 2 in. The height is 3 in.', Math.PI * 3 * INCH],
])
