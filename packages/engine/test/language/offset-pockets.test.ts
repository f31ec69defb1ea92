/** Pockets whose profile is the outline of the body, moved inwards. */
import { holdVolumes } from './volumes.ts'

const rounded = (a: number, b: number, r: number): number => a * b - (4 - Math.PI) * r ** 2

holdVolumes([
  [
    'Create a rectangular prism 120 x 80 x 30 mm. Fillet the four vertical edges with a radius of 15 mm. On the top face, sketch the outline offset by 5 mm to the inside (so its corners have a radius of 10 mm) and cut it down 25 mm.',
    rounded(120, 80, 15) * 30 - rounded(110, 70, 10) * 25,
  ],
  [
    'A disc 60 mm in diameter, 15 mm thick. Offset its edge 4 mm towards the center and cut a pocket with that profile 10 mm deep into the top face.',
    Math.PI * (900 * 15 - 676 * 10),
  ],
  [
    'A block 60 x 60 x 20 mm. Make a pocket in the top face by offsetting the outer edge 5 mm to the inside; the pocket is 12 mm deep. Leave a round island of 15 mm diameter in the center, as high as the walls.',
    3600 * 20 - (2500 - Math.PI * 56.25) * 12,
  ],
])
