/** Pairs that lie one at each of two sides, and how far from them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'

const PLATE = 'A plate 110 x 60 x 5 mm with two'

const pointsOf = (prompt: string): unknown => {
  const hole = featuresOf(prompt).find(({ kind }) => kind === 'hole')
  return hole?.kind === 'hole' && hole.positions.kind === 'points' ? hole.positions.points : hole
}

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
