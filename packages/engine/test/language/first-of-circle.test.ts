/** Where a circle of holes begins, told in the same sentence as the circle; and what only announces the holes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'

const anglesOf = (prompt: string): unknown => {
  const hole = featuresOf(prompt).findLast(({ kind }) => kind === 'hole')
  assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'bolt-circle')
  return [hole.positions.diameter, hole.positions.anglesDeg]
}

const PLATE = 'A 90mm diameter plate, 10mm thick.'

for (const [told, expected] of [
  [
    'Cut six 8mm diameter through holes. They’re equally spaced on a 65mm diameter bolt circle, with the first hole at the 12 o’clock position.',
    [65, [90, 150, 210, 270, 330, 30]],
  ],
  [
    'Drill four 8mm holes. They are evenly spaced on a 65mm circle and the first one is at 3 o’clock.',
    [65, [0, 90, 180, 270]],
  ],
  [
    'Cut a 25mm hole through the center. Next we’re going to cut the bolt holes. There are 4 holes that are 8mm diameter and go through the plate. They are evenly spaced on a 70mm diameter bolt circle, and the first hole is at the 6 o’clock position.',
    [70, [270, 0, 90, 180]],
  ],
] as const)
  test(told, () => {
    assert.deepEqual(anglesOf(`${PLATE} ${told}`), expected)
  })
