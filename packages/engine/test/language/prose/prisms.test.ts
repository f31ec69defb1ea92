/** Wedges, prisms, stairs and pyramids: sizes told of one end, by legs, by steps. */
import { holdProse, holdUnread } from './prose.ts'

const { sqrt } = Math

holdProse([
  [
    'A doorstop wedge. It is 100mm long and 40mm wide, and it goes from 30mm tall at the back to nothing at the front.',
    (100 * 40 * 30) / 2,
  ],
  [
    'A wedge 80 mm long and 25 mm wide that tapers from 20 mm high at one end to 5 mm at the other.',
    80 * 25 * 12.5,
  ],
  ['A ramp: 90 mm long, 50 mm wide, rising from 0 to 18 mm.', 90 * 50 * 9],
  [
    'A wedge. Its bottom is 70mm x 24mm. It is 18mm high at one end and slopes down to nothing at the other.',
    (70 * 24 * 18) / 2,
  ],
  [
    'A trapezoidal prism. The bottom is 50 mm wide, the top is 30 mm wide, it is 20 mm high and 35 mm long.',
    35 * 20 * 40,
  ],
  [
    'A block with a trapezoid cross section: 60 mm at the base, 40 mm at the top, 25 mm tall. It is 80 mm long.',
    80 * 25 * 50,
  ],
  ['A right triangular prism with legs of 30 mm and 40 mm, 12 mm thick.', 600 * 12],
  ['An equilateral triangle plate with 60mm sides, 5mm thick.', (sqrt(3) / 4) * 3600 * 5],
  [
    'A staircase with 4 steps, solid underneath. Every step is 20mm tall and 25mm deep and the stairs are 80mm wide.',
    80 * 20 * 25 * 10,
  ],
  [
    'Make a set of three stairs. Each step has a rise of 15 mm and a run of 30 mm, and the stairs are 60 mm wide.',
    60 * 15 * 30 * 6,
  ],
  [
    'A truncated square pyramid: 60mm square at the bottom, 30mm square at the top, 40mm tall.',
    (40 / 3) * (3600 + 900 + 1800),
  ],
])

holdUnread([
  'A truncated square pyramid, 60 mm square at the bottom and 40 mm tall.',
  'A staircase with steps 20 mm tall and 25 mm deep, 80 mm wide.',
  'A block 80 x 40 x 20 mm. The top slopes.',
])
