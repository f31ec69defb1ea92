/** Two discs and the bar between them: link arms, rods and levers, told by the distance from middle to middle. */
import { holdVolumes } from './volumes.ts'

/** What a bar about its middle takes of half a disc. */
const within = (radius: number, width: number): number =>
  (width / 2) * Math.sqrt(radius ** 2 - width ** 2 / 4) + radius ** 2 * Math.asin(width / 2 / radius)
const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2
const link = (a: number, b: number, far: number, width: number): number =>
  disc(a) + disc(b) + far * width - within(a / 2, width) - within(b / 2, width)

holdVolumes([
  [
    'Draw a circle with a diameter of 34 mm and a smaller circle with a diameter of 22 mm. The centers of the circles are 66 mm apart. Connect both circles by a rectangle 9 mm wide along the line between their centers. Extrude the whole sketch by 7 mm. Cut a hole of 12 mm diameter in the center of the large circle and a hole of 8 mm diameter in the center of the small circle.',
    7 * (link(34, 22, 66, 9) - disc(12) - disc(8)),
  ],
  [
    'Two cylinders, each 26 mm in diameter and 9 mm tall, have a center distance of 58 mm. A bar 12 mm wide and 5 mm tall connects them.',
    18 * disc(26) + 5 * (58 * 12 - 2 * within(13, 12)),
  ],
  [
    'A lever 8 mm thick: at the left end is a round eye with a diameter of 30 mm and a bore of 14 mm, at the right end a round eye with a diameter of 20 mm and a bore of 9 mm. The eyes are 74 mm apart center to center and are joined by an arm 11 mm wide.',
    8 * (link(30, 20, 74, 11) - disc(14) - disc(9)),
  ],
  [
    'Each end of the link is a disc with a diameter of 28 mm and a thickness of 5 mm, and the distance between their centers is 64 mm. The discs are connected by a bar 10 mm wide. Both ends have a central hole 11 mm in diameter.',
    5 * (link(28, 28, 64, 10) - 2 * disc(11)),
  ],
])
