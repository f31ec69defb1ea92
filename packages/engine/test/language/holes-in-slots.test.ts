/** A hole that is told by the slot or pocket it lies in: what is said behind it is where the hole is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'

const BAR = 'A bar 90 x 36 x 24 mm'
const SLOT = 'a slot 12 mm wide and 10 mm deep along the middle of the top'
const volume = 90 * 36 * 24 - 90 * 12 * 10 - Math.PI * 3.5 ** 2 * 14

holdBoxes(
  [
    `${BAR} with ${SLOT} and a 7 mm hole in the bottom of the slot, 18 mm from the left end.`,
    `${BAR} with ${SLOT}. A 7 mm hole is in the floor of the slot, 18 mm from the left end.`,
    `${BAR} with ${SLOT}, plus a 7 mm hole from the bottom of the slot right through, 18 mm from the right end.`,
    `${BAR} with ${SLOT}. A 7 mm hole is drilled from the floor of the slot all the way through the bar, 18 mm from the left end.`,
  ].map((prompt) => [prompt, volume, [90, 36, 24]]),
)

holdBoxes([
  [
    `${BAR} with two slots across the top, 6 mm wide and 5 mm deep, 30 mm apart. Drill a 3 mm hole through the middle of each slot.`,
    90 * 36 * 24 - 2 * (6 * 5 * 36 + (Math.PI / 4) * 9 * 19),
    [90, 36, 24],
  ],
])

test('a hole in each of several slots is asked for: it would be one in the middle of the bar', () => {
  const { message } = refusal(
    `${BAR} with two slots across the top, 6 mm wide and 5 mm deep, 30 mm apart. Each slot has a 3 mm hole through its floor.`,
  )
  assert.match(message, /in each “slot”/u)
})
