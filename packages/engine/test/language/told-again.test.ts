/** What is counted, cut or measured once more: holes in a title, the same cut the other way, middles of a ring and of a grid. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI, sqrt, asin } = Math
/** Half of a disc, as far as `half` to either side of its middle. */
const strip = (radius: number, half: number): number =>
  half * sqrt(radius ** 2 - half ** 2) + radius ** 2 * asin(half / radius)

holdVolumes([
  [
    'Plate with five holes, 8 mm thick. The plate is 100 mm x 60 mm. In each corner there is a 5 mm through hole, 10 mm from both edges. In the center there is one 20 mm through hole.',
    8 * (6000 - 4 * PI * 6.25 - PI * 100),
  ],
  [
    'A tube 80 mm outer diameter and 60 mm inner diameter, 50 mm tall. Cut a rectangular slot across the top of the tube along the X axis through the center, 12 mm wide and 20 mm deep. Do the same cut again along the Y axis. Now there are four notches in the rim, 90 degrees apart.',
    PI * (1600 - 900) * 50 - 20 * 4 * (strip(40, 6) - strip(30, 6)),
  ],
  [
    'A torus lying in the XY plane. The distance from the center of the ring to the center of the tube is 40 mm and the tube has a diameter of 12 mm.',
    2 * PI * PI * 40 * 36,
  ],
  [
    'A sieve plate, 100 mm square and 4 mm thick, with 25 holes of 8 mm diameter arranged in a 5 by 5 grid. The distance between hole centers is 17 mm in both directions; the grid sits in the center of the plate.',
    4 * (10000 - 25 * PI * 16),
  ],
  [
    'A gutter. Take a hollow cylinder with an outer diameter of 120 mm, a wall thickness of 4 mm and a length of 500 mm and cut it in half lengthwise. Keep only the lower half.',
    (PI / 2) * (3600 - 56 * 56) * 500,
  ],
  [
    'A piece of square tubing, 50 mm x 50 mm outside, 4 mm wall, sharp corners inside and out, 200 mm long, both ends open.',
    (2500 - 42 * 42) * 200,
  ],
  ['A soap-bar shaped block 80 mm long, 50 mm wide and 25 mm tall.', 80 * 50 * 25],
  [
    'The collar is 50 mm in diameter and 6 mm thick, the sleeve on top of it is 36 mm in diameter and brings the overall height to 40 mm. It has a 25 mm bore all the way through.',
    PI * (625 * 6 + 324 * 34 - 156.25 * 40),
  ],
])

test('a title that counts other holes than are told is refused', () => {
  const { code } = refusal(
    'Plate with seven holes, 8 mm thick. The plate is 100 mm x 60 mm. In each corner there is a 5 mm through hole, 10 mm from both edges. In the center there is one 20 mm through hole.',
  )
  assert.ok(code === 'geometry_validation_failed' || code === 'prompt_too_ambiguous')
})

test('the same cut with another size is refused', () => {
  const { code } = refusal(
    'A tube 80 mm outer diameter and 60 mm inner diameter, 50 mm tall. Cut a rectangular slot across the top of the tube along the X axis through the center, 12 mm wide and 20 mm deep. Do the same cut again along the Y axis, 14 mm wide.',
  )
  assert.ok(code === 'geometry_validation_failed' || code === 'prompt_too_ambiguous')
})
