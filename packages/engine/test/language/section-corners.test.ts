/** Radii of tubes and beams by where their corners are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const rounded = (width: number, height: number, radius: number): number =>
  width * height - (4 - Math.PI) * radius ** 2
const tube = 170 * (rounded(46, 46, 7) - rounded(39, 39, 2.5))
const beam = 140 * (2 * 52 * 7 + (72 - 14) * 5 + (4 - Math.PI) * 4.5 ** 2)

holdVolumes([
  [
    'A 170 mm long piece of square tubing. The outside is 46 mm x 46 mm and the wall is 3.5 mm thick. The outside corners have a 7 mm radius and the inside corners have a 2.5 mm radius.',
    tube,
  ],
  [
    'Square tube 46 x 46 mm, wall thickness 3.5 mm, 170 mm long. Outer corner radius 7 mm, inner corner radius 2.5 mm.',
    tube,
  ],
  [
    'A square tube 46 x 46 mm with a 3.5 mm wall, 170 mm long. The outer edges are filleted with 7 mm and the inner edges with 2.5 mm.',
    tube,
  ],
  [
    'A square tube 46 x 46 mm with a 3.5 mm wall, 170 mm long. The outside corners have a radius of 7 mm.',
    170 * (rounded(46, 46, 7) - rounded(39, 39, 3.5)),
  ],
  [
    'Sketch an I profile and extrude it 140 mm. The profile is 72 mm tall overall. Both flanges are 52 mm wide and 7 mm thick. The web is 5 mm thick. The four inside corners, where the web meets the flanges, have a 4.5 mm fillet.',
    beam,
  ],
  [
    'An I-beam, 72 mm tall and 140 mm long. The flanges are 52 mm wide and 7 mm thick, the web is 5 mm thick. Add 4.5 mm fillets where the web meets the flanges.',
    beam,
  ],
  [
    'An I-beam 140 mm long. Overall height 72 mm, flange width 52 mm, flange thickness 7 mm, web thickness 5 mm, with fillets of radius 4.5 mm between the web and the flanges.',
    beam,
  ],
])

test('inside corners with two radii are refused', () => {
  const prompt =
    'A square tube 46 x 46 mm with a 3.5 mm wall, 170 mm long. The inside corners have a 2 mm radius. The inner corners have a 3 mm radius.'
  assert.match(refusal(prompt).message, /2 mm|3 mm/u)
})
