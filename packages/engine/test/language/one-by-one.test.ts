/** Things announced together and told one by one, and places told by turning. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeatureOf } from '../../src/plan/features.ts'
import { featuresOf, read, refusal, required } from './reading.ts'

const holes = (prompt: string): FeatureOf<'hole'>[] =>
  featuresOf(prompt).filter((each) => each.kind === 'hole')

test('holes announced together and told one by one are not made twice', () => {
  const told = holes(
    'A 90 x 50 x 6 mm plate that has two holes. There are two holes through the plate. One hole is 4 mm in diameter, 12 mm from the left edge. The second hole is 7 mm in diameter and 12 mm from the right edge.',
  )
  assert.deepEqual(
    told.map(({ diameter, positions }) => [diameter, positions]),
    [
      [4, { kind: 'points', points: [[-33, 0]], origin: 'centre' }],
      [7, { kind: 'points', points: [[33, 0]], origin: 'centre' }],
    ],
  )
})

test('what is said of all of them holds for each', () => {
  const told = holes(
    'a 90 x 50 x 6 plate with two holes. The first hole is 10 mm from the left edge. The other hole is 15 mm from the front. Both holes are 5 mm in diameter.',
  )
  assert.deepEqual(
    told.map(({ diameter }) => diameter),
    [5, 5],
  )
})

test('one that was announced but never told is asked for, one too many is a contradiction', () => {
  const three = 'a 90 x 50 x 6 plate with three holes. One hole is 4 mm in diameter. '
  assert.match(refusal(`${three}The second hole is 5 mm in diameter.`).message, /only 2 of them/)
  const two =
    'a 90 x 50 x 6 plate with two holes. The first hole is 4 mm. The second hole is 5 mm in diameter and 10 mm from the left edge. The third hole is 6 mm.'
  assert.equal(refusal(two).code, 'geometry_validation_failed')
})

const CLOCK: readonly [words: string, angle: number][] = [
  ["at the 12 o'clock position", 90],
  ["at 3 o'clock", 0],
  ["in the 6 o'clock position", 270],
  ["at the nine o'clock position", 180],
  ['at 30 degrees from the +X axis', 30],
]

for (const [words, angle] of CLOCK)
  test(`a hole ${words}, 30 mm from the centre`, () => {
    const [hole] = holes(
      `a disc 90 mm in diameter and 8 mm thick with a 6 mm hole ${words}, 30 mm from the centre`,
    )
    assert.ok(hole?.positions.kind === 'bolt-circle')
    assert.deepEqual(hole.positions.anglesDeg, [angle])
    assert.equal(hole.positions.diameter, 60)
  })

test('halfway between the rims of a ring is a place, and must agree with a distance', () => {
  const ring = 'a ring, outer diameter 80, inner diameter 40, 6 mm thick. '
  for (const words of [
    'between the inner and outer diameter',
    'between the inner diameter and the outer diameter of the ring',
    'between the inner edge and the outer edge',
  ]) {
    const [hole] = holes(`${ring}A 5 mm hole sits at 3 o'clock. The hole is halfway ${words}.`)
    assert.ok(hole?.positions.kind === 'bolt-circle')
    assert.equal(hole.positions.diameter, 60, words)
  }
  const odd = `${ring}A 5 mm hole sits at 3 o'clock, halfway between the inner and outer diameter, 20 mm from the centre.`
  assert.equal(refusal(odd).code, 'geometry_validation_failed')
})

test('a distance from a midline runs across it', () => {
  const [hole] = holes(
    'a 80 x 60 x 5 plate with a 5 mm hole 9 mm (in the Y dimension) from the midline of the plate that is parallel to the X axis and 12 mm (in the X dimension) from the edge',
  )
  assert.deepEqual(hole?.positions, { kind: 'points', points: [[-28, 9]], origin: 'centre' })
})

test('where a distance from a long edge leaves no room, the end of the long way was meant, and this is said', () => {
  const { plan } = read(
    'a plate 30 mm wide and 70 mm long, 6 mm thick. The hole is 5 mm in diameter, 8 mm from one of the long edges and centered in the other direction (15 mm from either side).',
  )
  const hole = plan.parts[0]?.features[1]
  assert.ok(hole?.kind === 'hole' && hole.positions.kind === 'points')
  assert.deepEqual(hole.positions.points, [[-27, 0]])
  assert.ok(plan.assumptions.some(({ says }) => says.includes('long edges')))
})

test('angles of a bolt circle are measured hole by hole', () => {
  const prompt =
    'a disc 90 mm diameter, 8 mm thick with three 6 mm holes on a 60 mm bolt circle at 0, 90 and 180 degrees from the +X axis'
  assert.ok(required(prompt).filter((value) => Math.abs(value) === 30).length >= 3)
})

for (const words of [
  'one at (20, 10) with 4 mm diameter, the other at (-20, -10) with 7 mm diameter',
  'One is at (20, 10) and 4 mm in diameter. The other is at (-20, -10) and 7 mm in diameter.',
  'The first is 4 mm in diameter at (20, 10). The second is 7 mm in diameter at (-20, -10).',
])
  test(`two holes: “${words}”`, () => {
    assert.deepEqual(
      holes(`a 90 x 50 x 6 plate with two holes${words.startsWith('one') ? ': ' : '. '}${words}`).map(
        ({ diameter, positions }) => [diameter, positions],
      ),
      [
        [4, { kind: 'points', points: [[20, 10]], origin: 'centre' }],
        [7, { kind: 'points', points: [[-20, -10]], origin: 'centre' }],
      ],
    )
  })
