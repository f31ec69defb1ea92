/** Bent tubes told straight by straight, and tapering bodies that something is cut into. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'This is a bent tube (an elbow with straight ends). The outside diameter is 16 mm and the inside diameter is 12 mm. The first straight section is 40 mm long. Then the tube makes a 45 degree bend. The bend radius, measured to the centerline of the tube, is 30 mm. After the bend there’s another straight section that is 25 mm long. The tube is hollow the whole way through.',
    (round(16, 1) - round(12, 1)) * (65 + (Math.PI / 4) * 30),
  ],
  [
    'A bent rod, 6 mm in diameter. It goes straight for 30 mm, then makes a 90 degree bend with a 15 mm bend radius, and then goes straight for another 50 mm.',
    round(6, 1) * (80 + (Math.PI / 2) * 15),
  ],
  [
    'This is a pyramid with a flat top and a square pocket. The bottom of the pyramid is a 40 mm x 40 mm square. The top is a 25 mm x 25 mm square that’s centered over the bottom square. The height from bottom to top is 30 mm. Loft from one square to the other. In the middle of the top face, cut a 10 mm x 10 mm square pocket straight down. The pocket is 12 mm deep.',
    10 * (1600 + 625 + 1000) - 1200,
  ],
])
