/** How high the middle of a body lies over a side of another, and a body named first and shaped behind a comma. */
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** A ball whose centre lies so far above a wide flat top: without the cap that is inside. */
const ballOver = (radius: number, up: number): number => {
  const cap = radius - up
  return (4 / 3) * Math.PI * radius ** 3 - (Math.PI * cap ** 2 * (3 * radius - cap)) / 3
}

holdBoxes([
  [
    'The base is a cylinder, 40 mm in diameter and 8 mm tall. The head is a 20 mm diameter sphere. Its center is 7 mm above the top face of the base.',
    disc(40, 8) + ballOver(10, 7),
    [40, 40, 25],
  ],
  [
    'The base is a cylinder, 40 mm in diameter and 8 mm tall. On top of the base is a sphere of 20 mm diameter whose center lies 7 mm above the top face of the base.',
    disc(40, 8) + ballOver(10, 7),
    [40, 40, 25],
  ],
  [
    'A cylinder of 40 mm diameter and 8 mm height. Add a sphere of 20 mm diameter with its center 7 mm above the top face of the cylinder.',
    disc(40, 8) + ballOver(10, 7),
    [40, 40, 25],
  ],
  [
    "A cylinder of 40 mm diameter and 8 mm height and a 20 mm sphere. The sphere's center lies 7 mm above the top of the cylinder.",
    disc(40, 8) + ballOver(10, 7),
    [40, 40, 25],
  ],
  [
    'A plate 50 x 50 x 6 mm. On top of that is a thin collar, a cylinder with 14 mm diameter and 3 mm tall.',
    50 * 50 * 6 + disc(14, 3),
    [50, 50, 9],
  ],
  [
    'A plate 50 x 50 x 6 mm. On top is a pedestal, a block 20 x 20 x 10 mm.',
    50 * 50 * 6 + 20 * 20 * 10,
    [50, 50, 16],
  ],
  [
    'A plate 50 x 50 x 6 mm. It has a hub, a cylinder of 20 mm diameter and 12 mm height, in the middle.',
    50 * 50 * 6 + disc(20, 12),
    [50, 50, 18],
  ],
])

test('a list of bodies is no shape of the first of them', () => {
  refusal(
    'A plate 40 x 40 x 5 mm. On top there is a boss, a cylinder 14 mm in diameter and 3 mm tall, and a cube of 5 mm.',
  )
})
