/** What is said of two things at once, or of the one that a sentence is about; frames by two rectangles; one on every face. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const hubbed = PI * 25 ** 2 * 12 + PI * 12 ** 2 * 8 - PI * 5 ** 2 * 20
const framed = (70 * 50 - 54 * 34) * 4

holdVolumes([
  [
    'A disc 50 mm in diameter and 12 mm thick with a hub, 24 mm in diameter and 8 mm tall, and a 10 mm bore through the disc and hub.',
    hubbed,
  ],
  [
    'A disc 50 mm in diameter and 12 mm thick. A hub 24 mm in diameter and 8 mm tall stands on it. A 10 mm hole goes through both.',
    hubbed,
  ],
  [
    'A 60 x 60 x 8 mm plate with a boss. The boss is in the center of the plate, it is 20 mm in diameter and 15 mm tall.',
    28800 + PI * 100 * 15,
  ],
  [
    'A 60 x 60 x 8 mm plate. A boss sits in the middle of the plate and it has a diameter of 20 mm and a height of 15 mm.',
    28800 + PI * 100 * 15,
  ],
  ['A rectangular frame, 70 x 50 mm on the outside and 54 x 34 mm on the inside, 4 mm thick.', framed],
  [
    'A rectangular frame made from a 70 x 50 mm rectangle with a 54 x 34 mm rectangle cut out of the middle. It is 4 mm thick.',
    framed,
  ],
  [
    'A 30 mm cube with a peg, 10 mm in diameter and 6 mm long, in the middle of each of the six faces.',
    27000 + 6 * PI * 25 * 6,
  ],
  ['A 30 mm cube with a 12 x 12 mm pad, 3 mm thick, on the front and back faces.', 27000 + 2 * 144 * 3],
  [
    'A rod 12 mm in diameter and 40 mm long with a conical tip. The conical tip is 9 mm long and comes to a point.',
    PI * 36 * 40 + (PI * 36 * 9) / 3,
  ],
  [
    'A ring with a rectangular cross section, 40 mm outer diameter, 30 mm inner diameter and 6 mm tall.',
    PI * 6 * (400 - 225),
  ],
  [
    'A plate 70 x 50 x 12 mm with a rectangular pocket, 40 x 24 mm and 6 mm deep, with 5 mm corner radii.',
    42000 - (960 - (4 - PI) * 25) * 6,
  ],
  ['A plate 70 x 50 x 12 mm with a 16 mm hole and 5 mm corner radii.', (3500 - (4 - PI) * 25 - PI * 64) * 12],
])
