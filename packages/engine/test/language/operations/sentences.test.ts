import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

const round = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height

holdOperations([
  // A title's body is the first one.
  [
    'This is a plain washer. The outside diameter is 32mm, the inside diameter is 17mm, and it is 4mm thick.',
    round(32, 4) - round(17, 4),
  ],
  [
    'This is a round spacer. It is 24mm in diameter and 18mm tall, and it has a 10mm diameter hole straight through the middle.',
    round(24, 18) - round(10, 18),
  ],
  [
    'This is a round post with a square base. The base is 50mm x 50mm x 8mm. The post is 16mm in diameter and 40mm tall and sits in the middle of the base.',
    50 * 50 * 8 + round(16, 40),
  ],
  // A size that something has already.
  [
    'Make a block that is 70mm x 36mm x 20mm. Drill a 6mm hole through the full 36mm width of the block.',
    70 * 36 * 20 - round(6, 36),
  ],
  [
    'Make a block that is 60mm x 40mm x 30mm tall. Then cut a 10mm wide slot in the top that is 12mm deep and runs the entire length of the block.',
    60 * 40 * 30 - 60 * 10 * 12,
  ],
  // How far a body reaches.
  [
    'Start with a disc that is 90mm in diameter and 10mm thick. Add a hub in the center of it. It is 40mm in diameter and it rises 25mm above the top of the disc.',
    round(90, 10) + round(40, 25),
  ],
  // Sections upon one another.
  [
    'This is a stepped pin. The bottom part is 40mm in diameter and 12mm tall. The middle part is 30mm in diameter and 9mm tall. The top part is 14mm in diameter and is 7mm tall.',
    round(40, 12) + round(30, 9) + round(14, 7),
  ],
  [
    'A cube, 36mm on a side. Drill a 12mm hole through it from the top to the bottom.',
    36 ** 3 - round(12, 36),
  ],
  ['A 44mm diameter, 16mm thick disc with a 9mm hole through the center.', round(44, 16) - round(9, 16)],
])

holdRefusals([
  'A 40 mm cube. Drill a 10 mm hole through the middle of every face of the lid.',
  'A gear. It has 16 teeth. The outer diameter is 27 mm. The thickness is 8 mm.',
  'A plate 60 x 40 x 8 mm with 45 degree sides.',
])
