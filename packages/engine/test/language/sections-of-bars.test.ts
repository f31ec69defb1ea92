/** A bar that is told by its cross section, and halves of circles. */
import { holdVolumes } from './volumes.ts'

const HALF = (Math.PI / 2) * 10 ** 2

holdVolumes([
  ['A bar 100 mm long. The cross section is half of a 20mm diameter circle.', HALF * 100],
  ['A 100mm long bar. Its cross section is a half circle with a 20mm diameter.', HALF * 100],
  ['A 100mm long half round bar. The profile is half of a 20mm diameter circle.', HALF * 100],
  ['A plate that’s half of a 60mm diameter circle, 5mm thick.', (Math.PI / 2) * 30 ** 2 * 5],
  [
    'A bar 100 mm long. The cross section is a hexagon 20mm across flats.',
    (Math.sqrt(3) / 2) * 20 ** 2 * 100,
  ],
  [
    'A rail that is 100 mm long. Its profile is an equilateral triangle with 20mm sides.',
    (Math.sqrt(3) / 4) * 20 ** 2 * 100,
  ],
  [
    'A bar 100 mm long. The cross section is a trapezoid, 20mm wide at the bottom, 10 mm wide at the top and 8 mm tall.',
    15 * 8 * 100,
  ],
  // As before: a plain rod and a plain bar.
  ['A 100 mm long bar. The cross section is a circle with a diameter of 10 mm.', Math.PI * 25 * 100],
  ['A bar 100 mm long. The cross section is a 20 mm square.', 20 * 20 * 100],
])
