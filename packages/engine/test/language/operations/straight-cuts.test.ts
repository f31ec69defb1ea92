/** Cuts into blocks: channels, steps, notches, slanting cuts, and what is left below a hole. */
import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math

holdOperations([
  [
    'A 90 x 40 x 30 mm block. Cut a half-round channel into the top face. It has a 9 mm radius, is centered in Y and runs the full 90 mm length.',
    90 * 40 * 30 - (PI * 81 * 90) / 2,
  ],
  [
    'A 90 x 40 x 30 mm block. A half round groove runs across the top from front to back. It has an 8 mm radius and its center is on the top face, 30 mm from the left end.',
    90 * 40 * 30 - 32 * PI * 40,
  ],
  [
    'A block 80 x 50 x 30 mm. Cut a step along the front edge, 10 mm wide and 5 mm deep.',
    80 * 50 * 30 - 4000,
  ],
  ['A block 80 x 50 x 30 mm. Remove a 20 x 20 x 10 mm block from the top right front corner.', 120000 - 4000],
  ['A block 80 x 50 x 30 mm. Remove the top 10 mm of the right half.', 120000 - 40 * 50 * 10],
  [
    'A 60 x 40 x 10 mm plate with a 12 mm wide and 8 mm deep notch in the middle of the front edge.',
    24000 - 960,
  ],
  [
    'A 60 x 40 x 10 mm plate. Cut a V-notch in the middle of the right edge, 10 mm wide and 6 mm deep.',
    24000 - 300,
  ],
  [
    'A 60 x 40 x 20 mm block. Cut a dovetail slot along the length of the top. It is 12 mm wide at the top, 20 mm wide at the bottom and 6 mm deep.',
    48000 - 60 * 96,
  ],
  [
    'A rectangular block 90 mm (X) x 40 mm (Y) x 30 mm (Z). Make an angled cut across the full width (Y). The cut starts on the top face 20 mm from the left end, and slopes straight down to the right end where the block is only 6 mm tall. Remove everything above that line.',
    90 * 40 * 30 - (70 * 24 * 40) / 2,
  ],
  [
    'A round bar 30 mm in diameter. The top is cut off at 45 degrees, so that the tallest side of the part is 50 mm and the shortest side is 20 mm.',
    PI * 225 * 35,
  ],
  [
    'A 50 x 40 x 20 mm block. Drill a 10 mm hole from the bottom, leaving 5 mm at the top.',
    40000 - PI * 25 * 15,
  ],
  [
    'A 70 x 50 x 15 mm block. Cut a rectangular pocket into the top face. It measures 50 mm (X) x 30 mm (Y), and it is 5 mm deep. The four vertical corners of the pocket have a 5 mm radius.',
    70 * 50 * 15 - 5 * (1500 - (4 - PI) * 25),
  ],
  [
    'A plate 60 x 40 x 12 mm with a 6 mm hole through the center. The hole has an 11 mm diameter counterbore that is cut 5 mm down from the top face.',
    60 * 40 * 12 - PI * (9 * 7 + 30.25 * 5),
  ],
])

holdRefusals([
  'A 60 x 40 x 20 mm block with an angled 6 mm hole in the top.',
  'A 60 x 40 x 20 mm block. A slot goes along its length. It is 10 mm wide and 8 mm deep with slanted sides.',
  'A 60 x 40 x 20 mm block. Cut a step 10 mm wide and 5 mm deep.',
])
