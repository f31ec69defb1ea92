/** Asides that say again what the rest tells: held against the solid where they tell a number, passed over where they tell none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const disc = (diameter: number): number => (Math.PI * diameter ** 2) / 4
const frustum = (bottom: number, top: number, height: number): number =>
  (Math.PI * height * (bottom ** 2 + bottom * top + top ** 2)) / 12
const ball = (diameter: number): number => (Math.PI * diameter ** 3) / 6

/** What a flat so deep leaves of a circle. */
const flattened = (diameter: number, deep: number): number => {
  const radius = diameter / 2
  const half = radius - deep
  return disc(diameter) - (radius ** 2 * Math.acos(half / radius) - half * Math.sqrt(radius ** 2 - half ** 2))
}

const HOLED = (90 * 70 - 4 * disc(6)) * 8
const FLATTED = 30 * flattened(24, 5) + 50 * disc(24)
const POST = 80 * 80 * 6 + frustum(44, 24, 60) + ball(24) / 2

holdVolumes([
  [
    'A plate 90 x 70 x 8 mm. Drill four 6 mm holes through the plate in a 66 x 46 mm rectangular pattern, centered on the plate (so each hole is 12 mm in from two of the plate’s sides).',
    HOLED,
  ],
  [
    'A plate 90 x 70 x 8 mm. Drill four 6 mm holes through the plate in a 66 x 46 mm rectangular pattern, centered on the plate (each hole is 12 mm from two edges of the plate).',
    HOLED,
  ],
  [
    'A plate 90 x 70 x 8 mm. Cut a 20 mm hole through the middle of the plate (Z dimension, 8 mm thick there).',
    (90 * 70 - disc(20)) * 8,
  ],
  [
    'The shaft is 24 mm in diameter and 80 mm long. The flat is cut 5 mm deep into the shaft. It starts at one end and goes 30 mm along the length of the shaft. The rest of the shaft stays completely round.',
    FLATTED,
  ],
  [
    'A block 50 x 40 x 30 mm with a 12 mm hole 10 mm deep in the top. The rest of the block is left as it is.',
    50 * 40 * 30 - disc(12) * 10,
  ],
  [
    'Start with a base 80 x 80 x 6 mm. Next, in the middle of the base, add a truncated cone. The bottom of the cone is 44 mm in diameter, the top is 24 mm in diameter and the cone is 60 mm tall. Add a hemisphere of diameter 24 mm on top of the cone (the flat side of the hemisphere matches the 24 mm circle).',
    POST,
  ],
  [
    'A plate 70 x 70 x 10 mm. In the middle of the plate stands a cylinder 30 mm in diameter and 25 mm tall. Cut a blind hole up into the cylinder from the bottom of the plate, 8 mm in diameter and 22 mm deep.',
    70 * 70 * 10 + disc(30) * 25 - disc(8) * 22,
  ],
])

test('a body told behind “Next, in the middle of the base” has its place, and none is chosen for it', () => {
  const { plan } = read(
    'A base 70 x 50 x 6 mm. Next, in the middle of the base, add a cylinder 20 mm in diameter and 15 mm tall.',
  )
  assert.deepEqual(plan.assumptions, [])
})

test('an aside that tells another thickness is held against the solid', () => {
  const { plan } = read(
    'A plate 90 x 70 x 8 mm. Cut a 20 mm hole through the middle of the plate (Z dimension, 11 mm thick there).',
  )
  assert.ok(plan.requirements.some(({ value, measure }) => value === 11 && measure.kind === 'somewhere'))
})

const OTHERWISE: readonly (readonly [prompt: string, says: RegExp])[] = [
  [
    'A plate 90 x 70 x 8 mm. Drill four 6 mm holes through the plate in a 66 x 46 mm rectangular pattern, centered on the plate (so each hole is 15 mm in from two of the plate’s sides).',
    /cannot both hold/u,
  ],
  [
    'A block 50 x 40 x 30 mm with a 12 mm hole 10 mm deep in the top. The rest of the block is round.',
    /rest/u,
  ],
  // So deep into the cylinder, or in all?
  [
    'A plate 70 x 70 x 10 mm. In the middle of the plate stands a cylinder 30 mm in diameter and 25 mm tall. Cut an 8 mm hole 12 mm deep into the cylinder from the bottom of the plate.',
    /would be closed/u,
  ],
]

for (const [prompt, says] of OTHERWISE)
  test(`“${prompt}” is refused`, () => {
    assert.match(refusal(prompt).message, says)
  })
