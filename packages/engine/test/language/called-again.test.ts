/** The part by a shorter name, sections of rings, and words that only say what is so anyway. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const torus = (ring: number, tube: number): number => (Math.PI ** 2 / 4) * ring * tube ** 2

holdVolumes([
  [
    'This is a piece of square tubing that has been drilled. The tube is 25 mm x 25 mm on the outside with 3 mm walls (sharp corners, no radii). It is 90 mm long. There is a 6 mm hole through one wall, in the middle of the length.',
    (25 ** 2 - 19 ** 2) * 90 - round(6, 3),
  ],
  [
    'The capital letter T, extruded 6 mm. The letter is 45 mm tall and 40 mm wide. Both the crossbar and the stem are 14 mm thick.',
    (40 * 14 + 31 * 14) * 6,
  ],
  ['A ring with an inner diameter of 24 mm. The cross section of the ring is a 5 mm circle.', torus(29, 5)],
  ['A donut, 70 mm outer diameter. Its cross section is a circle with a diameter of 20 mm.', torus(50, 20)],
  [
    'A block 40 x 30 x 20 mm. Cut a 10 mm hole through it from the top. The hole is centered on the top face in both X and Y.',
    40 * 30 * 20 - round(10, 20),
  ],
])
