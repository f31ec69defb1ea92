/** A hole that is told by the one it runs into ends there, and does not come out across from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What two round holes share that cross at right angles on one axis, by Simpson's rule. */
function shared(wide: number, narrow: number): number {
  const steps = 4000
  const half = narrow / 2
  let sum = 0
  for (let step = 0; step <= steps; step++) {
    const angle = -Math.PI / 2 + (Math.PI * step) / steps
    const aside = half * Math.sin(angle)
    const chord = 2 * half * Math.cos(angle)
    const through = 2 * Math.sqrt((wide / 2) ** 2 - aside ** 2)
    sum += (step === 0 || step === steps ? 1 : step % 2 ? 4 : 2) * chord * through * half * Math.cos(angle)
  }
  return (sum * Math.PI) / steps / 3
}

const MANIFOLD = 'A block 60 x 40 x 50 mm. A 18 mm hole goes 40 mm deep into the top in the middle.'
const manifold = 60 * 40 * 50 - round(18, 40) - round(8, 20) + shared(18, 8) / 2

holdVolumes([
  [
    `${MANIFOLD} An 8 mm hole is drilled from the front, 25 mm up from the bottom, until it reaches the first hole.`,
    manifold,
  ],
  [
    `${MANIFOLD} An 8 mm hole, 25 mm up from the bottom, is drilled from the front into the vertical bore. It must not come out the back.`,
    manifold,
  ],
  [
    `${MANIFOLD} Next cut a side hole from the front face. This hole is 8 mm in diameter and 25 mm up from the bottom. Cut it straight in until it meets the axis of the first hole (20 mm deep from the front face). It shouldn't come out of the back face.`,
    manifold,
  ],
  [
    'A bar 90 x 30 x 30 mm. A 12 mm hole runs lengthwise through the middle. A 6 mm hole is drilled down from the center of the top face so that it opens into the main hole.',
    90 * 30 * 30 - round(12, 90) - round(6, 15) + shared(12, 6) / 2,
  ],
  [
    'A block 60 x 60 x 30 mm. A 20 mm hole from the top, 15 mm deep, in the middle. A 10 mm hole from the bottom until it meets the first hole.',
    60 * 60 * 30 - round(20, 15) - round(10, 15),
  ],
])

test('a hole that meets none has no depth', () => {
  assert.match(
    refusal(
      'A block 60 x 40 x 40 mm. A 12 mm hole runs lengthwise through the middle. A 20 mm hole is drilled down from the center of the top face until it meets the first hole.',
    ).message,
    /How deep/u,
  )
})

test('a depth that does not reach the other hole contradicts it', () => {
  assert.match(
    refusal(
      `${MANIFOLD} An 8 mm hole is drilled from the front, 25 mm up from the bottom, 8 mm deep, until it reaches the first hole.`,
    ).message,
    /axis lies 20 mm in/u,
  )
})
