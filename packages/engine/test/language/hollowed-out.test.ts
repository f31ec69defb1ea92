/** Bodies hollowed out from the top, in whatever words; holes laid on a circle beside circles that are drawn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const tray = 70 * 45 * 25 - 66 * 41 * 23
const pin = round(24, 10) + round(16, 30)
const chamfer = (diameter: number): number => Math.PI * (diameter * 2 - 8 / 3)

holdVolumes([
  [
    'A block 70 x 45 x 25 mm. Scoop it out from above, leaving walls on all four sides and a bottom that are 2 mm thick.',
    tray,
  ],
  [
    'Create a 3D model of a simple mug. The mug is a cylinder with an outer diameter of 0.8 units and a total height of 0.9 units. Hollow it out from the top so that the side wall has a thickness of 0.05 units and the closed bottom has a thickness of 0.1 units.',
    round(0.8, 0.9) - round(0.7, 0.8),
  ],
  [
    'A cylinder with a diameter of 60 and a height of 70. Hollow it out from the top so that the wall is 4 thick and the bottom is 6 thick.',
    round(60, 70) - round(52, 64),
  ],
  ['A cuboid 70 x 45 x 25 mm. Shell it to a wall thickness of 2 mm and remove the top face.', tray],
  [
    'Draw a rectangle 70 mm long and 45 mm wide and extrude it by 25 mm. Then remove the inside from the top so that 2 mm thick walls and a 4 mm thick floor remain.',
    70 * 45 * 25 - 66 * 41 * 21,
  ],
  [
    'A cylinder 30 mm in diameter and 40 mm tall. It is hollow, open at the top, with a wall thickness of 3 mm and a floor thickness of 3 mm.',
    round(30, 40) - round(24, 37),
  ],
  [
    'Draw a circle with a radius of 40 mm and extrude it by 6 mm. Five holes with a diameter of 7 mm go through the disc. The holes are spread evenly along a circle with a radius of 28 mm about its center.',
    round(80, 6) - 5 * round(7, 6),
  ],
  [
    'Extrude a circle 80 mm in diameter to a height of 6 mm. Drill three 7 mm holes through the disc, with their centers lying on a circle of 56 mm diameter that is concentric with the disc.',
    round(80, 6) - 3 * round(7, 6),
  ],
  [
    'A stepped pin. The first section is 24 mm in diameter and 10 mm long. The second section is 16 mm in diameter and 30 mm long. Chamfer the top edge of the pin by 2 mm.',
    pin - chamfer(16),
  ],
  [
    'A stepped pin. The first section is 24 mm in diameter and 10 mm long. The second section is 16 mm in diameter and 30 mm long. Both ends of the pin have a 2 mm chamfer.',
    pin - chamfer(16) - chamfer(24),
  ],
])

test('a number of walls is not how thick they are', () => {
  refusal('A box 60 x 50 x 40. Hollow it out from the top, leaving 4 walls and a bottom of 7.')
})

test('edges that are told by an axis are worked, not taken for the way a figure lies', () => {
  const { plan } = read(
    'A block 40 x 30 x 20 mm. The edges along the x-axis are rounded with a radius of 2 mm.',
  )
  assert.ok(JSON.stringify(plan.parts).includes('fillet'))
})
