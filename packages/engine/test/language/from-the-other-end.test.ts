/** Distances from one end and from the other: across from each other, whichever way the body lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const PLATE = 'A plate 120 mm long, 36 mm wide and 8 mm thick.'
const STRIP = 'A strip 30 mm (X) x 90 mm (Y) x 6 mm (Z).'
const drilled = (diameter: number, depth: number): number => (Math.PI / 4) * diameter ** 2 * depth

/** Where the middle of a body lies from which a hole was drilled so far from its middle. */
type Told = readonly [prompt: string, volume: number, middle: readonly [x: number, y: number]]

const TWO_APART: readonly Told[] = [
  `${PLATE} Drill two 7 mm holes through it. One hole is 15 mm from one end and the other one is 40 mm from the other end.`,
  `${PLATE} Drill two 7 mm holes through it. Both are centered in the Y dimension. One is 15 mm from one end of the plate. The other is 40 mm from the opposite end.`,
  `${PLATE} There are two 7 mm holes through it, one 15 mm from one short edge and one 40 mm from the other short edge.`,
  `${PLATE} A 7 mm hole is 15 mm from the left end, and another 7 mm hole is 40 mm from the other end.`,
].map((prompt) => {
  const hole = drilled(7, 8)
  const volume = 120 * 36 * 8 - 2 * hole
  return [prompt, volume, [-(hole * (-45 + 20)) / volume, 0]]
})

const ALONG_Y = 30 * 90 * 6 - drilled(5, 6) - drilled(9, 6)

const TOLD: readonly Told[] = [
  ...TWO_APART,
  [
    `${STRIP} A 5 mm hole is 10 mm from one end. A 9 mm hole is 25 mm from the other end.`,
    ALONG_Y,
    [0, -(drilled(5, 6) * -35 + drilled(9, 6) * 20) / ALONG_Y],
  ],
  [
    `${PLATE} A 7 mm hole is 15 mm from the right end, and a second 7 mm hole is 40 mm from the opposite end.`,
    120 * 36 * 8 - 2 * drilled(7, 8),
    [-(drilled(7, 8) * (45 - 20)) / (120 * 36 * 8 - 2 * drilled(7, 8)), 0],
  ],
  [
    `${PLATE} Drill two 7 mm holes through it. One hole is 22 mm from each end.`,
    120 * 36 * 8 - 2 * drilled(7, 8),
    [0, 0],
  ],
]

for (const [prompt, volume, [x, y]] of TOLD)
  test(`“${prompt}”`, () => {
    const built = solidOf(read(prompt).plan)
    assert.ok(Math.abs(built.volume - volume) < 1e-4 * volume, `${built.volume} instead of ${volume}`)
    assert.ok(Math.abs(built.centre[0] - x) < 1e-3, `its middle at x ${built.centre[0]} instead of ${x}`)
    assert.ok(Math.abs(built.centre[1] - y) < 1e-3, `its middle at y ${built.centre[1]} instead of ${y}`)
  })

test('one hole cannot be so far from both ends of a plate of another length', () => {
  refusal(`${PLATE} A 7 mm hole goes through it 20 mm from one end and 90 mm from the other end.`)
})

test('across from a side that nobody can tell there is none', () => {
  refusal(
    `${PLATE} Drill two 7 mm holes through it. One is 10 mm from one side and the other one is 12 mm from the opposite side.`,
  )
})
