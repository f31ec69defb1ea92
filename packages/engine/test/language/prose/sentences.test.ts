/** Parts told in a few sentences, by what they look like and by what is in them. */
import { holdProse } from './prose.ts'

const { PI, SQRT2, sqrt } = Math

holdProse([
  [
    'A pulley wheel. The outer diameter is 60mm and it’s 20mm thick. There’s a groove all the way around the outer surface. The groove is 10mm wide, 8mm deep and rectangular. There’s a 10mm hole through the center.',
    PI * (900 * 20 - (900 - 484) * 10 - 25 * 20),
  ],
  [
    'Make a hexagonal prism that is 20mm tall with each side of the hexagon 12mm long. On top of the prism put a cylinder of 16mm diameter and 30mm height. Then make a 8mm through hole in the center of everything.',
    ((3 * sqrt(3)) / 2) * 144 * 20 + PI * (64 * 30 - 16 * 50),
  ],
  [
    'This is a plate with rounded ends, like a slot shape. The two ends are half circles of radius 15mm, and the distance between the centers of the half circles is 60mm. The plate is 6mm thick. There is a hole at the center of each half circle, 10mm in diameter.',
    (60 * 30 + PI * 225) * 6 - 2 * PI * 25 * 6,
  ],
  [
    'This is a U-channel. It’s 100mm long, 40mm wide and 30mm tall on the outside. The wall thickness is 3mm everywhere. There are three 6mm holes along the bottom, spaced 30mm apart, with the middle one in the center of the channel.',
    100 * (40 * 30 - 34 * 27) - 3 * PI * 9 * 3,
  ],
  [
    'A square plate 80mm x 80mm and 10mm thick. In the middle there’s a raised circular boss that is 40mm in diameter and 15mm high. There’s a 20mm hole through the boss and plate. There are 4 holes with 6mm diameter in the corners of the plate; the center of each is 10mm from both edges. The vertical edges of the plate have a 10mm fillet.',
    (6400 - (4 - PI) * 100) * 10 + PI * (400 * 15 - 100 * 25 - 4 * 9 * 10),
  ],
  [
    'This is a triangular prism. The triangle is an equilateral triangle with 40mm sides and it’s extruded by 15mm. There is a 10mm hole in the center of the triangle.',
    ((sqrt(3) / 4) * 1600 - PI * 25) * 15,
  ],
  [
    'This is a plus sign shaped part. Both of the bars are 60mm long, 20mm wide and 10mm thick. They cross at their centers at 90 degrees. There’s a 8mm hole in the middle.',
    (2 * 60 * 20 - 400) * 10 - PI * 16 * 10,
  ],
  [
    'This is a rectangular frame. The outside is 120mm x 80mm. The inside opening is 100mm x 60mm and centered. The frame is 8mm thick. The outside corners have a fillet of 10mm and the inside corners have a fillet of 5mm.',
    (120 * 80 - (4 - PI) * 100 - 100 * 60 + (4 - PI) * 25) * 8,
  ],
  ['Create a pyramid with a square base. The base is 50mm x 50mm and the height is 40mm.', (2500 * 40) / 3],
  [
    'This is a rectangular tube that is 100mm long. The outside is 40mm x 20mm with 2mm thick walls.',
    100 * (40 * 20 - 36 * 16),
  ],
  [
    'A block that is 50mm wide, 80mm long and 25mm tall. There are two blind holes on the top face. Each is 12mm in diameter and 15mm deep. They’re both centered along the width and are 20mm from each end.',
    50 * 80 * 25 - 2 * PI * 36 * 15,
  ],
  [
    'Let’s make a dumbbell.\n\n1. Start with a 10mm diameter rod that’s 100mm long.\n\n2. At each end of the rod put a sphere of diameter 30mm. The centers of the spheres are at the ends of the rod.',
    // The rod between the balls, which its ends are in.
    2 * ((4 / 3) * PI * 3375) +
      PI * 25 * (100 - 2 * sqrt(200)) -
      2 * (PI / 3) * (15 - 10 * SQRT2) ** 2 * (30 + 10 * SQRT2),
  ],
])
