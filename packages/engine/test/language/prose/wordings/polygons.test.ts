/** Prisms over a regular polygon: by its flats, its corners, its sides, the circle about it or in it. */
import { holdWordings } from '../prose.ts'

const hexagon = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2

holdWordings(hexagon(26) * 30, [
  'A 30 mm long piece of hex bar; it measures 26 mm from flat to flat.',
  'A six-sided prism. The distance between opposite faces is 26 mm. It is 30 mm high.',
  'Draw a hexagon whose inscribed circle is 26 mm in diameter, and extrude it up by 30 mm.',
  'Hex standoff body: A/F = 26 mm, length 30 mm.',
  'Draw a regular hexagon circumscribed about a circle of 26 mm diameter and extrude it 30 mm.',
])

holdWordings(hexagon(18 * Math.sqrt(3)) * 7, [
  'A hexagon that measures 36 mm from corner to corner, extruded to a thickness of 7 mm.',
  'A regular hexagonal block inscribed in a circle of radius 18 mm, extruded 7 mm.',
  'Make a hexagonal tile: every edge is 18 mm long and the tile is 7 mm thick.',
  'Create a polygon with 6 sides and a circumscribed diameter of 36 mm. Extrude 7 mm.',
  'A prism with 6 equal sides of 18 mm each and a height of 7 mm.',
])

holdWordings(2 * Math.SQRT2 * 20 ** 2 * 11, [
  'A regular octagonal prism that fits in a 40 mm diameter circle (corner to corner), 11 mm tall.',
  'An eight-sided prism with a circumradius of 20 mm and a height of 11 mm.',
  'Draw an octagon inscribed in a circle of 40 mm diameter and extrude it 11 mm.',
])
