/** Steps at an end, sides by the coordinate they lie at, grooves by their two widths, holes across by the way they go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdVolumes([
  [
    '1. Make a 110mm (X) x 50mm (Y) x 28mm (Z) block with one corner at the origin. 2. Mill a step at the right end. Remove the last 25mm of the length (X=85 to X=110) across the entire width, cutting 16mm down from the top. That leaves a ledge that is 12mm thick. 3. Drill two 7 mm holes through the ledge. Both are at X=97, one is at Y=12 and the other is at Y=38.',
    110 * 50 * 28 - 25 * 50 * 16 - 2 * round(7, 12),
  ],
  [
    'A bar 120 x 30 x 24 mm. Cut a shoulder into the left end that is 18 mm long, 9 mm deep (from the top) and goes across the whole width.',
    120 * 30 * 24 - 18 * 30 * 9,
  ],
  [
    'A block 80mm (X) x 36mm (Y) x 20mm (Z) with a corner at the origin. Cut a slot which is 10mm wide (Y), centered in Y, and cut through the full height in Z. It begins at the right end of the block (X=80) and is 30mm deep in the X direction.',
    80 * 36 * 20 - 10 * 30 * 20,
  ],
  [
    'A block 70mm (X) x 44mm (Y) x 26mm (Z). Cut a dovetail shaped slot along the whole length of the block (in the X dimension). The slot is in the top face and it is centered in Y. It is 12mm wide at the top and widens to 20mm at the bottom, and it is 8mm deep.',
    70 * 44 * 26 - 16 * 8 * 70,
  ],
])

const points = (prompt: string): unknown =>
  featuresOf(prompt).flatMap((feature) =>
    'positions' in feature && feature.positions?.kind === 'points' ? feature.positions.points : [],
  )

test('a coordinate told of both holds for each of them', () => {
  const plate =
    'A 100mm (X) x 60mm (Y) x 8mm (Z) plate with one corner at the origin. Drill two 6 mm holes through it.'
  assert.deepEqual(points(`${plate} Both are at X=90, one is at Y=10 and the other is at Y=50.`), [
    [40, -20],
    [40, 20],
  ])
})

test('a pocket that starts so far from the face at X=0 has that much beside it', () => {
  const told =
    'A 100mm (X) x 60mm (Y) x 20mm (Z) block with one corner at the origin. Mill a pocket into the top face. The pocket is 40mm (X) x 30mm (Y) and 8mm deep. It starts 12mm from the X=0 face and is centered in the Y dimension.'
  assert.deepEqual(points(told), [[-18, 0]])
})
