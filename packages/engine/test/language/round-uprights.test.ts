/** Uprights whose sides go straight up to where a full round begins, and bores that are concentric with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'The base is 60 x 40 x 8 mm. On the base there is a lug 30 mm wide (X) and 10 mm thick (Y), centered, with straight sides 20 mm high and a fully rounded top (15 mm radius). A 12 mm hole runs through the lug along Y, concentric with the rounded top.',
    60 * 40 * 8 + 30 * 20 * 10 + round(30, 10) / 2 - round(12, 10),
  ],
  [
    'Base 100 x 40 x 15 mm. Centered on top of it is an upright 50 mm wide (X) x 40 mm deep (Y): straight sides up to Z=50, then a semicircular top with radius 25 mm. A 30 mm diameter bore passes through the upright in the Y direction, centered at Z=50.',
    100 * 40 * 15 + 50 * 35 * 40 + round(50, 40) / 2 - round(30, 40),
  ],
  [
    'A base 90mm (X) x 28mm (Y) x 10mm (Z), its bottom at Z=0. On top of it is an upright 36mm wide (X) and 28mm deep (Y). The sides of the upright go straight up to Z=35 and then the top is a full round with an 18mm radius. Cut a 20mm bore through the upright along Y, concentric with the round top.',
    90 * 28 * 10 + 36 * 28 * 25 + round(36, 28) / 2 - round(20, 28),
  ],
])

test('a height that may hold the round is not taken for that of the straight sides', () => {
  const { code } = refusal(
    'A block, 40 mm wide (X), 15 mm deep (Y) and 60 mm tall overall, whose top is a full half circle with a 20 mm radius.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
