/** Half a cylinder on a block: pedestals, lugs and ears with a round top. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A base 70mm (X) by 24mm (Y) by 8mm thick (Z=0 to Z=8), centered in XY. A pedestal 30mm wide (X) and 24mm deep (Y) rises from the base from Z=8 to Z=28, and is capped by a half-round top of 15mm radius whose axis runs along Y at Z=28, giving a total height of 43mm. A 14mm bore runs along Y through the part at Z=28.',
    70 * 24 * 8 + 30 * 24 * 20 + round(30, 24) / 2 - round(14, 24),
  ],
  [
    'A lug 26 mm wide (X), 9 mm thick (Y) and 18 mm tall has a semicircular top. A 10 mm hole goes through the center of the semicircular top along Y.',
    26 * 9 * 18 + round(26, 9) / 2 - round(10, 9),
  ],
  [
    'A block 30 mm wide (X), 50 mm deep (Y) and 20 mm tall. A half cylinder of 12 mm radius lies on top, its axis along Y.',
    30 * 50 * 20 + round(24, 50) / 2,
  ],
])

test('a round top stays within the sides of its block', () => {
  assert.match(
    refusal(
      'A block 30 mm wide (X), 20 mm deep (Y) and 25 mm tall with a half-round top of 18 mm radius, its axis along Y.',
    ).message,
    /smaller radius/u,
  )
})
