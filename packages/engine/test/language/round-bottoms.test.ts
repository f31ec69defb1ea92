/** Blind holes that end in half a ball: their depth is told to the deepest point. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const block = 'A 50 x 50 x 40 mm block'
const bored = (diameter: number, depth: number): number =>
  Math.PI * (diameter / 2) ** 2 * (depth - diameter / 2) + (Math.PI / 12) * diameter ** 3
const BLOCK = 50 * 50 * 40

holdVolumes([
  [`${block} with a 16 mm bore 24 mm deep from the top, ending in a hemisphere`, BLOCK - bored(16, 24)],
  [`${block} with a 16 mm blind hole 24 mm deep with a hemispherical bottom`, BLOCK - bored(16, 24)],
  [`${block} with a blind hole of 16 mm diameter, 24 mm deep, round bottom`, BLOCK - bored(16, 24)],
  [`${block} with a round-bottomed hole 16 mm in diameter and 24 mm deep`, BLOCK - bored(16, 24)],
  [`${block} with a 16 mm hole, 24 mm deep including its hemispherical bottom`, BLOCK - bored(16, 24)],
  [
    `${block}. A 16 mm hole is drilled 24 mm deep into the top. Its bottom is hemispherical.`,
    BLOCK - bored(16, 24),
  ],
  [
    `${block} with a 16 mm hole 24 mm deep in the top. The bottom of the hole is a hemisphere.`,
    BLOCK - bored(16, 24),
  ],
  [
    `${block}. The front face has a 10 mm hole in its middle, 18 mm deep, ending in a hemisphere.`,
    BLOCK - bored(10, 18),
  ],
  [
    `${block} with four 8 mm holes 15 mm deep with hemispherical bottoms, 10 mm from the corners`,
    BLOCK - 4 * bored(8, 15),
  ],
])

test('what the depth is measured to is said', () => {
  const { assumptions } = read(`${block} with a 16 mm blind hole 24 mm deep with a hemispherical bottom`).plan
  assert.ok(assumptions.some(({ says }) => /deepest point/u.test(says)))
})

test('without a depth, or whose bottom it is, and in pockets, it is asked for', () => {
  refusal(`${block} with a 16 mm hole with a round bottom`)
  refusal(`${block} with a 16 mm hole 6 mm deep with a hemispherical bottom`)
  refusal(`${block}. The block has a 16 mm hole, 24 mm deep. Its bottom is round.`)
  refusal(
    'A cylinder 50 mm in diameter and 40 mm tall with a 16 mm hole 24 mm deep in the top and a hemispherical bottom',
  )
  refusal(`${block} with a 20 x 20 mm pocket 24 mm deep with a round bottom`)
})
