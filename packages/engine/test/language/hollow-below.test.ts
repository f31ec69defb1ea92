/** Hollowed out from underneath, with bodies on the closed top: open below, whatever is told after it. */
import { holdBoxes } from './boxes.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const cup = 60 * 40 * 20 - 56 * 36 * 17

holdBoxes([
  [
    'A box 60 x 40 x 20 mm. Hollow it out from underneath. The walls are 2 mm thick and the top is 3 mm thick. Add a cylinder 10 mm in diameter and 5 mm tall on top.',
    cup + disc(10, 5),
    [60, 40, 25],
  ],
  [
    'A box 60 x 40 x 20 mm. Hollow it out from below. The walls are 3 mm thick. Add a cylinder 10 mm in diameter and 5 mm tall on top.',
    60 * 40 * 20 - 54 * 34 * 17 + disc(10, 5),
    [60, 40, 25],
  ],
  [
    'A box 60 x 40 x 20 mm. Hollow it out from above. The walls are 3 mm thick. Add a cylinder 10 mm in diameter and 5 mm long on the left side.',
    60 * 40 * 20 - 54 * 34 * 17 + disc(10, 5),
    [65, 40, 20],
  ],
  [
    'Make a box that is 60 x 40 x 20 mm. Hollow it out from underneath. The side walls are 2 mm thick and the top is 3 mm thick, so the pocket is 56 mm x 36 mm and 17 mm deep. Add four cylindrical studs on the top face. Each is 8 mm in diameter and 3 mm tall. They sit in a 2 x 2 square pattern, 18 mm center to center.',
    cup + 4 * disc(8, 3),
    [60, 40, 23],
  ],
  [
    'This is a toy building block with four studs on top (like a 2x2 brick).\n\n1. Make a box that is 20 mm (X) x 20 mm (Y) x 12 mm (Z).\n\n2. Hollow it out from underneath. The side walls are 2 mm thick and the top is 1.5 mm thick.\n\n3. Add four cylindrical studs on the top face. Each is 6 mm in diameter and 2 mm tall. They sit in a 2 x 2 square pattern, 10 mm center to center, and the pattern is centered on the block.',
    20 * 20 * 12 - 16 * 16 * 10.5 + 4 * disc(6, 2),
    [20, 20, 14],
  ],
])
