/** Several holes that a title announces, and a single one that is told before them. */
import { holdVolumes } from './volumes.ts'

const DISC = Math.PI * 45 ** 2 * 10
const BORE = Math.PI * 10 ** 2 * 10
const SHAFT = Math.PI * (15 ** 2 * 20 + 10 ** 2 * 40)
/** What a 1 mm chamfer takes off a rim. */
const rim = (radius: number): number => Math.PI * (radius - 1 / 3)

holdVolumes([
  [
    'This is a disc with four bolt holes.\n\n1. Make a disc that is 90mm in diameter and 10mm thick.\n\n2. Cut a 20mm diameter hole through its center.\n\n3. Cut four 8mm diameter holes through the disc. They are evenly spaced on a 70mm diameter bolt circle.',
    DISC - BORE - 4 * Math.PI * 16 * 10,
  ],
  [
    'A plate with two holes. The plate is 90 x 50 x 10mm. Cut a 20mm diameter hole through the center. Cut two 8mm diameter holes 10 mm from the left and right edges.',
    90 * 50 * 10 - BORE - 2 * Math.PI * 16 * 10,
  ],
  [
    'A plate with four holes. The plate is 90 x 50 x 10mm. Drill a 6mm hole in each corner, 8 mm from the edges.',
    90 * 50 * 10 - 4 * Math.PI * 9 * 10,
  ],
  [
    'A stepped shaft. Make a cylinder that is 30mm in diameter and 20mm tall. On top of that make a second cylinder that is 20mm in diameter and 40mm tall. Chamfer the outer edge at each end of the shaft (the bottom of the 30mm section and the top of the 20mm section). Both chamfers are 1mm.',
    SHAFT - rim(15) - rim(10),
  ],
])
