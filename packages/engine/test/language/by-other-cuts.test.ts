/** Cuts whose place is told by another one, and openings whose way is told by one of their sides. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A plate 140 x 64 x 8 mm has an 18 mm through hole 36 mm from the left edge.'

for (const wording of [
  'A second hole, 9 mm in diameter, is 42 mm to the right of the first.',
  'To the right of it, 42 mm from center to center, is a 9 mm through hole.',
  '42 mm to the right of this hole there is another one, 9 mm in diameter.',
  'A 9 mm hole is 42 mm right of the large hole, on the same line.',
])
  test(`so far from the other hole: ${wording}`, () => {
    assert.deepEqual(pointsOf(`${PLATE} ${wording}`), [[8, 0]])
  })

test('above and below are seen on the face', () => {
  assert.deepEqual(pointsOf(`${PLATE} Directly above it, 15 mm away, is a 9 mm through hole.`), [[-34, 15]])
  assert.deepEqual(
    pointsOf(
      'A block 60 x 40 x 50 mm. In the front face there is a 10 mm hole, 20 mm deep, 12 mm above the bottom. A second hole, 6 mm in diameter and 10 mm deep, is 20 mm above it.',
    ),
    [[0, 7]],
  )
})

for (const wording of [
  'Halfway between the two holes is a 12 mm through hole.',
  'A 12 mm hole sits exactly between them.',
  'Drill a 12 mm through hole midway between these two holes.',
])
  test(`in the middle of two: ${wording}`, () => {
    assert.deepEqual(
      pointsOf(
        `A plate 140 x 64 x 8 mm. Two 6 mm through holes, 50 mm apart, 14 mm below the top edge. ${wording}`,
      ),
      [[0, 18]],
    )
  })

test('from what has straight sides it must be said from where', () => {
  assert.match(
    refusal(
      'A plate 140 x 64 x 8 mm with a pocket 20 x 20 mm, 4 mm deep, 30 mm from the left edge. A 5 mm hole is 40 mm to the right of the pocket.',
    ).message,
    /the middle or the edge/u,
  )
})

const block = 104 * 72 * 26

holdVolumes([
  [
    'Block 104 x 72 x 26 mm with a rectangular pocket 50 x 30 mm, 12 mm deep, in the middle of the top, the 30 mm side along the 104 mm side.',
    block - 50 * 30 * 12,
  ],
  [
    'A block 104 x 24 x 26 mm. Cut a window of 8 x 40 mm in the middle, with the 40 mm side parallel to the length of the block.',
    104 * 24 * 26 - 8 * 40 * 26,
  ],
])

for (const wording of [
  'with two 8 mm holes, 22 mm and 68 mm from the left end.',
  'with two 8 mm holes. They are 22 mm and 68 mm from the left edge.',
  'with 8 mm holes at 22 and 68 mm from the left end.',
])
  test(`so far from one end each: ${wording}`, () => {
    assert.deepEqual(pointsOf(`A bar 130 x 30 x 12 mm ${wording}`), [
      [-43, 0],
      [3, 0],
    ])
  })

test('what is told across holds for all that lie so far from one end', () => {
  assert.deepEqual(
    pointsOf(
      'A bar 130 x 30 x 12 mm with three 6 mm holes, 20 mm, 50 mm and 90 mm from the right end and 9 mm from the front edge.',
    ),
    [
      [45, -6],
      [15, -6],
      [-25, -6],
    ],
  )
})

test('the rim of a hole lies half its width from its middle', () => {
  assert.deepEqual(
    pointsOf(
      'A plate 140 x 64 x 8 mm with a 14 mm through hole. The rim of the hole is 9 mm from the left side.',
    ),
    [[-54, 0]],
  )
})

holdVolumes([
  [
    'Extrude a circle of diameter 80 mm, centred at the origin in the XY plane, 15 mm in +Z.',
    Math.PI * 1600 * 15,
  ],
  ['Extrude a 40 x 30 mm rectangle, centred at the origin, upwards by 12 mm.', 40 * 30 * 12],
  ['A block 50 x 50 x 36 mm (36 is the height).', 50 * 50 * 36],
  ['A plate running from (0,0) to (140,85), 12 mm thick.', 140 * 85 * 12],
  ['Draw a rectangle with corners at (-20,0) and (40,30) and extrude it 10 mm.', 60 * 30 * 10],
  [
    'A block 90 x 60 x 50 mm. Cut a step along its right side, 25 mm wide and 20 mm down from the top, running all the way from front to back.',
    90 * 60 * 50 - 25 * 20 * 60,
  ],
  [
    'A plate 100 x 80 x 15 mm with four counterbored holes: 6.6 mm through holes with 11 mm counterbores 6.5 mm deep, 12 mm from both edges.',
    100 * 80 * 15 - 4 * (Math.PI / 4) * (6.6 ** 2 * 8.5 + 11 ** 2 * 6.5),
  ],
])
