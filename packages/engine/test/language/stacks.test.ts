/** Bodies on each other: told by their order, from below or from above, and spoken of again by where they stand. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  // The order alone says what stands on what.
  [
    'A stack of three bodies, from bottom to top: a 90 x 70 x 9 mm plate, a 44 mm cube, and a cone with a base diameter of 30 mm and a height of 27 mm.',
    90 * 70 * 9 + 44 ** 3 + round(30, 27) / 3,
  ],
  [
    'From top to bottom: a hemisphere with a radius of 14 mm, a cylinder 28 mm in diameter and 33 mm tall, a disc with a diameter of 80 mm and a thickness of 7 mm.',
    (2 / 3) * Math.PI * 14 ** 3 + round(28, 33) + round(80, 7),
  ],
  [
    'Three parts are stacked on top of each other. The bottom one is a disc 70 mm in diameter and 8 mm thick, the middle one is a 36 mm diameter, 22 mm high cylinder and the top one is a cube with 20 mm sides.',
    round(70, 8) + round(36, 22) + 20 ** 3,
  ],
  [
    'Three bodies are stacked. The first is a block 66 mm long, 44 mm wide and 12 mm tall. The second is a cylinder of radius 16 mm and height 21 mm and stands on the first. The third is a cone with a base diameter of 32 mm and a height of 15 mm and stands on the second.',
    66 * 44 * 12 + round(32, 21) + round(32, 15) / 3,
  ],
  [
    'The bottom is a 70 x 50 x 10 mm plate. The middle is a cylinder with a diameter of 34 mm and a height of 18 mm. The top is a pyramid with a base side of 20 mm and a height of 21 mm.',
    70 * 50 * 10 + round(34, 18) + (20 * 20 * 21) / 3,
  ],
  // A pyramid of one base side is square, whatever it stands on, and no section of what is below it.
  [
    'A pyramid with a base side of 33 mm and a height of 20 mm sits on a 33 mm cube, which stands on a 90 x 60 x 8 mm rectangular plate.',
    (33 * 33 * 20) / 3 + 33 ** 3 + 90 * 60 * 8,
  ],
  // What is cut belongs to the body that is named, and is placed itself.
  [
    'A cone with a base radius of 18 mm and a height of 25 mm. Underneath it is a 100 x 60 x 9 mm base plate. Drill a 7 mm hole in each corner of the plate, 9 mm from the edges.',
    round(36, 25) / 3 + 100 * 60 * 9 - 4 * round(7, 9),
  ],
  [
    'A cylinder that is 22 mm in diameter and 26 mm tall on a 40 x 40 x 20 mm block on a cylinder of radius 35 mm and height 11 mm. Drill an 8 mm hole, 24 mm deep, into the top face of the upper cylinder.',
    round(22, 26) + 40 * 40 * 20 + round(70, 11) - round(8, 24),
  ],
  [
    'A cylinder 64 mm in diameter and 14 mm tall carries a cylinder 26 mm in diameter and 31 mm tall. Drill a 5 mm hole, 29 mm deep, into the top of the smaller cylinder. There is a 6 mm hole, 8 mm deep, in the center of the bottom face of the larger cylinder.',
    round(64, 14) + round(26, 31) - round(5, 29) - round(6, 8),
  ],
  [
    'A 70 x 70 x 9 mm plate with a cylinder 44 mm in diameter and 20 mm tall in its center. A second cylinder, 18 mm in diameter and 16 mm tall, sits on top of the first one.',
    70 * 70 * 9 + round(44, 20) + round(18, 16),
  ],
  [
    "A cone 24 mm tall sits on a cylinder 38 mm in diameter and 33 mm tall. The two are coaxial. The cone's base has the same diameter as the cylinder.",
    round(38, 24) / 3 + round(38, 33),
  ],
])
