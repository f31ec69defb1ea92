/** One distance from two sides: the second "from" tells no way to drill. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { pointsOf, read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const PLATE = 'A plate 90 x 50 x 6 mm.'
const BARE = 90 * 50 * 6

holdVolumes([
  ...[
    'Two 8 mm holes 12 mm from the left edge and from the right edge.',
    'Two 8 mm holes are drilled 12 mm from the left and from the right.',
    'Two 8 mm holes are 12 mm from the front edge and from the back edge.',
    'Two holes, 8 mm in diameter, lie 12 mm in from the left edge as well as from the right edge.',
  ].map((told) => [`${PLATE} ${told}`, BARE - 2 * PI * 16 * 6] as const),
  ...[
    'An 8 mm hole is 12 mm from the left edge and from the front edge.',
    'Drill an 8 mm hole 12 mm away from the right side and from the back side.',
  ].map((told) => [`${PLATE} ${told}`, BARE - PI * 16 * 6] as const),
  [
    `${PLATE} Two pins 8 mm in diameter and 14 mm tall stand on it, 12 mm from the left edge and from the right edge.`,
    BARE + 2 * PI * 16 * 14,
  ],
])

test('one hole lies so far from both edges', () => {
  const { centre } = solidOf(
    read(`${PLATE} An 8 mm hole is 12 mm from the left edge and from the front edge.`).plan,
  )
  const gone = PI * 16 * 6
  assert.ok(Math.abs(centre[0] - (gone * 33) / (BARE - gone)) < 1e-6)
  assert.ok(Math.abs(centre[1] - (gone * 13) / (BARE - gone)) < 1e-6)
})

test('a hole that is drilled from a side still is', () => {
  const told = read('A block 60 x 40 x 30 mm. An 8 mm hole is drilled 20 mm deep from the front face.')
  const { centre } = solidOf(told.plan)
  assert.ok(centre[1] > 0.1)
  assert.ok(pointsOf(`${PLATE} Two 8 mm holes 12 mm from the left edge and the right edge.`))
})
