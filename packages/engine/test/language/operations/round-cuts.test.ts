/** Cuts into what is round: flats, keyways, cross holes and grooves around it. */
import { holdOperations, holdRefusals } from './operated.ts'

const { PI, sqrt, acos, asin } = Math

/** A segment of a circle, so high. */
const segment = (radius: number, high: number): number =>
  radius ** 2 * acos((radius - high) / radius) - (radius - high) * sqrt(2 * radius * high - high ** 2)

holdOperations([
  [
    'A cylinder 24 mm in diameter and 60 mm tall. Cut two parallel flats at the top end, 18 mm across the flats and 14 mm long.',
    PI * 144 * 60 - 2 * segment(12, 3) * 14,
  ],
  [
    'A round shaft, 18 mm in diameter and 70 mm long. At one end a flat is milled into its side. The flat is 6 mm from the axis and extends 20 mm along the shaft from the end.',
    PI * 81 * 70 - segment(9, 3) * 20,
  ],
  [
    'A disc 48 mm in diameter and 12 mm thick with a V groove around the outside. The groove is 6 mm wide and 4 mm deep, centered.',
    PI * 576 * 12 - 2 * PI * (24 - 4 / 3) * 12,
  ],
  [
    'Start with a disc 60 mm in diameter and 14 mm thick. Cut a groove all the way around the rim, centered in the 14 mm thickness. The groove is 10 mm wide at the outside and tapers evenly down to a 4 mm wide flat at the bottom. It is 6 mm deep.',
    PI * 900 * 14 - 2 * PI * 42 * (24 + (6 * (4 + 2 * 10)) / (3 * 14)),
  ],
  [
    'A 24 mm diameter shaft, 80 mm long. There is a groove all around it, 3 mm wide, with a diameter of 20 mm at the bottom. The groove starts 12 mm from the right end.',
    PI * 144 * 80 - PI * 44 * 3,
  ],
  [
    'A cylinder 30 mm in diameter and 40 mm tall. Cut a 20 mm bore through the center. Cut a keyway along one side of the bore, through the full 40 mm length. It is 6 mm wide. The bottom of the keyway is 12.5 mm from the center axis of the bore.',
    PI * 125 * 40 - 40 * (6 * 12.5 - (3 * sqrt(91) + 100 * asin(0.3))),
  ],
  [
    'A shaft 30 mm in diameter and 60 mm long. Cut a keyway into the shaft at one end. It is 8 mm wide, 4 mm deep and 20 mm long.',
    PI * 225 * 60 - 20 * (segment(15, 15 - sqrt(209)) + 8 * (sqrt(209) - 11)),
  ],
  [
    'The disc is 60 mm in diameter and 6 mm thick. Cut 8 rectangular notches into the outside edge, equally spaced around the disc. Each notch is 5 mm wide and goes through the full thickness. The flat bottom of each notch is 22 mm from the center of the disc.',
    PI * 900 * 6 - 48 * (segment(30, 30 - sqrt(893.75)) + 5 * (sqrt(893.75) - 22)),
  ],
])

holdRefusals([
  'A cylinder 24 mm in diameter and 60 mm tall. Cut a flat 14 mm deep into its side.',
  'A ring with a 50 mm outer diameter and a 24 mm inner diameter, 16 mm long, with a keyway 6 mm wide and 3 mm deep.',
])

holdOperations([
  [
    'The first section is 30 mm in diameter and 40 mm long. The second section is 20 mm in diameter and 50 mm long. Cut a groove into the 20 mm section. The groove is 2 mm wide and 1.5 mm deep. The groove starts 5 mm from the shoulder where the 30 mm section meets the 20 mm section.',
    PI * 225 * 40 + PI * 100 * 50 - PI * (100 - 8.5 ** 2) * 2,
  ],
])

holdRefusals([
  'A 45 mm cube. Drill a 9 mm hole through the cube along X. Do the same along Y, but 6 mm in diameter.',
])
