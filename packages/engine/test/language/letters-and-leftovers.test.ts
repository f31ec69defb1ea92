/** Letters told by their strokes, and sizes that are told by what is left or by whom they are said of. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A part that looks like the letter T, 50 mm wide and 70 mm tall, with bars 10 mm thick. Extrude it by 8 mm.',
    (50 * 10 + 60 * 10) * 8,
  ],
  [
    'Create a solid in the form of the letter "U", 50 mm wide, 70 mm tall, 8 mm deep, with walls 10 mm thick.',
    (50 * 70 - 30 * 60) * 8,
  ],
  // A spine with arms.
  [
    'A letter E, 28 mm wide and 45 mm tall, with strokes 7 mm wide, extruded by 4 mm.',
    (7 * 45 + 3 * 21 * 7) * 4,
  ],
  ['A capital F: 25 mm wide, 40 mm tall, strokes 6 mm wide, 5 mm deep.', (6 * 40 + 2 * 19 * 6) * 5],
  [
    'A C-shaped block. The spine is 8 mm wide and 36 mm tall; two arms, 20 mm long and 8 mm thick, stick out of its right side. It is 12 mm deep.',
    (8 * 36 + 2 * 160) * 12,
  ],
  // How thick the letter is, where its bars have sizes of their own.
  [
    'A capital T: the crossbar is 36 mm wide and 6 mm high, the stem is 7 mm wide and 24 mm high. It is 9 mm thick.',
    (36 * 6 + 7 * 24) * 9,
  ],
  // "It" is what was told before, not what the sentence goes on to.
  [
    'An I-beam, 120 mm long. It is 60 mm high with 30 mm wide, 4 mm thick flanges and a 3 mm web.',
    (2 * 30 * 4 + 52 * 3) * 120,
  ],
  // A wall around a bore.
  ['A length of tubing with a bore of 12 mm and walls of 2 mm, 50 mm long.', round(16, 50) - round(12, 50)],
  ['A capsule, 10 mm thick and 26 mm long overall.', round(10, 16) + (Math.PI / 6) * 1000],
  ['An angle profile 30 x 30 x 3 mm with sharp edges everywhere, 100 mm long.', (30 * 3 + 27 * 3) * 100],
  // Cut out in other words, and what is left of it.
  [
    'Take a 50 mm square, snip a 10 mm square out of each of its four corners, and make what is left 4 mm thick.',
    8400,
  ],
  // A way from point to point that a list goes on with.
  [
    'Go from (0,0) to (30,0), then (30,20), (15,20), (15,10), (0,10), and return to the first point; this stepped profile gets extruded by 8 mm.',
    450 * 8,
  ],
])
