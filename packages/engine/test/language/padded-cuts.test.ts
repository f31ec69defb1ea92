/** Cuts that are told by what stays around them, by their distance from a rim, or in groups of one kind. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A plate 80 mm long, 50 mm wide and 6 mm thick. Cut a rectangular window through it with a border of 10 mm to all sides.',
    6 * (80 * 50 - 60 * 30),
  ],
  [
    'A block of 60 x 40 x 30 mm has a rectangular pocket in its top face, 12 mm deep, with a gap of 5 mm from each edge.',
    72000 - 50 * 30 * 12,
  ],
  [
    'A disc 90 mm in diameter and 6 mm thick has five 8 mm holes. They are distributed evenly around the disc, with their centers 10 mm from the outer edge.',
    round(90, 6) - 5 * round(8, 6),
  ],
  [
    'A ring with an outer diameter of 100 mm, an inner diameter of 60 mm and a height of 8 mm. Four 6 mm holes lie evenly around the ring, 8 mm from the inner edge.',
    round(100, 8) - round(60, 8) - 4 * round(6, 8),
  ],
  [
    'A strip 100 mm long, 20 mm wide and 4 mm thick with three holes of 6 mm diameter: one at its center and the other two 12 mm from each end.',
    8000 - 3 * round(6, 4),
  ],
  [
    'A bar 100 mm long, 20 mm wide and 10 mm high. Cut two slots into the top, each 8 mm long and 4 mm deep, extending over the entire width. They are 15 mm from the left and right ends.',
    20000 - 2 * 8 * 4 * 20,
  ],
  [
    'A cube of 40 mm has round holes of 10 mm diameter through the center of each face.',
    64000 - (3 * round(10, 40) - ((3 * 16) / 3) * 125 + 8 * (2 - Math.SQRT2) * 125),
  ],
  [
    'A sheet of 90 x 60 x 2 mm with eight holes, arranged in two rows of four holes. Each hole has a diameter of 5 mm.',
    90 * 60 * 2 - 8 * round(5, 2),
  ],
  [
    'A tray without a lid, 80 mm long, 60 mm wide and 30 mm high. The thickness of the walls and of the bottom is 3 mm.',
    80 * 60 * 30 - 74 * 54 * 27,
  ],
  [
    'A disc 80 mm in diameter and 6 mm thick. Three pegs with a diameter of 6 mm and a height of 12 mm stand on its top face at equal intervals around the disc.',
    round(80, 6) + 3 * round(6, 12),
  ],
])
