/** What follows from the rest, told in passing: it makes nothing, and its numbers must be found on the part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    'A 70mm (X) x 36mm (Y) x 18mm (Z) bar. Cut a slot 12mm wide (Y) through the full height, centered in Y, starting at the right end and 28mm deep in X. Now there are two tines that are 12mm thick each.',
    70 * 36 * 18 - 12 * 28 * 18,
  ],
  [
    'A disc 90 mm in diameter and 14 mm thick. Cut a 66 mm diameter pocket into the top, 9 mm deep. There is now a rim that is 12 mm wide and a floor that is 5 mm thick.',
    round(90, 14) - round(66, 9),
  ],
  [
    'A 44 mm diameter sphere. Cut out a 36 mm diameter sphere with the same center, so the shell is 4 mm thick.',
    (Math.PI / 6) * (44 ** 3 - 36 ** 3),
  ],
  [
    'A 64 mm x 64 mm x 8 mm plate with four 5 mm holes, one near each corner. The center of each hole is 9 mm from the two closest edges (so the holes are 46 mm apart in both directions).',
    64 * 64 * 8 - 4 * round(5, 8),
  ],
])

test('a number that does not follow from the rest is refused on the part', () => {
  const { plan } = read(
    'A disc 90 mm in diameter and 14 mm thick. Cut a 66 mm diameter pocket into the top, 9 mm deep. There is now a rim that is 11 mm wide and a floor that is 5 mm thick.',
  )
  assert.throws(() => made(plan), /11/u)
})
