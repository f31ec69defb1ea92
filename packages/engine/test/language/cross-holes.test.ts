/** Holes across a bar or a hollow section, where the words name no side. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const TUBE = (30 ** 2 - 26 ** 2) * 120

holdVolumes([
  [
    'A square tube 30 x 30 x 2 mm, 120 mm long, with a 9 mm cross hole in the middle.',
    TUBE - 2 * round(9, 2),
  ],
  [
    'A square tube 30 x 30 x 2 mm, 120 mm long. Drill a 9 mm hole in the middle of the length. It goes through one wall and through the opposite wall.',
    TUBE - 2 * round(9, 2),
  ],
  ['A 16 x 150 x 16 mm bar with a 7 mm transverse hole in the middle.', 16 * 150 * 16 - round(7, 16)],
])

/** Where a circle of 40 mm dips 5 mm into what is below it. */
const DIP = 400 * Math.acos(0.75) - 15 * Math.sqrt(175)

for (const way of ['goes through on the same axis', 'runs through along Y on that same axis'])
  holdVolumes([
    [
      `A base plate 80 x 30 x 10 mm. A horizontal cylinder 40 mm in diameter and 30 mm long with its axis along Y is centered at Z=25, above the base. A 20 mm diameter bore ${way}.`,
      24_000 + round(40, 30) - 30 * DIP - round(20, 30),
    ],
  ])

test('which way it goes is listed', () => {
  const { plan } = read('A 16 x 150 x 16 mm bar with a 7 mm transverse hole in the middle.')
  assert.ok(plan.assumptions.some(({ says }) => /from right to left, as no side was named/u.test(says)))
})

test('so is that a hole without a place is in the middle', () => {
  const { plan } = read('A 90 x 54 x 9 mm plate with a 12 mm hole.')
  assert.ok(plan.assumptions.some(({ says }) => /in the middle, as no place was given/u.test(says)))
})

/** Three bores along the axes of a cube, through one middle. */
const boredThrough = (side: number, diameter: number): number => {
  const radius = diameter / 2
  return side ** 3 - 3 * round(diameter, side) + (16 - 8 * (2 - Math.SQRT2)) * radius ** 3
}

holdVolumes([
  [
    'A 60 mm cube with a 14 mm hole drilled through the center of each face. The three holes all cross one another in the middle of the cube.',
    boredThrough(60, 14),
  ],
  [
    'A cube, 44 mm on a side. Drill a 10 mm hole through the middle of every face. All three bores run into each other at the center of the block.',
    boredThrough(44, 10),
  ],
  [
    'A 52 mm cube with a 12 mm hole through the center of every face. The three holes are perpendicular to each other.',
    boredThrough(52, 12),
  ],
])
