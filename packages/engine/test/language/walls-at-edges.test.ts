/** Walls, arms and legs along the edges and at the ends of a base stand on it; sizes said of both are those of both. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { featuresOf, refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const BASE = 'A base 90 x 50 x 6 mm'
const SOLID = 90 * 50 * 6

holdBoxes([
  [`${BASE} with a 4 mm thick wall, 25 mm high, along the back edge.`, SOLID + 90 * 4 * 25, [90, 50, 31]],
  [`${BASE} with a 25 mm tall, 4 mm thick wall at the left end.`, SOLID + 50 * 4 * 25, [90, 50, 31]],
  [`${BASE} with a 4 mm wall, 25 mm high, along the front edge.`, SOLID + 90 * 4 * 25, [90, 50, 31]],
  [`${BASE} with 4 mm thick walls, 25 mm high, along both long edges.`, SOLID + 180 * 4 * 25, [90, 50, 31]],
  [
    `${BASE} with an upright wall 25 mm high and 4 mm thick on the right side.`,
    SOLID + 50 * 4 * 25,
    [90, 50, 31],
  ],
  [
    `${BASE} with a back wall and a left wall, both 4 mm thick and 25 mm high.`,
    SOLID + (90 + 46) * 4 * 25,
    [90, 50, 31],
  ],
  [
    `${BASE} with a boss at the left end and a pin at the right end, both 12 mm in diameter and 9 mm high.`,
    SOLID + 2 * round(12, 9),
    [90, 50, 15],
  ],
  [`${BASE} with a lip 3 mm wide and 5 mm high along the front edge.`, SOLID + 90 * 15, [90, 50, 11]],
  [`${BASE} with a 3 mm wide, 5 mm high lip along the left edge.`, SOLID + 50 * 15, [90, 50, 11]],
  [`${BASE}. A lip 3 mm thick and 5 mm high runs along the back edge.`, SOLID + 90 * 15, [90, 50, 11]],
  [
    'A bar 70 x 16 x 8 mm with two legs 8 x 16 x 30 mm standing up at its ends.',
    70 * 16 * 8 + 2 * 8 * 16 * 30,
    [70, 16, 38],
  ],
  [
    'A base 70 x 16 x 4 mm with two arms 30 mm high and 4 mm thick at the ends.',
    70 * 16 * 4 + 2 * 4 * 16 * 30,
    [70, 16, 34],
  ],
])

function placeOfLast(prompt: string): unknown {
  const last = featuresOf(prompt).at(-1)
  return last && 'frame' in last && last.frame && 'origin' in last.frame ? last.frame.origin : undefined
}

test('a wall that is named by its side stands there', () => {
  const wall = placeOfLast(`${BASE}. A back wall 25 mm high and 4 mm thick rises from the base.`)
  assert.deepEqual(wall, [0, 23, 6])
})

test('a groove around the edge of a rectangular plate is refused by name', () =>
  assert.match(refusal(`${BASE} with a groove 3 mm wide and 2 mm deep around the edge.`).message, /around/u))

test('a cylinder along an edge is asked how it lies: upright it would not be along it', () => {
  for (const edge of ['the left edge', 'one of the long edges', 'one of the 64 mm edges']) {
    const { message } = refusal(
      `A 64 x 40 x 5 mm plate. Add a cylinder 9 mm in diameter and 40 mm long along ${edge} of the plate.`,
    )
    assert.match(message, /along that edge/u)
  }
})
