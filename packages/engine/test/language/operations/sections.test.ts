/** Brackets, channels and beams told by their legs, their flanges and webs, or their outside. */
import { holdOperations, holdRefusals } from './operated.ts'

const PI = Math.PI

holdOperations([
  ['An L bracket with legs of 55 mm and 35 mm. It is 25 mm wide and 4 mm thick.', 25 * 4 * (55 + 35 - 4)],
  [
    'This is an L bracket. The horizontal leg is 70 mm long and the vertical leg is 45 mm tall. Both legs are 6 mm thick and 30 mm wide. Drill an 8 mm hole through the vertical leg, 12 mm down from the top edge and centered in the width.',
    30 * 6 * (70 + 45 - 6) - PI * 16 * 6,
  ],
  [
    'Start with an L-shaped profile. The bottom leg is 50 mm long and the upright leg is 40 mm tall. Both legs are 5 mm thick. Extrude the profile 20 mm. Add a 4 mm radius fillet to the inside corner where the two legs meet.',
    20 * 5 * (50 + 40 - 5) + 20 * 16 * (1 - PI / 4),
  ],
  [
    'An L-bracket bent from 3 mm steel plate, 20 mm wide. One leg is 60 mm long, the other is 40 mm.',
    20 * 3 * (60 + 40 - 3),
  ],
  [
    'A 90 mm long U channel. On the outside it is 42 mm wide and 28 mm tall, and the bottom and both walls are 3 mm thick.',
    90 * 3 * (42 + 2 * 25),
  ],
  [
    'This is a U-channel that is 80 mm long, 36 mm wide and 24 mm tall on the outside. The bottom and both side walls are 4 mm thick. Cut a 6 mm hole through both side walls.',
    80 * 4 * (36 + 2 * 20) - 2 * PI * 9 * 4,
  ],
  [
    'A piece of U-channel. The channel is 100 mm long, its inside width is 30 mm and its inside height is 20 mm. All walls are 5 mm thick.',
    100 * 5 * (40 + 2 * 20),
  ],
  [
    'An I-beam 150 mm long. The flanges are 40 mm wide and 6 mm thick, the web is 5 mm thick and the total height is 60 mm.',
    150 * (2 * 40 * 6 + 48 * 5),
  ],
  [
    'A T-shaped beam 120 mm long. The top flange is 60 mm wide and 8 mm thick. The web is 6 mm thick and the total height is 50 mm.',
    120 * (60 * 8 + 42 * 6),
  ],
  ['A Z-section 90 mm long: height 44 mm, flange width 22 mm, 4 mm thick.', 90 * 4 * (22 + 22 + 36)],
  ['A piece of steel angle, 40 x 30 x 4 mm, 200 mm long.', 200 * 4 * (40 + 30 - 4)],
])

holdRefusals([
  'An L bracket with legs of 55 mm and 35 mm, 4 mm thick.',
  'An L bracket with legs of 55 mm and 35 mm, 25 mm wide and 4 mm thick, but only half of it.',
  'A U channel 40 mm wide and 30 mm tall with 4 mm walls.',
])
