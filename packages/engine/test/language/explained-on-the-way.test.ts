/** What people who explain a part step by step say besides its sizes, and sizes whose word is an axis. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'A 140 x 80 x 6 mm plate. There is an 8 mm hole in each corner. The center of each hole is 12 mm from the two edges that form that corner.',
    (140 * 80 - 4 * 16 * PI) * 6,
  ],
  [
    'A disc, 90 mm in diameter and 8 mm thick. It has 5 holes equally spaced on a 64 mm circle (64 mm is the diameter of the circle through the hole centers). Each one is 6 mm in diameter and goes through.',
    (45 ** 2 - 5 * 9) * PI * 8,
  ],
  [
    'The base is a plate 70 mm (X) x 45 mm (Y) x 6 mm (Z). Add a wall on top of the base at the right end. The wall is 5 mm thick (X), spans the whole 45 mm in Y and is 30 mm tall.',
    70 * 45 * 6 + 5 * 45 * 30,
  ],
  [
    'Make a base 60 mm (X) x 50 mm (Y) x 9 mm (Z). On top of it stands a rib that is 50 mm in Y, 7 mm thick in X and 22 mm tall.',
    60 * 50 * 9 + 50 * 7 * 22,
  ],
  [
    'A block 60 mm (X) x 50 mm (Y) x 30 mm (Z). A dovetail groove is cut in the top face and runs the entire way in X. It is centered in Y, 16 mm wide at the top and 26 mm wide at the bottom, and 8 mm deep. Its sides are straight lines connecting the two.',
    60 * 50 * 30 - 21 * 8 * 60,
  ],
  [
    'A round cup, 50 mm tall with a 40 mm outer diameter. The wall is 3 mm thick and the bottom is 4 mm thick. There is no cover.',
    400 * PI * 50 - 289 * PI * 46,
  ],
  [
    'A block 60 mm (X) x 24 mm (Y) x 26 mm (Z). Cut a slot from the left end, 8 mm wide in Y and centered in Y. It goes the full height in Z and is 30 mm deep in X. The bottom of the slot is square. Drill a 9 mm hole in the Y direction through both prongs of the yoke, 10 mm from the left end and 13 mm from the bottom.',
    60 * 24 * 26 - 30 * 8 * 26 - 20.25 * PI * 16,
  ],
  [
    'A ring with a 50 mm outer diameter and a 24 mm inner diameter, 16 mm long. The keyway is a rectangular groove cut in the bore along its whole length. The keyway is 6 mm wide. Its bottom is 15 mm from the axis.',
    (625 - 144) * PI * 16 - (6 * 15 - (144 * Math.asin(3 / 12) + 3 * Math.sqrt(144 - 9))) * 16,
  ],
  [
    'A ring with a 50 mm outer diameter and a 24 mm inner diameter, 16 mm long. A keyway is cut in the bore. It is 6 mm wide. The bottom of the keyway is 15 mm from the axis.',
    (625 - 144) * PI * 16 - (6 * 15 - (144 * Math.asin(3 / 12) + 3 * Math.sqrt(144 - 9))) * 16,
  ],
])
