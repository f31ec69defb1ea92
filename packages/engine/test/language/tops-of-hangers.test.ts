/** A body on another side than the top is no ground for what comes on top: that stands on what lies highest. */
import { holdBoxes } from './boxes.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ring = (outer: number, inner: number, height: number): number =>
  disc(outer, height) - disc(inner, height)

holdBoxes([
  [
    'A disc 70 mm in diameter and 5 mm thick. On the underside is a ring, 60 mm outer diameter and 3 mm wall thickness, that hangs down 9 mm from the disc. On the top side is a cylindrical knob, 14 mm in diameter and 20 mm tall.',
    disc(70, 5) + ring(60, 54, 9) + disc(14, 20),
    [70, 70, 34],
  ],
  [
    'A plate 80 x 50 x 6 mm. A spigot 20 mm in diameter and 10 mm long is on the underside of the plate. On top is a cylinder 12 mm in diameter and 15 mm tall.',
    80 * 50 * 6 + disc(20, 10) + disc(12, 15),
    [80, 50, 31],
  ],
  [
    'A disc 50 mm in diameter and 5 mm thick. On the underside is a spigot 20 mm in diameter and 8 mm long. Add a knob 12 mm in diameter and 15 mm tall.',
    disc(50, 5) + disc(20, 8) + disc(12, 15),
    [50, 50, 28],
  ],
  [
    'A block 60 x 40 x 20 mm. On the left side is a cylinder 10 mm in diameter and 15 mm long. On top is a cylinder 12 mm in diameter and 18 mm tall.',
    60 * 40 * 20 + disc(10, 15) + disc(12, 18),
    [75, 40, 38],
  ],
  [
    'A block 60 x 40 x 20 mm. On the front face is a block 10 x 10 x 10 mm. On the top face is a boss 12 mm in diameter and 15 mm tall.',
    60 * 40 * 20 + 1000 + disc(12, 15),
    [60, 50, 35],
  ],
  [
    'A plate 80 x 80 x 6 mm. On top is a hub 40 mm in diameter and 12 mm tall. On the underside is a spigot 30 mm in diameter and 5 mm long. On top is a pin 8 mm in diameter and 20 mm tall.',
    80 * 80 * 6 + disc(40, 12) + disc(30, 5) + disc(8, 20),
    [80, 80, 43],
  ],
])
