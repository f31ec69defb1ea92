/** Several things are placed first, and what each of them is comes after. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const plate = 90 * 60 * 12
const stepped = round(6.6, 12 - 6.5) + round(11, 6.5)

holdVolumes([
  [
    'A plate 90 x 60 x 12 mm. Three holes are located at (-30, 0), (0, 0) and (30, 0). Each consists of a 6.6 mm diameter through-hole and an 11 mm diameter counterbore, 6.5 mm deep, cut from the top face.',
    plate - 3 * stepped,
  ],
  [
    'A plate 90 x 60 x 12 mm with two counterbored holes at (±30, 0), each made up of a 6.6 mm through hole and an 11 mm diameter counterbore 6.5 mm deep.',
    plate - 2 * stepped,
  ],
  [
    'A plate 90 x 60 x 12 mm with four mounting holes at (±35, ±20). All four are 7 mm diameter through-holes. A 25 mm diameter hole goes through the center.',
    plate - 4 * round(7, 12) - round(25, 12),
  ],
  [
    'A plate 90 x 60 x 12 mm with two raised pads on top at (±25, 0), each being a rectangular block 14 x 10 x 4 mm.',
    plate + 2 * 14 * 10 * 4,
  ],
])
