/** Profiles told by their pieces: letters, bars that cross, wedges. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const drill = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

holdVolumes([
  [
    'This is a T-shaped bar. First draw the T profile. The top of the T is 50mm wide and 6mm thick. The stem of the T is 7mm thick and it is centered under the top. The total height of the T is 40mm (including the top). Extrude the T profile 80mm.',
    (50 * 6 + 34 * 7) * 80,
  ],
  [
    'Two strips, each 70mm long, 14mm wide and 6mm thick, cross each other in the middle at 90 degrees in the same plane. The four inside corners have a 4mm radius fillet. There is a 5mm hole through the center.',
    (2 * 70 * 14 - 14 ** 2 + (4 - Math.PI) * 16) * 6 - drill(5, 6),
  ],
  [
    "It's two flat bars that cross in the middle at 90 degrees, each one is 80mm long, 16mm wide and 8mm thick, and they lie in the same plane.",
    (2 * 80 * 16 - 16 ** 2) * 8,
  ],
  [
    "This is a wedge. It's 80mm long and 40mm wide, the bottom is flat. The thick end is 20mm tall and it slopes down in a straight line to 5mm at the thin end.",
    80 * 40 * 12.5,
  ],
  [
    'A ramp, 90mm long and 30mm wide. The tall end is 24mm high and slopes down evenly to 6mm at the low end.',
    90 * 30 * 15,
  ],
])

test('a stem with sizes of its own is a body, whose place is not passed over', () => {
  refusal(
    'A T-shaped bar. The top of the T is a plate 50mm x 80mm x 6mm. The stem is centered under the top.',
  )
})
