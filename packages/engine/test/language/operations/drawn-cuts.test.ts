/** What is drawn on a face and cut from there, grooves told by their mouth and their bottom, what must not be cut into. */
import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

/** What a groove takes that is `wide` at the rim and `narrow` at its bottom. */
const groove = (rim: number, floor: number, wide: number, narrow: number): number => {
  const slope = (wide - narrow) / (rim - floor)
  const inner = narrow - slope * floor
  return 2 * PI * ((inner * (rim ** 2 - floor ** 2)) / 2 + (slope * (rim ** 3 - floor ** 3)) / 3)
}

holdOperations([
  [
    'Start with a 90 x 50 x 24 mm block. Draw a 22 mm circle in the center of the top face and cut it 6 mm deep.',
    90 * 50 * 24 - PI * 11 ** 2 * 6,
  ],
  [
    'Start with a 90 x 50 x 24 mm block. On the top face draw a 40mm (X) x 20mm (Y) rectangle centered on the face. Cut it 8mm deep.',
    90 * 50 * 24 - 40 * 20 * 8,
  ],
  [
    'Start with a 90 x 50 x 24 mm block. Draw a 20mm diameter circle in the center of the top face. Cut the circle through the whole block.',
    90 * 50 * 24 - PI * 100 * 24,
  ],
  [
    'This is a sheave. 1. Start with a disc 64 mm in diameter and 18 mm thick. 2. Cut a V groove all the way around the rim, centered in the 18 mm thickness. The groove is 11 mm wide at the outside of the rim and tapers evenly down to a 5 mm wide flat at the bottom. It is 7 mm deep.',
    PI * 32 ** 2 * 18 - groove(32, 25, 11, 5),
  ],
  [
    "Start with a cylinder 70 mm in diameter and 20 mm tall. Cut a V groove all the way around the outside of the cylinder. The groove is centered in the height (at Z=10mm). It's a symmetric V that is 12 mm wide at the outer surface of the cylinder and comes to a point 9 mm deep (the point of the V is at a 52 mm diameter).",
    PI * 35 ** 2 * 20 - groove(35, 26, 12, 0),
  ],
  [
    'Start with a shaft 24mm in diameter and 60mm long. Add a 40mm diameter flange 8mm thick on the bottom end. Cut a groove for a retaining ring into the shaft. The groove is 2mm wide and 1.5mm deep and starts 5 mm from the free end of the shaft. Do not cut into the flange.',
    PI * 144 * 60 + PI * 400 * 8 - PI * (144 - 10.5 ** 2) * 2,
  ],
  [
    'Start with a square plate that is 80 mm (X) x 80 mm (Y) x 9 mm (Z). On top of the plate add a cylindrical boss that is 40 mm in diameter and 21 mm tall. The total height of the part is now 30 mm.',
    80 * 80 * 9 + PI * 400 * 21,
  ],
  [
    'Start with a 100 x 60 x 25 mm block. Cut a 60 x 40 mm pocket into the top, 15 mm deep, centered. Cut a 20 mm diameter hole through the floor of the pocket in the center of the part. The floor is 10 mm thick so the hole goes all the way through.',
    100 * 60 * 25 - 60 * 40 * 15 - PI * 100 * 10,
  ],
  [
    'Start with a cylinder 30 mm in diameter and 20 mm tall. Cut a 10 mm diameter hole in the center of the bottom face. It only goes up 12 mm.',
    PI * 225 * 20 - PI * 25 * 12,
  ],
])

holdRefusals([
  'Start with a 60 x 40 x 20 mm block. Add a 20 mm cube in the center of the top. Cut a 10 mm hole straight down through everything in the center of the cube. Do not cut into the cube.',
  'Start with a square plate that is 80 mm (X) x 80 mm (Y) x 9 mm (Z). On top of the plate add a cylindrical boss that is 40 mm in diameter and 21 mm tall. The total height of the part is now 32 mm.',
  'Start with a cylinder 70 mm in diameter and 20 mm tall. Cut a V groove all the way around the outside, centered in the height. It is 12 mm wide at the rim and comes to a point 9 mm deep (the point of the V is at a 50 mm diameter).',
])
