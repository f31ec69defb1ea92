/** Four holes on a rectangle whose middle is told, and slits through one wall of a ring. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What a circle about a point of the rim takes from a disc. */
const bite = (radius: number, r: number): number =>
  r ** 2 * Math.acos(r / (2 * radius)) +
  radius ** 2 * Math.acos(1 - r ** 2 / (2 * radius ** 2)) -
  (r / 2) * Math.sqrt(4 * radius ** 2 - r ** 2)
/** What a strip takes from one wall of a ring. */
const half = (r: number, h: number): number => h * Math.sqrt(r * r - h * h) + r * r * Math.asin(h / r)

test('the same center is that of the hole before', () => {
  const [, , four] = featuresOf(
    'A plate 90 x 60 x 5 mm. A 20 mm hole is cut at (15, 5), surrounded by four 3 mm holes on a 30 x 24 mm rectangular pattern about the same center.',
  )
  assert.ok(four?.kind === 'hole' && four.positions.kind === 'points')
  const points = four.positions.points.map(([x, y]) => `${x} ${y}`)
  assert.deepEqual(new Set(points), new Set(['0 -7', '0 17', '30 -7', '30 17']))
})

holdVolumes([
  [
    'A vertical plate X=0 to X=5, Y=-30 to Y=30, Z=0 to Z=60. A 20 mm diameter hole is cut at Y=0, Z=32, and four 4 mm diameter holes on a 36 mm square pattern centered at Y=0, Z=32.',
    60 * 60 * 5 - round(20, 5) - 4 * round(4, 5),
  ],
  [
    'A ring, 40 mm outer diameter, 30 mm inner diameter and 2 mm thick. A 6 mm wide gap (parallel-sided) is cut through the ring on the -X side only.',
    round(40, 2) - round(30, 2) - 2 * (half(20, 3) - half(15, 3)),
  ],
  // Centered on the rim, they are not moved inside it.
  [
    'A disc 70 mm in diameter and 6 mm thick. Five 12 mm diameter scallops centered on the rim at 72 degree intervals are cut through the disc.',
    round(70, 6) - 5 * 6 * bite(35, 6),
  ],
])
