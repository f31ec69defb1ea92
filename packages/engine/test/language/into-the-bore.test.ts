/** Holes from the outside of a collar into its bore, by the clock and across from a keyway, and keyways by their floor. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const COLLAR =
  "A collar. Make a cylinder that's 50mm in diameter and 24mm long. Cut a 20mm diameter bore through the center of it, along the axis."

/** Which way each cut across goes. */
const ways = (prompt: string): unknown[] =>
  featuresOf(prompt).flatMap((feature) =>
    feature.kind === 'extrude' && feature.plane.on === 'frame' ? [JSON.stringify(feature.plane.normal)] : [],
  )

for (const [told, way] of [
  [
    "At the 6 o'clock position, drill a 6mm diameter hole from the outside of the collar into the bore.",
    [0, -1, 0],
  ],
  [
    "Drill a 6mm hole from the outer surface into the bore at 9 o'clock, halfway along the length.",
    [-1, 0, 0],
  ],
  ["Drill a 6mm radial hole at 12 o'clock, halfway along the length.", [0, 1, 0]],
  [
    "Cut a keyway at the top (12 o'clock) of the bore. It's 6mm wide and it runs the full length. Its flat bottom is 12.5mm from the center of the bore. On the opposite side from the keyway (6 o'clock), drill a 6mm diameter hole from the outside of the collar into the bore. It's in the middle of the 24mm length and only goes through that one side.",
    [0, -1, 0],
  ],
] as const)
  test(`through one side, ${told}`, () => {
    assert.deepEqual(ways(`${COLLAR} ${told}`), [JSON.stringify(way)])
  })

test('another side than the one across from the keyway is refused', () => {
  const { code } = refusal(
    `${COLLAR} Cut a keyway at the top (12 o'clock) of the bore. It's 6mm wide and it runs the full length. Its flat bottom is 12.5mm from the center of the bore. On the opposite side from the keyway (3 o'clock), drill a 6mm diameter hole from the outside of the collar into the bore.`,
  )
  assert.ok(code)
})

/** What a keyway takes off a shaft, from its round side to a floor so far from the axis. */
const seat = (radius: number, wide: number, floor: number): number => {
  const half = wide / 2
  const below = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return below - wide * floor
}

const TITLED =
  'This is a shaft collar with a set screw hole (no threads). Make a cylinder 50mm in diameter and 24mm long.'

for (const bored of [
  'Cut a 20mm diameter bore through the center of it, along the axis.',
  'Drill a 20mm hole through the center.',
])
  test(`the set screw hole of the title is not this one: ${bored}`, () => {
    const told = `${TITLED} ${bored} Drill a 6mm diameter hole from the outside into the bore at 3 o'clock, halfway along the length.`
    assert.deepEqual(ways(told), [JSON.stringify([1, 0, 0])])
  })

holdVolumes([
  [
    'Make a shaft. The first section is 36mm in diameter and 30mm long. The second section is 28mm in diameter and 50mm long, on top of it. Cut a keyway in the 28mm diameter section, 8mm wide and 24mm long, halfway along the section. The bottom of the keyway is flat and is 10mm from the axis of the shaft.',
    round(36, 30) + round(28, 50) - 24 * seat(14, 8, 10),
  ],
])
