/** Holes that are announced as a ring of them, and what is said of each and of all beside another hole. */

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const COVER = 'A disc 140 mm in diameter and 16 mm thick'
const cover = PI * 70 ** 2 * 16

holdVolumes([
  [`${COVER} with a ring of eight 11 mm holes on a 110 mm circle.`, cover - 8 * PI * 5.5 ** 2 * 16],
  [
    `${COVER} with a circular pattern of 8 holes, each 11 mm in diameter, on a 110 mm bolt circle.`,
    cover - 8 * PI * 5.5 ** 2 * 16,
  ],
  [
    'A round plate with a wide hole in the middle and a ring of small screw holes. The plate is 140 mm in diameter and 16 mm thick. The hole in the middle is 50 mm in diameter. There are 8 screw holes. Each one is 7 mm in diameter. They are equally spaced on a bolt circle with a 100 mm diameter (so the center of each hole is 50 mm from the center of the plate).',
    cover - PI * 25 ** 2 * 16 - 8 * PI * 3.5 ** 2 * 16,
  ],
])

test('a ring of holes is asked how many they are', () =>
  assert.match(refusal(`${COVER} with a ring of 11 mm holes.`).message, /How many/u))

test('how far each hole is from the center must agree with the circle', () =>
  assert.match(
    refusal(
      `${COVER}. The hole in the middle is 50 mm in diameter. There are 8 bolt holes, each 7 mm in diameter. They are equally spaced on a 100 mm bolt circle (so the center of each hole is 55 mm from the center of the disc).`,
    ).message,
    /55/u,
  ))

const BLOCK =
  'A block 90 x 60 x 24 mm with a 22 mm hole in the center and four 7 mm holes, 12 mm from each corner.'
const five = PI * 11 ** 2 + 4 * PI * 3.5 ** 2

holdBalanced(
  ['All holes are 15 mm deep.', 'Each hole is 15 mm deep.', 'The holes are 15 mm deep.'].map((told) => [
    `${BLOCK} ${told}`,
    [
      [90 * 60 * 24, 12],
      [-five * 15, 24 - 7.5],
    ],
  ]),
)
