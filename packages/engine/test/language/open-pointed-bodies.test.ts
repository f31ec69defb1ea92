/** Pointed and round bodies that are said to be open: hollow where a wall makes them so, refused by name where nothing does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const ball = (diameter: number): number => (Math.PI * diameter ** 3) / 6
const HALF_SHELL = (ball(60) - ball(54)) / 2

holdVolumes([
  ['A hemisphere 60 mm in diameter with a 3 mm wall, open at the top.', HALF_SHELL],
  ['A hemisphere 60 mm in diameter with a 3 mm wall, its opening facing down.', HALF_SHELL],
  // The cavity that is told is the only one.
  [
    'A hemisphere with a 30 mm radius, opening upwards. Cut a 27 mm radius sphere out of it at the same center.',
    HALF_SHELL,
  ],
  [
    'A plate 6 mm thick. Its outline is an isosceles trapezoid with a bottom base of 50 mm, a top base of 30 mm and a height of 20 mm.',
    40 * 20 * 6,
  ],
  // The way up alone hollows nothing.
  ['A cone 30 mm in diameter and 45 mm tall, with its wide end up.', (Math.PI * 15 ** 2 * 45) / 3],
])

const OPEN: readonly (readonly [prompt: string, says: RegExp])[] = [
  ['A cone 30 mm in diameter and 45 mm tall, open at the top.', /“cone” that is “open at the top”/u],
  ['A cone 30 mm in diameter and 45 mm tall with the open end facing down.', /what is hollow in “cone”/u],
  [
    'A pyramid with a base of 50 x 50 mm and a height of 36 mm, open at the bottom.',
    /what is hollow in “pyramid”/u,
  ],
  [
    'A truncated cone, 48 mm in diameter at the bottom and 30 mm at the top, 25 mm tall, open at the top.',
    /what is hollow in “truncated cone”/u,
  ],
  [
    'A half cylinder 50 mm in diameter and 70 mm long, open at the top.',
    /what is hollow in “half cylinder”/u,
  ],
  ['A wedge 50 x 30 x 25 mm, open at the bottom.', /what is hollow in “wedge”/u],
]

for (const [prompt, says] of OPEN)
  test(`“${prompt}” is not built without its opening`, () => {
    assert.match(refusal(prompt).message, says)
  })
