/** Which hole is meant by where it lies, holes counted one by one, bodies that are flush with the ends, and planes told behind. */
import { holdVolumes } from './volumes.ts'

const { PI } = Math

holdVolumes([
  [
    'A disc 90 mm in diameter and 14 mm thick. It has a 24 mm hole through the center. There are 5 holes of 8 mm equally spaced on a 66 mm bolt circle. The central hole is counterbored to 36 mm, 5 mm deep.',
    (45 ** 2 - 144 - 5 * 16) * PI * 14 - (324 - 144) * PI * 5,
  ],
  [
    'A plate 100 x 60 x 10. There is a 20 mm hole in the center. There are four 6 mm holes in the corners, 10 mm from the edges. Counterbore the center hole to 30 mm, 4 mm deep.',
    60_000 - (100 + 36) * PI * 10 - 125 * PI * 4,
  ],
  [
    'This is a cover plate with five holes. The plate is 90 mm long, 70 mm wide and 5 mm thick. There is a 5 mm hole in each corner, 8 mm from both edges. The fifth hole is in the middle of the plate and is 30 mm in diameter. All the holes go all the way through.',
    (90 * 70 - 4 * 6.25 * PI - 225 * PI) * 5,
  ],
  [
    'The shaft is 120 mm long with a 20 mm diameter. On each end there is a disc, 50 mm in diameter and 8 mm thick. The outer faces of the discs are flush with the ends of the shaft.',
    100 * PI * 104 + 625 * PI * 16,
  ],
  [
    'Make a sphere with a 50 mm diameter. Cut off the top with a flat plane to make a flat. The plane lies 20 mm above the center of the sphere.',
    (4 / 3) * PI * 25 ** 3 - (PI * 25 * (75 - 5)) / 3,
  ],
  [
    'A bar 80 mm long, 24 mm wide and 10 mm thick. There is a 6 mm hole through the center. The hole is countersunk from the top. The countersink is 14 mm in diameter at the top with a 90 degree angle (so it is 4 mm deep where it meets the 6 mm hole).',
    80 * 24 * 10 - 9 * PI * 10 - ((PI * 4) / 3) * (49 + 21 + 9) + 9 * PI * 4,
  ],
  [
    'Make a plate that is 100 mm x 50 mm x 6 mm. Cut a slot through the plate, parallel to the Y axis. It is 8 mm wide and 28 mm long. Its centerline is 15 mm from the left edge of the plate. Cut a second slot, same size and same direction, but its centerline is 20 mm from the right edge.',
    (5000 - 2 * (160 + 16 * PI)) * 6,
  ],
  [
    'Start with a block 70 mm (X) x 40 mm (Y) x 35 mm (Z). Cut a step out of the left end. The step is 25 mm long in X and 15 mm deep, across the whole Y width.',
    70 * 40 * 35 - 25 * 15 * 40,
  ],
])
