/** What is drawn and cut goes through all that there is; a title that no body is told by is only the part's name. */
import { holdBoxes } from './boxes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length
const hexagon = (acrossCorners: number): number => (3 * Math.sqrt(3) * acrossCorners ** 2) / 8

const STACK =
  'Create a cylinder with a diameter of 50 mm and a height of 12 mm. On top of it, centered, add a second cylinder with a diameter of 36 mm and a height of 18 mm.'
const stack = round(50, 12) + round(36, 18)
const OVERALL: [number, number, number] = [50, 50, 30]

holdBoxes([
  [`${STACK} Cut a hexagon 14 mm across corners through the part.`, stack - hexagon(14) * 30, OVERALL],
  [
    `${STACK} Sketch a regular hexagon in the center of the top face, 14 mm from corner to corner, and negatively extrude it through the entire height.`,
    stack - hexagon(14) * 30,
    OVERALL,
  ],
  [
    `${STACK} Draw a square with 9 mm sides in the middle of the top face and cut it through both cylinders to make a square hole.`,
    stack - 81 * 30,
    OVERALL,
  ],
  // Only through the one that is named, or as deep as is said.
  [
    `${STACK} Draw a square with 9 mm sides in the middle of the top face and cut it through the second cylinder.`,
    stack - 81 * 18,
    OVERALL,
  ],
  [
    `${STACK} Draw a square with 9 mm sides in the middle of the top face and cut it 5 mm deep.`,
    stack - 81 * 5,
    OVERALL,
  ],
  // The hole is the circle that was drawn.
  [
    'Create a block 50 x 40 x 20 mm. Draw a 12 mm circle in the center of the top face and cut it through to make a hole.',
    50 * 40 * 20 - round(12, 20),
    [50, 40, 20],
  ],
  [
    'Create a block 50 x 40 x 20 mm. Sketch a circle of 12 mm on the top face and cut it through the entire height to create a hole.',
    50 * 40 * 20 - round(12, 20),
    [50, 40, 20],
  ],
])

holdBoxes([
  ['This is a stud. Make a block 24 x 18 x 10 mm.', 24 * 18 * 10, [24, 18, 10]],
  [
    'This is a plain knob. Extrude an octagonal prism that is 30 mm across the flats by 20 mm. Drill a 6 mm hole 12 mm deep into the bottom.',
    8 * 15 ** 2 * Math.tan(Math.PI / 8) * 20 - round(6, 12),
    [30, 30, 20],
  ],
  [
    'This is a round tray. Start with a disc 90 mm in diameter and 12 mm thick. Cut a pocket 80 mm in diameter and 9 mm deep into the top.',
    round(90, 12) - round(80, 9),
    [90, 90, 12],
  ],
  // A body that the title names and the sentences tell.
  [
    'This is a plate with a boss. The plate is 50 x 40 x 6 mm. The boss is 16 mm in diameter and 9 mm high.',
    50 * 40 * 6 + round(16, 9),
    [50, 40, 15],
  ],
])
