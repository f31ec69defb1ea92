/** Pairs that lie one at each of two sides, and how far from them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf, pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A plate 110 x 60 x 5 mm with two'

for (const wording of [
  '7 mm holes, one near each of the short ends. Each is 14 mm away from the nearest short end.',
  '7 mm holes, one at each short edge, 14 mm from the edge.',
  'holes, one close to each of its two short sides. Each hole has a diameter of 7 mm and its center is 14 mm from that side.',
])
  test(`one at each of the short sides: ${wording}`, () => {
    assert.deepEqual(pointsOf(`${PLATE} ${wording}`), [
      [-41, 0],
      [41, 0],
    ])
  })

test('what is told from the nearest long side is not measured from the short ones', () => {
  assert.deepEqual(
    pointsOf(`${PLATE} holes of 7 mm diameter. Each is 14 mm away from the nearest long side.`),
    [
      [0, -16],
      [0, 16],
    ],
  )
})

const plate = 110 * 60 * 5
const hole = (Math.PI / 4) * 7 ** 2 * 5

holdVolumes([
  [
    'A plate 110 x 60 x 5 mm. It has one 7 mm through hole in each corner, 9 mm from both edges.',
    plate - 4 * hole,
  ],
  ['A plate 110 x 60 x 5 mm. Drill one 7 mm hole at each end, 14 mm from the edge.', plate - 2 * hole],
  [
    'A plate 110 x 60 x 5 mm. One peg, 7 mm in diameter and 5 mm tall, stands near each corner, 9 mm from both edges.',
    plate + 4 * hole,
  ],
  ['A plate 110 x 60 x 5 mm with one 7 mm hole, 14 mm from the left edge.', plate - hole],
  [
    'A plate, 110 by 60, 5 thick, with holes of diameter 7 at the corners, 9 in from both edges.',
    plate - 4 * hole,
  ],
  ['A bar, 20 x 20 in section, 90 long.', 36_000],
  [
    'A plate 4 by 3, 0.25 thick, with four 0.5 in holes, 1 in from the edges.',
    25.4 ** 3 * (3 - (Math.PI / 4) * 0.25),
  ],
])

for (const wording of [
  'It has four 7 mm holes. Place one hole at each corner, 9 mm from both edges.',
  'It has four 7 mm holes. One hole is located in each corner, 9 mm from both edges.',
  'It has four 7 mm holes, one hole in each of the four corners, 9 mm from both edges.',
])
  test(`one of those that were counted: ${wording}`, () => {
    assert.deepEqual(
      pointsOf(`A plate 110 x 60 x 5 mm. ${wording}`),
      pointsOf('A plate 110 x 60 x 5 mm with four 7 mm holes, one in each corner, 9 mm from both edges.'),
    )
    assert.equal(
      featuresOf(`A plate 110 x 60 x 5 mm. ${wording}`).filter(({ kind }) => kind === 'hole').length,
      1,
    )
  })

holdBoxes([
  [
    'A plate 110 x 60 x 5 mm. It has two 7 mm holes. There is one hole at each end, 14 mm from the edge.',
    plate - 2 * hole,
    [110, 60, 5],
  ],
  [
    'The tabletop is 120 x 80 x 5 mm. Add four square legs below the tabletop, each 7 mm by 7 mm and 60 mm tall. Position one leg at each corner, so that its outer faces are flush with the edges of the tabletop.',
    120 * 80 * 5 + 4 * 7 * 7 * 60,
    [120, 80, 65],
  ],
])

test('one at each of more places than there are of them is refused', () => {
  const { message } = refusal(
    'A plate 110 x 60 x 5 mm. It has two 7 mm holes. Place one hole at each corner, 9 mm from both edges.',
  )
  assert.match(message, /one hole/u)
})
