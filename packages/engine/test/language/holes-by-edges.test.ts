/** Holes told by the edges they are near: both pairs of edges, rows beside one of them, two that are told one by one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf, pointsOf, read, refusal } from './reading.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

const insetOf = (prompt: string): unknown => {
  const hole = featuresOf(prompt).find(({ kind }) => kind === 'hole')
  return hole?.kind === 'hole' && hole.positions.kind === 'corners' ? hole.positions.inset : hole
}

const PLATE = 'A plate 110 x 70 x 5 mm with four 6 mm'

for (const [told, inset] of [
  ['holes 9 mm from the short edges and 14 mm from the long edges.', [9, 14]],
  ['holes, one in each corner, 14 mm from the long sides and 9 mm from the short sides.', [9, 14]],
  ['holes, two at each end, 9 mm from the end and 14 mm from the sides.', [9, 14]],
  ['corner holes, 9 mm from the ends and 14 mm from the long edges.', [9, 14]],
  ['holes, two on each side, 12 mm from the edges.', [12, 12]],
] as const)
  test(`“${told}” lie ${inset.join(' and ')} mm from the edges`, () =>
    assert.deepEqual(insetOf(`${PLATE} ${told}`), inset))

test('how far they are from the other edges is chosen and told', () => {
  const { assumptions } = read(`${PLATE} holes 9 mm from the short edges.`).plan
  assert.ok(assumptions.some(({ says }) => /9 mm from the other edges/u.test(says)))
})

for (const [told, points] of [
  [
    'three 6 mm holes along the left edge, 10 mm from it and 20 mm apart.',
    [
      [-45, -20],
      [-45, 0],
      [-45, 20],
    ],
  ],
  [
    'two 6 mm holes along the front edge, 30 mm apart and 12 mm from the edge.',
    [
      [-15, -23],
      [15, -23],
    ],
  ],
  ['a 6 mm hole 15 mm off centre to the right.', [[15, 0]]],
  ['two 6 mm holes, one 20 mm to the left and one 32 mm to the right of the center.', [[32, 0]]],
  [
    'two 6 mm holes, one in the upper left corner and one in the lower right corner, 11 mm from the edges.',
    [[44, -24]],
  ],
  [
    'a 12 mm hole in the centre and a 5 mm hole on either side of it, 22 mm away.',
    [
      [-22, 0],
      [22, 0],
    ],
  ],
  [
    'a 5 mm hole on each side of the center, 22 mm away from it.',
    [
      [-22, 0],
      [22, 0],
    ],
  ],
] as const)
  test(`“${told}” lie where they are told`, () =>
    assert.deepEqual(pointsOf(`A plate 110 x 70 x 5 mm with ${told}`), points))

holdBoxes([
  [
    'A plate 110 x 70 x 5 mm with two holes, one 9 mm in diameter 20 mm from the left edge and one 5 mm in diameter 25 mm from the right edge.',
    110 * 70 * 5 - round(9, 5) - round(5, 5),
    [110, 70, 5],
  ],
  [
    'A disc 70 mm in diameter and 8 mm thick with a 10 mm hole 18 mm off centre.',
    round(70, 8) - round(10, 8),
    [70, 70, 8],
  ],
  // The middle one of an odd number of them.
  [
    'A strip 140 x 24 x 4 mm. Add five through holes, each with a diameter of 10 mm, in a row along the center line of the strip. The third hole is at the exact center of the strip and the distance between the centers of neighboring holes is 26 mm.',
    140 * 24 * 4 - 5 * round(10, 4),
    [140, 24, 4],
  ],
  [
    'A bar 90 x 20 x 6 mm with three 5 mm holes in a row, 24 mm apart, the middle one in the center of the bar.',
    90 * 20 * 6 - 3 * round(5, 6),
    [90, 20, 6],
  ],
])

test('beside a hole that is not in the middle is asked for', () => {
  const { message } = refusal(
    'A plate 110 x 70 x 5 mm with a 12 mm hole 30 mm from the left edge and a 5 mm hole on either side of it, 15 mm away.',
  )
  assert.match(message, /“away”/u)
})

test('another than the middle one would lie elsewhere', () => {
  const { message } = refusal(
    'A strip 140 x 24 x 4 mm with five 10 mm holes in a row, 20 mm apart. The second hole is at the center of the strip.',
  )
  assert.match(message, /The second hole is at the center/u)
})
