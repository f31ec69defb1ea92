/** Balls that are taken away by a word for what they leave; keyways by the axis of their width. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const half = (radius: number): number => (2 / 3) * Math.PI * radius ** 3

holdVolumes([
  [
    'A cylinder 50mm in diameter and 25mm tall with a spherical socket of 36mm diameter centered at the top face (Z=25).',
    round(50, 25) - half(18),
  ],
  [
    'A block 30mm (X) by 30mm (Y) by 20mm (Z). A hemispherical dimple of 8mm radius is cut into the center of the top face.',
    30 * 30 * 20 - half(8),
  ],
])

test('bars centred at the origin are not taken for arms that begin there', () => {
  assert.match(
    refusal(
      'Two bars, each 90mm long, 10mm wide and 5mm thick, are centered at the origin at 30 and 120 degrees.',
    ).message,
    /lie across it/u,
  )
})
