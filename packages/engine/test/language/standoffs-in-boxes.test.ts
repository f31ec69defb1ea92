/** Standoffs on the floor of an open box, with holes as deep as they are high. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math

const BOX = 'A box 120mm (X) x 70mm (Y) x 40mm (Z) with 4mm walls and floor, open at the top.'
const OPEN = 120 * 70 * 40 - 112 * 62 * 36
const POSTS =
  'Add 4 standoffs on the floor inside the box, each a cylinder 9mm in diameter and 12mm tall (measured from the floor), one near each corner, the center of each 14mm from the outside of the box in X and in Y.'

holdVolumes([
  [
    `${BOX} ${POSTS} Drill a 4mm hole in the center of each standoff, 12mm deep from the top of the standoff, so it stops at the floor.`,
    OPEN + 4 * PI * (4.5 ** 2 - 4) * 12,
  ],
  [
    `${BOX} Add four posts on the floor inside the box, one near each corner. Each post is a cylinder 10mm in diameter and 15mm tall, and its center is 15mm from the outer walls of the box in both directions.`,
    OPEN + 4 * PI * 25 * 15,
  ],
  [
    `${BOX} There are four standoffs on the floor, one in each corner. Each one is 7mm in diameter and 6mm tall and its center is 10mm from the two nearest outside walls. Each standoff has a 3mm hole through its center that's 6mm deep.`,
    OPEN + 4 * PI * (3.5 ** 2 - 1.5 ** 2) * 6,
  ],
  // As deep as the boss is high, and not on through the plate.
  [
    'A plate 70 x 50 x 6 mm. Add a boss 24mm in diameter and 9mm tall on the plate. Drill an 11mm hole 9mm deep in the center of the boss.',
    70 * 50 * 6 + PI * (144 - 5.5 ** 2) * 9,
  ],
])

test('standoffs are so far from the outside of the box both ways', () => {
  const features = readPrompt(`${BOX} ${POSTS}`, { mode: 'standard' }).plan.parts[0]?.features
  assert.match(JSON.stringify(features), /"origin":\[-46,-21,4\]/u)
})
