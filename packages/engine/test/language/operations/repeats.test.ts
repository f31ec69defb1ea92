/** What was made is made again: around a middle, along a way, on the other side. */
import { holdOperations, holdRefusals } from './operated.ts'

const drilled = (whole: number, many: number, diameter: number, depth: number): number =>
  whole - many * Math.PI * (diameter / 2) ** 2 * depth

const PLATE = 100 * 60 * 8
const DISC = Math.PI * 40 ** 2 * 8

holdOperations([
  [
    'A disc 80 mm in diameter and 8 mm thick. Drill a 6mm hole 30mm from the center at the 3 o’clock position. Pattern that hole around the center so that there are 8 holes in total.',
    drilled(DISC, 8, 6, 8),
  ],
  [
    'A disc 80 mm in diameter and 8 mm thick. Drill a 6mm hole 30mm from the center. Repeat this hole around the center, 6 in total (every 60 degrees).',
    drilled(DISC, 6, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Drill a 6mm hole 15mm from the left end, centered in Y. Mirror it to the other side.',
    drilled(PLATE, 2, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Drill a 6mm hole 15mm from the left end, centered in Y. Do the same on the right.',
    drilled(PLATE, 2, 6, 8),
  ],
  [
    'A 100 x 60 x 8 mm plate. Drill a 6mm hole 20mm from the left edge, centered in Y. Then pattern it along the length with 20mm spacing, 4 holes in total.',
    drilled(PLATE, 4, 6, 8),
  ],
  [
    'The base is 80mm (X) x 50mm (Y) x 5mm (Z). Next add a fin on top of the base. It is 2mm thick (X), 20mm tall (Z) and 50mm long in Y. The fin is flush with the left edge of the base. Pattern the fin in X so you have 7 fins total with equal spacing, and the last fin is flush with the right edge of the base.',
    80 * 50 * 5 + 7 * 2 * 20 * 50,
  ],
])

holdRefusals([
  // To which other side?
  'A 100 x 60 x 8 mm plate. Drill a 6mm hole 15mm from the left edge and 12mm from the front edge. Mirror it to the other side.',
  // It lies there already.
  'A 100 x 60 x 8 mm plate. Drill a 6mm hole 15mm from the left end, centered in Y. Do the same on the left.',
  // Past the end.
  'A 100 x 60 x 8 mm plate. Drill a 6mm hole 20mm from the left edge, centered in Y. Pattern it along the length with 30mm spacing, 4 holes in total.',
  // How far from one to the next?
  'A 100 x 60 x 8 mm plate. Drill a 6mm hole 20mm from the left edge, centered in Y. Pattern it along the length, 4 holes in total.',
])
