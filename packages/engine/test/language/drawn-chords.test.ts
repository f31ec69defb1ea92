/** Circles that a straight line is cut off of, and which part of them is kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const DISC = Math.PI * 20 ** 2
/** What a line 12 mm from the middle cuts off. */
const SEGMENT = 400 * Math.acos(12 / 20) - 12 * 16
const CIRCLE = 'Draw a circle with a diameter of 40 mm.'

holdVolumes([
  ...[
    `${CIRCLE} Cut off a segment of the circle with a straight vertical line 12 mm from its center. Keep the larger part and extrude it by 10 mm.`,
    'Sketch a circle with a radius of 20 mm and flatten its right side at a distance of 12 mm from the center. Extrude the resulting D-shaped profile to a length of 10 mm.',
    `${CIRCLE} Trim one side of it along a straight line that lies 12 mm from the center of the circle. Extrude the remaining shape by 10 mm.`,
    `${CIRCLE} Remove the part of the circle that lies beyond a straight line at a distance of 12 mm from its center. Extrude the rest by 10 mm.`,
  ].map((prompt) => [prompt, (DISC - SEGMENT) * 10] as const),
  [
    `${CIRCLE} Cut off two opposite sides of the circle with straight lines, each at a distance of 12 mm from the center. Extrude the sketch by 10 mm.`,
    (DISC - 2 * SEGMENT) * 10,
  ],
  [
    `${CIRCLE} Cut it with a straight line at a distance of 12 mm from its center and keep the smaller part. Extrude it by 10 mm.`,
    SEGMENT * 10,
  ],
])

test('a line that misses the circle cuts nothing off', () => {
  const prompt = `${CIRCLE} Cut away one side of the circle with a straight line 23 mm from its center. Extrude it by 10 mm.`
  assert.notEqual(refusal(prompt).message, '')
})
