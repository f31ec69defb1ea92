/** A body that is made by drawing a figure has the outline of that figure; a square is as long as it is wide. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const SQRT_3 = Math.sqrt(3)

/** Regular, by what it measures from flat to flat. */
const hexagon = (flats: number): number => (SQRT_3 / 2) * flats ** 2
const octagon = (flats: number): number => 2 * (Math.SQRT2 - 1) * flats ** 2

holdVolumes([
  ['Make the base by sketching a hexagon with a width of 24 mm and extruding it by 6 mm.', hexagon(24) * 6],
  [
    'Create a plate by drawing a regular octagon with a width of 30 mm and extruding it by 4 mm.',
    octagon(30) * 4,
  ],
  [
    'Make the post by drawing a hexagon with a diameter of 18 mm and extruding it by 40 mm.',
    hexagon((18 * SQRT_3) / 2) * 40,
  ],
  [
    'Create a pin. Make the head by sketching a hexagon with a width of 22 mm and extruding it by 7 mm. Then draw a circle with a diameter of 12 mm on top of it and extrude it by 45 mm. The total length of the pin is 52 mm.',
    hexagon(22) * 7 + PI * 36 * 45,
  ],
  ['Sketch a square with a width of 25 mm and extrude it by 8 mm.', 25 * 25 * 8],
  ['Draw a square with a length of 25 mm and extrude it up by 8 mm.', 25 * 25 * 8],
])
