/** Distances told by a relation: the place of a hole is where the words put it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'

const pointsOf = (clause: string): unknown => {
  const { plan } = readPrompt(`A plate 90 x 60 x 5 mm. ${clause}`, { mode: 'standard' })
  const hole = plan.parts[0]?.features.at(-1)
  return hole?.kind === 'hole' && hole.positions.kind === 'points' ? hole.positions.points : undefined
}

const PLACES: readonly (readonly [string, readonly (readonly number[])[]])[] = [
  ['A 7 mm hole 20 mm to the right of the left edge and 25 mm behind the front edge.', [[-25, -5]]],
  ['A 7 mm hole, 20 mm off the right end.', [[25, 0]]],
  ['A 7 mm hole that is not in the centre but 12 mm off it.', [[12, 0]]],
  ['A 7 mm hole, 12 mm in front of the centre.', [[0, -12]]],
  [
    'Two 7 mm holes, 30 mm either side of the middle.',
    [
      [-30, 0],
      [30, 0],
    ],
  ],
  [
    'Two 7 mm holes, 18 mm to each side of the lengthwise centreline.',
    [
      [0, -18],
      [0, 18],
    ],
  ],
  ['A 7 mm hole 20 mm from the left end, midway between front and back.', [[-25, 0]]],
  [
    'Three 7 mm holes at 20 mm centres.',
    [
      [-20, 0],
      [0, 0],
      [20, 0],
    ],
  ],
]

for (const [clause, points] of PLACES) test(clause, () => assert.deepEqual(pointsOf(clause), points))
