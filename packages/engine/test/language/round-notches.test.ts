/** Cuts from the rim of a body whose inner end is round. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const plate = 90 * 60 * 7
/** As wide as its round end, so far in from the edge. */
const notch = (width: number, reach: number): number =>
  (width * (reach - width / 2) + (Math.PI / 8) * width ** 2) * 7

holdVolumes([
  [
    'A plate 90 x 60 x 7 mm with a U-shaped notch 14 mm wide and 25 mm deep in the back edge.',
    plate - notch(14, 25),
  ],
  [
    'A plate 90 x 60 x 7 mm. Cut a slot 14 mm wide and 25 mm long into the left edge, ending in a semicircle.',
    plate - notch(14, 25),
  ],
  [
    'A plate 90 x 60 x 7 mm with a 14 mm wide slot open to the right edge, 25 mm long, with a fully rounded inner end.',
    plate - notch(14, 25),
  ],
  [
    'A plate 90 x 60 x 7 mm with two U-shaped cutouts in the right edge, 9 mm wide and 20 mm deep, 24 mm apart.',
    plate - 2 * notch(9, 20),
  ],
  // Half of a hole that is centred on an edge lies in the plate.
  [
    'A plate 90 x 60 x 7 mm with a 30 mm hole whose center is on the left edge.',
    plate - (Math.PI / 8) * 30 ** 2 * 7,
  ],
  [
    'A plate 90 x 60 x 7 mm. Cut a hole of 30 mm diameter with its center at the middle of the front edge.',
    plate - (Math.PI / 8) * 30 ** 2 * 7,
  ],
  // Without a word of it the end stays square.
  ['A plate 90 x 60 x 7 mm with a slot 14 mm wide and 25 mm deep in the right edge.', plate - 14 * 25 * 7],
])

test('several holes on an edge are asked for', () => {
  assert.match(
    refusal('A plate 90 x 60 x 7 mm with two 8 mm holes whose centers are on the right edge.').message,
    /whose centers are on the right edge/u,
  )
})
