/** Half a cylinder on a block: pedestals, lugs and ears with a round top. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
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

holdBalanced([
  [
    'The base is 100mm (X) by 36mm (Y) by 12mm thick (Z=0 to Z=12). On top of it sits a block 50mm wide (X, centered) and 36mm deep (Y), from Z=12 to Z=32, topped by a half cylinder of 25mm radius whose axis runs along Y at X=0, Z=32, so the overall height is 57mm. A 26mm bore passes through the full 36mm depth along Y, concentric with the half cylinder.',
    [
      [100 * 36 * 12, 6],
      [50 * 36 * 20, 22],
      [round(50, 36) / 2, 32 + (4 * 25) / (3 * Math.PI)],
      [-round(26, 36), 32],
    ],
  ],
  [
    'A base 80 x 30 x 10 mm. On top of it sits a block 44mm (X) by 30mm (Y) by 15mm (Z). The block has a half round top of 22mm radius along Y.',
    [
      [80 * 30 * 10, 5],
      [44 * 30 * 15, 17.5],
      [round(44, 30) / 2, 25 + (4 * 22) / (3 * Math.PI)],
    ],
  ],
])

test('a round that reaches deeper than its block is refused where nothing below holds its lower half', () => {
  for (const base of ['80 x 30 x 5 mm', '40 x 30 x 10 mm'])
    assert.match(
      refusal(
        `A base ${base}. On top of it sits a block 44mm (X) by 30mm (Y) by 15mm (Z). The block has a half round top of 22mm radius along Y.`,
      ).message,
      /smaller radius/u,
    )
})

test('a round top stays within the sides of its block', () => {
  assert.match(
    refusal(
      'A block 30 mm wide (X), 20 mm deep (Y) and 25 mm tall with a half-round top of 18 mm radius, its axis along Y.',
    ).message,
    /smaller radius/u,
  )
})
