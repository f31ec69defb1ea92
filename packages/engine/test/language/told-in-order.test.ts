/** Sections told as the next and the last, pairs told one by one, and how grooves and slots lie. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const chamfered = (diameter: number, by: number): number =>
  round(diameter, by) - ((Math.PI * by) / 3) * (3 * (diameter / 2) ** 2 - 3 * (diameter / 2) * by + by ** 2)

holdVolumes([
  [
    'This is a spindle. The first segment is 24 mm in diameter and 12 mm long. The next segment is 18 mm in diameter and 20 mm long. The final segment is 10 mm in diameter and 15 mm long.',
    round(24, 12) + round(18, 20) + round(10, 15),
  ],
  [
    'A turned shaft with three different diameters. The first section is 26 mm in diameter and 20 mm long. The middle section is 20 mm in diameter and 30 mm long. The last section is 12 mm in diameter and 25 mm long. Both ends of the shaft (the edge of the 26 mm end and the edge of the 12 mm end) have a 1 mm chamfer.',
    round(26, 20) + round(20, 30) + round(12, 25) - chamfered(26, 1) - chamfered(12, 1),
  ],
  [
    'A disc 70 mm in diameter and 16 mm thick. Cut a V-shaped groove around the rim of the disc. The groove is 8 mm wide at the rim and tapers to a sharp point 6 mm below the outside diameter. It is centered in the thickness, so there is 4 mm of material left on each side.',
    round(70, 16) - 2 * Math.PI * (35 - 2) * ((8 * 6) / 2),
  ],
  [
    'A disc 50 mm in diameter and 8 mm thick. The stem is a 12 mm diameter cylinder that is centered on the disc and extends 30 mm from the underside of the disc.',
    round(50, 8) + round(12, 30),
  ],
])

const holesOf = (prompt: string): number[][] =>
  featuresOf(prompt).flatMap((feature) =>
    feature.kind === 'hole' && feature.positions.kind === 'points'
      ? feature.positions.points.map(([u, v]) => [u, v])
      : [],
  )

test('what two holes share is told once, and what tells them apart of each', () => {
  const prompt =
    'A plate with three holes. The plate is 80 x 50 x 6 mm. Drill two 5 mm holes through the plate. The center of both holes is 20 mm from the right edge. One is 12 mm from the front edge and the other is 10 mm from the back edge. Drill an 8 mm hole 15 mm from the left edge.'
  assert.deepEqual(holesOf(prompt), [
    [20, -13],
    [20, 15],
    [-25, 0],
  ])
})

test('they are what it has, not what has them', () => {
  const prompt =
    'A plate 80 x 50 x 6 mm. It has two 5 mm holes. They are 10 mm from the back edge and 40 mm apart.'
  assert.deepEqual(holesOf(prompt), [
    [-20, 15],
    [20, 15],
  ])
})

for (const [prompt, points, angleDeg] of [
  [
    'Each slot runs along y and they are 16 mm apart in X.',
    [
      [-8, 0],
      [8, 0],
    ],
    90,
  ],
  [
    'They are 16 mm apart.',
    [
      [0, -8],
      [0, 8],
    ],
    0,
  ],
  [
    'They are 16 mm apart in X.',
    [
      [-8, 0],
      [8, 0],
    ],
    90,
  ],
] as const)
  test(`slots beside each other: ${prompt}`, () => {
    const slot = featuresOf(`A plate 90 x 60 x 5 mm. Cut two slots, 30 mm long and 6 mm wide. ${prompt}`)[1]
    assert.ok(slot?.kind === 'slot' && slot.positions.kind === 'points')
    assert.deepEqual(slot.positions.points, points)
    assert.equal(slot.angleDeg, angleDeg)
  })
