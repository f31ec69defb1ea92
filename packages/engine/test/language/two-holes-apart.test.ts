/** Two holes of their own sizes, told by how far apart they are or by how far each is from its end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const BAR = 'A bar 150 x 40 x 8 mm'

/** Diameter and place along the bar of every hole. */
const holesOf = (prompt: string): unknown =>
  featuresOf(prompt).flatMap((feature) =>
    feature.kind === 'hole' && feature.positions.kind === 'points'
      ? feature.positions.points.map(([x]) => [feature.diameter, x])
      : [],
  )

for (const told of [
  'with a 16 mm hole on the left and an 8 mm hole on the right, 110 mm apart.',
  'with a 16 mm hole at one end and an 8 mm hole at the other, 110 mm between centers.',
  'with a 16 mm hole near one end and an 8 mm hole near the other end; their centres are 110 mm apart.',
  'has a large 16 mm hole at the left end and a small 8 mm hole at the right end. The distance between the hole centers is 110 mm.',
  '. On the left a 16 mm hole, on the right an 8 mm hole. The holes are 110 mm apart.',
  'with a 16 mm hole and an 8 mm hole 110 mm apart on the centerline.',
])
  test(`“${told}” lie about the middle, which is told`, () => {
    const prompt = `${BAR} ${told}`
    assert.deepEqual(holesOf(prompt), [
      [16, -55],
      [8, 55],
    ])
    assert.ok(
      read(prompt).plan.assumptions.some(({ says }) => /as far to one side of the middle/u.test(says)),
    )
  })

for (const [told, holes] of [
  [
    'with a 16 mm hole at the left end and an 8 mm hole at the right end, each 20 mm from its end.',
    [
      [16, -55],
      [8, 55],
    ],
  ],
  [
    'with a 16 mm hole on the left, 30 mm from the left end, and an 8 mm hole on the right, 80 mm apart.',
    [
      [16, -45],
      [8, 35],
    ],
  ],
  [
    'with a 16 mm hole in the middle and an 8 mm hole 40 mm to its right.',
    [
      [16, 0],
      [8, 40],
    ],
  ],
] as const)
  test(`“${told}” lie there`, () => assert.deepEqual(holesOf(`${BAR} ${told}`), holes))

test('the ends of a bar that is longer the other way are not its left and right', () => {
  const prompt =
    'A bar 40 x 150 x 8 mm with a 16 mm hole at one end and an 8 mm hole at the other, 110 mm apart.'
  assert.match(refusal(prompt).message, /110 mm/u)
})
