/** Holes that end on the axis of another one: at the level where that lies, told again beside it or not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'

const BLOCK =
  'A block 90mm long (X), 50mm wide (Y) and 60mm tall (Z=0 to Z=60), centered at the origin in XY.'
const GALLERY = `${BLOCK} A 16mm diameter gallery is drilled through the full 90mm length along X at Y=0, Z=24.`

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What two holes have in common whose axes meet, above the axis of the wider one: by slices along the narrow one's chord. */
function common(narrow: number, wide: number): { volume: number; moment: number } {
  const [r, R, steps] = [narrow / 2, wide / 2, 20000]
  let [volume, moment] = [0, 0]
  for (let step = 0; step < steps; step++) {
    const y = r * Math.sin(((step + 0.5) / steps - 0.5) * Math.PI)
    const high = Math.sqrt(R * R - y * y)
    const slice = 2 * (r * r - y * y) * (Math.PI / steps)
    volume += slice * high
    moment += (slice * high * high) / 2
  }
  return { volume, moment }
}

const { volume, moment } = common(6, 16)
const drilled = (count: number): readonly (readonly [number, number])[] => [
  [90 * 50 * 60, 30],
  [-round(16, 90), 24],
  [-count * round(6, 36), 42],
  [count * volume, 24 + moment / volume],
]

holdBalanced([
  [
    `${GALLERY} Three 6mm diameter ports are drilled straight down from the top face at X=-30, X=0, and X=+30 (Y=0), each ending at the gallery axis (Z=24), so that they open into the gallery.`,
    drilled(3),
  ],
  [
    `${GALLERY} A 6 mm hole is drilled down from the top face at X=10 to the axis of the gallery.`,
    drilled(1),
  ],
  [
    `${GALLERY} A 6 mm hole at X=10 is drilled from the top and stops at the centerline of the gallery.`,
    drilled(1),
  ],
])

test('a hole to an axis that lies elsewhere, or nobody knows where, is refused', () => {
  for (const told of [
    `${GALLERY} A 6 mm hole is drilled down from the top face at X=10, ending at the gallery axis (Z=30).`,
    `${BLOCK} A 16 mm passage is drilled along X through the middle of the block. A 6 mm hole is drilled down from the top face at X=10 to the axis of the passage.`,
  ])
    assert.match(refusal(told).message, /axis/u)
})
