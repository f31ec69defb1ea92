/** Lines and sides called by their coordinate, nouns before the words for their sizes, shells of balls, and threads that are left out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (Math.PI / 6) * diameter ** 3

holdVolumes([
  [
    'A plate 60mm long (X), 24mm wide (Y) and 5mm thick. Two 6mm holes go through the plate at X=-20 and X=20 on the Y=0 centerline.',
    60 * 24 * 5 - 2 * round(6, 5),
  ],
  [
    'A block 40 mm (X) by 30 mm (Y) by 20 mm (Z=0 to Z=20). A 6 mm hole 9 mm deep is drilled into the center of the X=20 face.',
    40 * 30 * 20 - round(6, 9),
  ],
  [
    'A rod 14 mm in diameter from X=0 to X=50 along X, with a hemisphere at the X=50 end.',
    round(14, 50) + ball(14) / 2,
  ],
  [
    'A cylinder with a bore: cylinder diameter 30 mm, cylinder height 12 mm, bore diameter 8 mm.',
    round(30, 12) - round(8, 12),
  ],
  ['A triangular prism: triangle base 24 mm, triangle height 18 mm, prism length 40 mm.', 12 * 18 * 40],
  ['A hemisphere: sphere radius 12 mm.', ball(24) / 2],
  ['A hemispherical shell, 50 mm outer diameter, 44 mm inner diameter.', (ball(50) - ball(44)) / 2],
  [
    'A hollow hemisphere, open at the top, with an outer radius of 20 mm and a wall thickness of 2 mm.',
    (ball(40) - ball(36)) / 2,
  ],
  [
    'A U-channel extrusion 70mm long, 26mm wide and 20mm tall, with a uniform 2mm wall thickness for the floor and both sides.',
    70 * (26 * 20 - 22 * 18),
  ],
  [
    'A bolt (M6, threads not modeled): a shank 6mm in diameter and 24mm long, and on top of it a hexagonal head 10mm across flats and 4mm tall.',
    round(6, 24) + (Math.sqrt(3) / 2) * 100 * 4,
  ],
  ['A block 30 x 20 x 8 mm with two of its sides on the XZ and YZ planes.', 30 * 20 * 8],
  [
    'Cable gland blank: a cylinder 16 mm in diameter and 20 mm long. A 5 mm hole goes through the whole blank along Z.',
    round(16, 20) - round(5, 20),
  ],
])

test('a side is called by a coordinate only where a body ends there', () => {
  assert.match(
    refusal(
      'A block 40 mm (X) by 30 mm (Y) by 20 mm (Z=0 to Z=20). A 6 mm hole 9 mm deep is drilled into the center of the X=17 face.',
    ).message,
    /face/u,
  )
})
