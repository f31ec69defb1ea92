/** Figures drawn inside each other, several figures cut or extruded at once, edges cut off at an angle, legs under a top. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const block = 90 * 40 * 25
const top = 100 * 60 * 4

holdVolumes([
  [
    'Draw a circle with a diameter of 44 mm. Then draw a second circle with a diameter of 30 mm around the same center and cut it out of the first one. Extrude what remains by 9 mm.',
    round(44, 9) - round(30, 9),
  ],
  [
    'Sketch a square with sides of 44 mm. Sketch a smaller square with sides of 36 mm that shares its same center and remove it, leaving a frame. Extrude the frame by 5 mm.',
    (44 ** 2 - 36 ** 2) * 5,
  ],
  [
    'Sketch two concentric semicircles with radii of 18 mm and 22 mm and extrude the area in between by 9 mm.',
    (round(44, 9) - round(36, 9)) / 2,
  ],
  [
    'Sketch two concentric circles, one with a diameter of 44 mm and the other with a diameter of 30 mm. Extrude the sketch by 9 mm.',
    round(44, 9) - round(30, 9),
  ],
  [
    'Draw a circle with a diameter of 80 mm and extrude it by 6 mm. Sketch five circles with a diameter of 8 mm, evenly spaced on a circle with a radius of 28 mm, and cut them through the disc.',
    round(80, 6) - 5 * round(8, 6),
  ],
  [
    'A plate 100 x 60 x 4 mm. Sketch four squares on its underside, one at each corner. Each square has sides of 5 mm. Extrude the squares downward by 30 mm.',
    top + 4 * 25 * 30,
  ],
  [
    'A table top 100 mm long, 60 mm wide and 4 mm thick. Add four legs at the corners, each with a 5 mm by 5 mm cross-section and a length of 30 mm.',
    top + 4 * 25 * 30,
  ],
  [
    'A block 90 mm long, 40 mm wide and 25 mm high. Slice off the two long edges of the top face at a 45 degree angle, taking 6 mm off the top and 6 mm off the side. The other edges remain sharp.',
    block - 2 * 18 * 90,
  ],
  [
    'A block 90 mm long, 40 mm wide and 25 mm high. Round the long edges of the top face with a radius of 6 mm. The short edges stay as they are.',
    block - 2 * (36 - 9 * Math.PI) * 90,
  ],
])

test('edges that stay are an exception where all were worked', () => {
  assert.match(
    refusal('A block 90 x 40 x 25 mm. Round all edges by 2 mm. The bottom edges stay sharp.').message,
    /could not tell/u,
  )
})
