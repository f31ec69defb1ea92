/** So much of a body is cut off one of its sides: told of it in the same breath, in the passive, or by where the cut lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const { PI } = Math
const round = (diameter: number, height: number): number => (PI / 4) * diameter ** 2 * height
const ball = (diameter: number): number => (PI / 6) * diameter ** 3
const cap = (diameter: number, height: number): number => PI * height ** 2 * (diameter / 2 - height / 3)
/** What is left of a cone or a pyramid of which the upper part goes. */
const stump = (whole: number, kept: number): number => whole * (1 - (1 - kept) ** 3)

holdBoxes([
  // The size first.
  ['A 40 mm cube with 8 mm cut off the top', 40 * 40 * 32, [40, 40, 32]],
  ['A 40 mm cube. 8 mm are removed from the right side.', 40 * 40 * 32, [32, 40, 40]],
  ['A 90 x 30 x 20 mm bar with a 12 mm thick slice sawn off the left end', 78 * 600, [78, 30, 20]],
  ['A 90 x 30 x 20 mm bar. A slice 12 mm thick is cut off the front.', 90 * 18 * 20, [90, 18, 20]],
  ['A 40 mm cube. Its top is cut down by 8 mm.', 40 * 40 * 32, [40, 40, 32]],
  ['A 36 mm ball with 6 mm cut off the top and bottom', ball(36) - 2 * cap(36, 6), [36, 36, 24]],
  ['A 36 mm ball with 6 mm sliced off the left and right sides', ball(36) - 2 * cap(36, 6), [24, 36, 36]],
  // Where the cut lies.
  [
    'A sphere 36 mm in diameter with the top cut off flat 6 mm below its highest point',
    ball(36) - cap(36, 6),
    [36, 36, 30],
  ],
  [
    'A cone with a base diameter of 48 mm and a height of 60 mm; 15 mm are cut off the tip',
    stump(round(48, 20), 0.75),
    [48, 48, 45],
  ],
  [
    'A cone with a base of 48 mm diameter, 60 mm high, with its tip cut off 45 mm above the base',
    stump(round(48, 20), 0.75),
    [48, 48, 45],
  ],
  [
    'A pyramid with a 40 x 40 mm base, 60 mm tall. The top is cut off 15 mm below the apex.',
    stump(32_000, 0.75),
    [40, 40, 45],
  ],
  [
    'A cylinder 30 mm in diameter and 50 mm tall. It is cut off 12 mm below the top.',
    round(30, 38),
    [30, 30, 38],
  ],
  [
    'A cylinder 30 mm in diameter and 50 mm tall with the top cut off at a height of 38 mm',
    round(30, 38),
    [30, 30, 38],
  ],
  // What is told behind it is told of what is left.
  [
    'A 40 mm cube with 8 mm cut off the top and a 6 mm hole, 10 mm deep, in the middle of the top',
    40 * 40 * 32 - round(6, 10),
    [40, 40, 32],
  ],
  [
    'A 90 x 30 x 20 mm bar. Cut off 12 mm from the right end. Drill a 6 mm hole through it, 15 mm from the right end.',
    78 * 600 - round(6, 20),
    [78, 30, 20],
  ],
  // Not the cylinder is cut there.
  [
    'A cylinder 30 mm in diameter and 50 mm tall. A groove 4 mm wide and 2 mm deep is cut 12 mm below the top.',
    round(30, 50) - (round(30, 4) - round(26, 4)),
    [30, 30, 50],
  ],
])

test('a hole that was placed before a strip of its face goes is not moved in silence', () => {
  const { code, message } = refusal(
    'A 90 x 30 x 20 mm bar. A 10 mm hole goes through the middle from top to bottom. The right 12 mm are cut off.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
  assert.match(message, /hole/u)
})

test('the tip of a cone that lies on its side is no top', () => {
  assert.match(
    refusal('A cone 48 mm in diameter and 60 mm long lying on its side. 15 mm are cut off the tip.').message,
    /cut off/u,
  )
})
