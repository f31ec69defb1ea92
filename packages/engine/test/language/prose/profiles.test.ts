/** Stock and brackets told by their section: by its letter, by flange and web, by legs outside or inside. */
import { holdProse, holdUnread } from './prose.ts'

holdProse([
  [
    'A 120mm long U channel that is 50mm wide and 30mm tall with 4mm thick walls. The top is open and so are both ends.',
    120 * (50 * 30 - 42 * 26),
  ],
  ['U-channel, 80 mm long, 24 mm wide outside, 18 mm high, 2 mm wall.', 80 * (24 * 18 - 20 * 16)],
  [
    'A piece of aluminium channel 200 mm long. Its web is 40 mm wide, the two flanges are 20 mm tall and everything is 3 mm thick.',
    200 * (40 * 20 - 34 * 17),
  ],
  [
    'A C channel 100 mm long. The web is 50 mm high and 4 mm thick, and the flanges are 25 mm wide and 5 mm thick.',
    100 * (25 * 50 - 21 * 40),
  ],
  ['Steel angle 50 x 50 x 5 mm, 150 mm long.', 150 * (50 * 5 + 45 * 5)],
  ['Equal angle, legs 30 mm on the inside, 3 mm thick, 70 mm long.', 70 * (33 * 3 + 30 * 3)],
  [
    'A right-angle bracket. One leg is 80mm long, the other one is 50mm long, both are 25mm wide and 5mm thick. Lengths are outside dimensions.',
    25 * (80 * 5 + 45 * 5),
  ],
  ['An L bracket 4 mm thick and 28 mm wide, with legs of 70 mm and 50 mm.', 28 * 4 * (70 + 46)],
  [
    'A T-shaped piece. The horizontal bar at the top is 60 mm long, 12 mm high. The vertical part is centered under the bar, 14 mm wide and 40 mm tall. The whole thing is extruded 20 mm.',
    20 * (60 * 12 + 14 * 40),
  ],
  [
    'A Z bracket, 40 mm wide, made of 3 mm sheet. The vertical web is 50 mm tall overall. The top flange goes 25 mm to the right from the web and the bottom flange goes 25 mm to the left, both measured from the face of the web.',
    40 * (50 * 3 + 2 * 25 * 3),
  ],
  [
    'H section: height 80 mm, width 80 mm, flange thickness 6 mm, web thickness 5 mm, length 120 mm.',
    120 * (2 * 80 * 6 + 68 * 5),
  ],
  [
    'A hat channel 100 mm long made of 2 mm sheet. The top is 30 mm wide, it is 25 mm tall, and each flange is 15 mm wide.',
    100 * (30 * 2 + 2 * 23 * 2 + 2 * 15 * 2),
  ],
  ['A 100mm length of 25mm square tube with a wall thickness of 2mm.', 100 * (625 - 441)],
])

holdUnread([
  'A U channel 40 mm wide and 30 mm tall with 4 mm walls.',
  'A 100 mm long U channel, 40 mm wide and 30 mm tall with 4 mm walls. The bottom is open.',
  'A U-channel 64 x 24 x 3 mm, 110 mm long, with a 9 mm hole through both sides.',
  'An L-shaped plate. Its legs are 90 mm and 70 mm long, 18 mm wide and 8 mm thick.',
  'L bracket 60 x 45 x 30 mm, 5 mm thick',
])
