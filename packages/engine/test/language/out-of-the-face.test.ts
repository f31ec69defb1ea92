/** A hole by the face that it starts in and the one that it comes out of: through, and where it starts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const BLOCK = 'A 72 x 44 x 24 mm block. Drill a 9 mm hole'
const drilled = (depth: number): number => 72 * 44 * 24 - (Math.PI / 4) * 81 * depth

holdVolumes([
  [`${BLOCK} that starts in the middle of the front face and comes out of the back face.`, drilled(44)],
  [
    `${BLOCK} that begins in the exact center of the top face, goes in perpendicular to it, and exits through the bottom.`,
    drilled(24),
  ],
  [`${BLOCK} in the middle of the left face that emerges from the right face.`, drilled(72)],
  [`${BLOCK} that enters at the center of the top face, square to that face, 13 mm deep.`, drilled(13)],
])

test('out of a face that is not opposite, it would be a bent hole', () => {
  refusal(`${BLOCK} in the middle of the front face that comes out of the right face.`)
})

test('out of the round side, a hole goes in where it is flat', () => {
  const bar = 'Sketch a half circle with a 22 mm radius, closed off with a straight line. Extrude this 64 mm.'
  const volume = (said: string): number => made(read(`${bar} Drill a 10 mm hole ${said}.`).plan)
  const through = volume('through the middle of the flat face')
  const told = volume('that starts in the middle of the flat face and comes out of the round side')
  assert.ok(Math.abs(through - told) < 1e-6)
})
