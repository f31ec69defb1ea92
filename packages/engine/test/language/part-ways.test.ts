/** Places told by a part of the way over a body, and what runs across the way it is placed along. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { pointsOf, read, refusal } from './reading.ts'

const PLATE = 'A plate 120 x 80 x 6 mm with a 9 mm hole'

for (const [told, point] of [
  ['halfway between the center and the left edge.', [-30, 0]],
  ['midway between its middle and its right end.', [30, 0]],
  ['half way from the centre to the back edge.', [0, 20]],
  ['at the midpoint between the centre of the plate and the front edge.', [0, -20]],
  ['halfway between the center and the top left corner.', [-30, 20]],
  ['a quarter of the way along.', [-30, 0]],
  ['one third of the way along its length from the right end.', [20, 0]],
  ['three quarters of the way from the left edge to the right edge.', [30, 0]],
  ['two thirds of the way from the center to the right edge.', [40, 0]],
  ['a quarter of the way down from the top edge.', [0, 20]],
  [
    'a quarter of the way in from the left side and a quarter of the way up from the bottom edge.',
    [-30, -20],
  ],
] as const)
  test(`a hole “${told}” lies there`, () => assert.deepEqual(pointsOf(`${PLATE} ${told}`), [point]))

test('from which end it is counted is told where nobody says it', () => {
  const { assumptions } = read(`${PLATE} a third of the way along the plate.`).plan
  assert.ok(assumptions.some(({ says }) => /taken from the left/u.test(says)))
})

test('it is measured on whatever it is cut into', () => {
  const prompt = 'A block 50 x 30 x 80 mm with a 6 mm hole a quarter of the way up.'
  assert.deepEqual(pointsOf(prompt), [[0, -20]])
})

for (const told of [
  'A square plate 60 x 60 x 5 mm with a 5 mm hole a quarter of the way along.',
  'A plate 120 x 80 x 6 mm with two 9 mm holes a quarter of the way along.',
  'A block 50 x 30 x 20 mm with an 8 mm hole drilled in the right side, a third of the way along.',
])
  test(`“${told}” leaves open where that is`, () => assert.match(refusal(told).message, /way along/u))

for (const told of [
  'A block 50 x 30 x 20 mm with an 8 mm hole that goes a third of the way down.',
  'A block 50 x 30 x 20 mm with a 20 x 10 mm pocket a third of the way down.',
])
  test(`“${told}” may be a depth, and is no place`, () => assert.match(refusal(told).message, /way/u))

holdBoxes([
  // It runs across the bar, as it lies so far from one of its ends.
  [
    'A 90 mm long bar of 20 x 20 mm section with a slot 6 mm wide and 5 mm deep across the top, 25 mm from the left end.',
    90 * 400 - 6 * 5 * 20,
    [90, 20, 20],
  ],
  [
    'A plate 90 x 40 x 6 mm with a rib 5 mm thick and 12 mm tall, 20 mm from the right edge.',
    90 * 40 * 6 + 5 * 12 * 40,
    [90, 40, 18],
  ],
  [
    'A plate 90 x 40 x 6 mm with a rib 5 mm thick and 12 mm tall a third of the way along from the left end.',
    90 * 40 * 6 + 5 * 12 * 40,
    [90, 40, 18],
  ],
])
