/** Distances from an edge that was named just before, from the own side of a hole, and two at once from the middle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'

const PLATE = 'A plate 120 x 70 x 6 mm with a 10 mm hole'

for (const [told, point] of [
  ['near the top edge, 12 mm down from it.', [0, 23]],
  ['close to the right end and 14 mm in from there.', [46, 0]],
  ['near the left edge, its center 16 mm from it.', [-44, 0]],
  ['near the bottom edge, 11 mm above it.', [0, -24]],
  ['just inside the back edge, 9 mm from it.', [0, 26]],
  ['at the middle of the left edge, 12 mm in.', [-48, 0]],
  ['halfway down the right edge and 12 mm in from it.', [48, 0]],
  ['close to the bottom left corner, 15 mm from both edges.', [-45, -20]],
  ['whose top is 6 mm below the top edge.', [0, 24]],
  ['whose bottom is 6 mm above the bottom edge.', [0, -24]],
  ['whose left is 6 mm from the left edge.', [-49, 0]],
  ['8 mm above and 25 mm to the right of the center.', [25, 8]],
  ['25 mm left and 8 mm down from the middle.', [-25, -8]],
  ['25 mm to the right of the centre and 8 mm up.', [25, 8]],
  ['30 mm across and 12 mm up from the lower left corner.', [-30, -23]],
  ['30 mm to the left and 12 mm below the top right corner.', [30, 23]],
  ['12 mm in and 30 mm along from the back left corner.', [-30, 23]],
  ['13 mm inside the right edge.', [47, 0]],
  ['in the middle of the right half.', [30, 0]],
  ['in the center of the top left quarter of the plate.', [-30, 17.5]],
] as const)
  test(`a hole “${told}” lies there`, () => assert.deepEqual(pointsOf(`${PLATE} ${told}`), [point]))

test('of two in a sentence each lies at the edge it was named with', () => {
  const prompt =
    'A plate 120 x 70 x 6 mm with an 8 mm hole near the left edge, 15 mm from it, and a 5 mm hole near the right edge, 20 mm from it.'
  assert.deepEqual(pointsOf(prompt), [[40, 0]])
})

test('whether “it” is the hole or its plate is not guessed', () => {
  const prompt = `${PLATE}. It is near the right end, 14 mm from it.`
  assert.match(refusal(prompt).message, /right end/u)
})

for (const told of ['slightly above the middle.', 'just below the center of the plate.', 'off the centre.'])
  test(`a hole “${told}” is not put into the middle`, () =>
    assert.match(refusal(`${PLATE} ${told}`).message, /how far from the middle/u))
