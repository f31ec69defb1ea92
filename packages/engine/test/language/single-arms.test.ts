/** One bar that stands out of a ring or a disc, by its length or by how far its end lies from the middle. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2
/** What a bar of this width takes of a disc, right of its middle. */
const within = (radius: number, width: number): number =>
  (width / 2) * Math.sqrt(radius ** 2 - width ** 2 / 4) + radius ** 2 * Math.asin(width / 2 / radius)
const ring = 5 * (round(80) - round(64) + 120 * 12 - within(40, 12))
const box: [number, number, number] = [160, 80, 5]

holdBoxes([
  [
    'The head is a flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. The handle is a long straight bar that is 12 mm wide and has the same thickness as the ring. It points radially away from the ring and is fused with it, and its flat free end is 120 mm away from the center of the ring. The handle must not extend into the opening of the ring.',
    ring,
    box,
  ],
  [
    'A flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. A handle 12 mm wide and 5 mm thick sticks out radially from the ring. The end of the handle is 120 mm from the center of the ring.',
    ring,
    box,
  ],
  [
    'A flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. A radial bar 12 mm wide and 5 mm thick stretches from the ring out to 120 mm from its center.',
    ring,
    box,
  ],
  [
    'A flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. A handle 12 mm wide, 5 mm thick and 80 mm long sticks out from the ring.',
    ring,
    box,
  ],
  [
    'A flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. A bar 12 mm wide, 5 mm thick and 80 mm long is attached to the outside of the ring.',
    ring,
    box,
  ],
  [
    'A disc 80 mm in diameter and 5 mm thick. A bar 12 mm wide, 5 mm thick and 80 mm long extends radially from its rim.',
    5 * (round(80) + 120 * 12 - within(40, 12)),
    box,
  ],
])

test('an end at no distance that can be is refused', () => {
  refusal(
    'A flat ring with an outer diameter of 80 mm, an inner diameter of 64 mm and a thickness of 5 mm. A handle 12 mm wide and 5 mm thick sticks out radially from the ring. The end of the handle is 30 mm from the center of the ring.',
  )
})
