/** What a thing is shaped like, told behind it: its outline, or a refusal that names the shape. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI, sqrt } = Math

holdVolumes([
  ['A plate shaped like a half circle, 80 mm in diameter and 6 mm thick.', (PI * 40 ** 2 * 6) / 2],
  ['A plate in the shape of a hexagon, 30 mm across flats and 4 mm thick.', (sqrt(3) / 2) * 900 * 4],
  ['A washer shaped like a square, 24 mm wide, 3 mm thick, with a 10 mm hole.', (576 - PI * 25) * 3],
  [
    'A bowl shaped like half a sphere, 80 mm in diameter outside and 4 mm thick.',
    (2 / 3) * PI * (64_000 - 36 ** 3),
  ],
])

for (const [prompt, words] of [
  ['A knob shaped like a star, 50 mm across and 12 mm thick.', /shaped like a star/u],
  ['A tray in the shape of a heart, 120 mm wide and 20 mm high.', /in the shape of a heart/u],
  ['A vase shaped like a cone, 90 mm tall and 50 mm wide.', /shaped like a cone/u],
] as const)
  test(`“${prompt}” is refused by its shape`, () => {
    assert.match(refusal(prompt).message, words)
  })
