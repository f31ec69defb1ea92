/** A noun that is made by extruding a figure has the shape of the figure. */
import { holdBoxes } from './boxes.ts'

const hexagon = (acrossFlats: number, high: number): number => (Math.sqrt(3) / 2) * acrossFlats ** 2 * high
const round = (diameter: number, high: number): number => (Math.PI / 4) * diameter ** 2 * high
const corners = (acrossFlats: number): number => (2 * acrossFlats) / Math.sqrt(3)

holdBoxes([
  [
    'Make the head by extruding a hexagon 9 mm. The hexagon is 24 mm wide from flat side to flat side. Add a shank on top of the head, centered. It is a cylinder 14 mm in diameter and 35 mm tall.',
    hexagon(24, 9) + round(14, 35),
    [corners(24), 24, 44],
  ],
  [
    'Create a head by extruding a hexagon of 24 mm across flats by 9 mm. Add a shank 14 mm in diameter and 35 mm long on top of the head.',
    hexagon(24, 9) + round(14, 35),
    [corners(24), 24, 44],
  ],
  [
    'The base is formed by extruding an octagon 50 mm across flats by 8 mm.',
    8 * 50 ** 2 * 2 * (Math.SQRT2 - 1),
    [50, 50, 8],
  ],
  [
    'Build a plate by extruding a hexagon of 30 mm across flats to a height of 6 mm. It has an 8 mm hole in the middle.',
    hexagon(30, 6) - round(8, 6),
    [corners(30), 30, 6],
  ],
  // A prism has no shape before it is told.
  [
    'Create a prism by extruding a hexagon of 30 mm across flats by 6 mm.',
    hexagon(30, 6),
    [corners(30), 30, 6],
  ],
])
