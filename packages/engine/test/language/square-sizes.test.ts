/** One size for what is as large both ways: a cube, the section of a ring, the legs of an angle. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  ['The cube is 22 mm. A 9 mm hole goes through it from top to bottom.', 22 ** 3 - round(9, 22)],
  ['A ring of square section, 4 mm x 4 mm, with an outer diameter of 45 mm.', round(45, 4) - round(37, 4)],
  ['A ring with a square cross-section of 7 mm and an inner diameter of 30 mm.', round(44, 7) - round(30, 7)],
  ['An angle with 25 mm legs, 4 mm thick and 70 mm long.', 70 * (25 * 4 + 21 * 4)],
])
