/** A ring that is bent from wire or round bar is a torus: as thick as the wire, and as wide as it was told outside or inside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const torus = (across: number, wire: number): number => 2 * Math.PI ** 2 * (across / 2) * (wire / 2) ** 2

holdBoxes([
  ['A ring made of 10 mm round bar with an outside diameter of 90 mm.', torus(80, 10), [90, 90, 10]],
  ['A ring bent from 4 mm wire, 44 mm inside.', torus(48, 4), [52, 52, 4]],
  ['A hoop, 60 mm inner diameter, rolled from 5 mm steel rod.', torus(65, 5), [70, 70, 5]],
  ['A ring 70 mm in diameter made of 6 mm round stock.', torus(64, 6), [70, 70, 6]],
])

test('of square bar it is no torus', () =>
  assert.match(refusal('A ring made of 10 mm square bar with an outside diameter of 90 mm.').message, /bar/u))
