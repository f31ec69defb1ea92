/** Flat links told by the radius of their ends and how far the middles of those are apart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const link = (apart: number, radius: number): number => 2 * radius * apart + Math.PI * radius ** 2
const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2

holdVolumes([
  [
    'A flat link with full round ends. The end radii are 11 mm and their centers are 52 mm apart. It is 6 mm thick. There is a 9 mm hole at the center of one end and a 12 mm hole at the center of the other end.',
    6 * (link(52, 11) - round(9) - round(12)),
  ],
  [
    'Sketch a slot shape (a rectangle with a semicircle on each end) whose end arcs have a radius of 8 mm and whose arc centers are 44 mm apart, and extrude it by 5 mm. On the top face, concentric with the right arc, add a cylinder with a diameter of 12 mm and a height of 4 mm. Cut a 6 mm hole through the whole part at both arc centers, so that the right hole also goes through the cylinder.',
    5 * link(44, 8) + 4 * round(12) - 14 * round(6),
  ],
  [
    'Draw a slot shape: a 55 mm x 22 mm rectangle with a semicircle of 11 mm radius attached to both short ends. Extrude it by 9 mm.',
    9 * link(55, 11),
  ],
  [
    'Link plate, slot shaped, full radius on both ends. Overall length 96 mm, width 26 mm, thickness 7 mm. Each end has a 10 mm hole, concentric with the end radius.',
    7 * (link(70, 13) - 2 * round(10)),
  ],
  ['An obround plate 80 mm long, 24 mm wide and 5 mm thick.', 5 * link(56, 12)],
  [
    'A stadium shaped plate, 100 mm long, 40 mm wide and 5 mm thick with two 8 mm holes with a center to center distance of 50 mm.',
    5 * (link(60, 20) - 2 * round(8)),
  ],
  [
    'A link plate 22 mm wide and 5 mm thick with fully rounded ends and two 9 mm holes 64 mm apart, concentric with the rounded ends.',
    5 * (link(64, 11) - 2 * round(9)),
  ],
  [
    'Tie bar, 7 mm thick and 18 mm wide with two 6 mm holes at 58 mm centres. The ends are rounded about the holes.',
    7 * (link(58, 9) - 2 * round(6)),
  ],
  [
    'A steel link with rounded ends concentric with its two 8 mm holes. The holes are 50 mm apart, the link is 20 mm wide and 4 mm thick.',
    4 * (link(50, 10) - 2 * round(8)),
  ],
  [
    'Stadium-shaped plate, 84 mm overall length, 24 mm width, 5 mm thick. One end has a 14 mm hole concentric with its rounding, the other an 8 mm hole.',
    5 * (link(60, 12) - round(14) - round(8)),
  ],
  [
    'Rounded-end link, 90 x 20 x 6 mm. At the centre of one end there is a 12 mm hole, at the centre of the other an 8 mm one.',
    6 * (link(70, 10) - round(12) - round(8)),
  ],
  [
    'Arm from flat bar, 75 mm overall, 20 mm wide, 8 mm thick. One end is left square, the other is fully rounded, and a 10 mm hole is concentric with the rounding.',
    8 * (65 * 20 + round(20) / 2 - round(10)),
  ],
  [
    'A plate 90 mm long, 20 mm wide and 6 mm thick. At (-35, 0) there is a 12 mm hole, at (35, 0) an 8 mm one.',
    6 * (1800 - round(12) - round(8)),
  ],
])

test('three holes are not the middles of two ends', () => {
  assert.equal(
    refusal(
      'A flat link with fully rounded ends: three 9 mm holes 60 mm apart, plate 24 mm wide and 8 mm thick, the end radii concentric with the holes.',
    ).code,
    'prompt_too_ambiguous',
  )
})

test('ends that do not make up the length that is told are refused', () => {
  assert.match(
    refusal(
      'A flat link with full round ends. The end radii are 11 mm and their centers are 52 mm apart, so the link is 22 mm wide and 80 mm long overall. It is 6 mm thick.',
    ).message,
    /cannot both hold|does not agree|contradict/u,
  )
})
