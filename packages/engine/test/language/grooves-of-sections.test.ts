/** Grooves around one section of a turned part: which of those alike, and from which of its ends they are told. */
import { band, round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const AXLE =
  "Make a cylinder that's 36mm in diameter and 50mm long. On both ends of it there is a smaller cylinder that's 24mm in diameter and 20mm long."
const axle = round(36, 50) + 2 * round(24, 20)
const STUB =
  'A cylinder 36 mm in diameter and 50 mm long, and on top of it a cylinder 24 mm in diameter and 20 mm long.'
const stub = round(36, 50) + round(24, 20)

holdVolumes([
  [
    `${AXLE} Into one of the smaller cylinders, cut a groove. It's 3mm wide, the diameter at the bottom is 21mm. The side of the groove that is closer to the end is 4mm from the end face.`,
    axle - band(24, 21, 3),
  ],
  [
    `${AXLE} Cut a groove around each of the smaller cylinders, 3 mm wide and 2 mm deep.`,
    axle - 2 * band(24, 20, 3),
  ],
  [
    `${AXLE} Cut a groove into the smaller cylinders. It is 3 mm wide and 2 mm deep.`,
    axle - 2 * band(24, 20, 3),
  ],
  [
    `${STUB} Cut a groove into the larger cylinder, 3 mm wide and 2 mm deep, 5 mm from the end.`,
    stub - band(36, 32, 3),
  ],
  // Both of its ends are alike.
  [
    `${AXLE} Cut a groove into the larger cylinder, 3 mm wide and 2 mm deep, 5 mm from the end.`,
    axle - band(36, 32, 3),
  ],
])
