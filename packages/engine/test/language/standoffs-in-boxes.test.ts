/** Boxes cut out from a block, and what stands on their floor by its distance from the outside. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const box = 90 * 64 * 30 - 84 * 58 * 26

holdVolumes([
  [
    'Start with a 90mm (X) x 64mm (Y) x 30mm (Z) block. Cut out the inside from the top so that there’s 3mm thick walls on all four sides and a 4mm thick floor.',
    box,
  ],
])

test('bosses are as far from the outside of the two nearest walls as told', () => {
  const bosses = featuresOf(
    'A box 90 x 64 x 30 mm, open at the top with 3 mm walls and a 4 mm floor. Add four bosses on the floor, 8 mm in diameter and 12 mm tall. There is one near each corner, 11 mm from the outer faces of the two closest walls.',
  ).flatMap((feature) =>
    feature.kind === 'cylinder' && feature.frame && 'origin' in feature.frame ? [feature.frame.origin] : [],
  )
  assert.equal(bosses.length, 4)
  for (const [x = 0, y = 0, z] of bosses) assert.deepEqual([Math.abs(x), Math.abs(y), z], [34, 21, 4])
})
