/** Plain sentences in which the way that something stands, lies or is drilled is told by one word. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { leansTo } from './leaning.ts'
import { featuresOf, pointsOf } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

const BASE = 'A base 70 x 45 x 6 mm'
const base = 70 * 45 * 6
const DISC = 'A disc 64 mm in diameter and 9 mm thick'
const frustum = (30 / 3) * (50 ** 2 + 50 * 20 + 20 ** 2)

holdBoxes([
  [`${BASE} with an upright plate 70 x 35 x 4 mm at the back.`, base + 70 * 35 * 4, [70, 45, 41]],
  [`${BASE}. A vertical wall 4 x 45 x 35 mm stands at its left edge.`, base + 4 * 45 * 35, [70, 45, 41]],
  // As wide as the end that it stands at.
  [`${BASE} and an upright plate 55 x 45 x 4 mm at the left end.`, base + 55 * 45 * 4, [70, 45, 61]],
  [`${BASE} with a plate 30 x 5 x 20 mm standing on it.`, base + 30 * 5 * 20, [70, 45, 26]],
  [
    `${DISC} with a boss 18 mm in diameter and 11 mm tall on each side.`,
    round(64, 9) + 2 * round(18, 11),
    [64, 64, 31],
  ],
  [
    `${DISC} with a recess 18 mm in diameter and 2 mm deep on each side.`,
    round(64, 9) - 2 * round(18, 2),
    [64, 64, 9],
  ],
  // A ring in its top, and not around its rim.
  [
    `${DISC} with a circular groove 40 mm in diameter, 4 mm wide and 2 mm deep in the top.`,
    round(64, 9) - round(44, 2) + round(36, 2),
    [64, 64, 9],
  ],
  // How long a side is, still.
  ['A square plate, 80 mm long on each side and 5 mm thick.', 80 * 80 * 5, [80, 80, 5]],
  // Open where it was hollowed out from.
  [
    'A block 70 x 45 x 30 mm hollowed out from below with 4 mm walls.',
    70 * 45 * 30 - 62 * 37 * 26,
    [70, 45, 30],
  ],
  [
    'A block 70 x 45 x 30 mm with the top hollowed out, leaving 4 mm walls.',
    70 * 45 * 30 - 62 * 37 * 26,
    [70, 45, 30],
  ],
  ['A right triangle with 36 mm legs, 5 mm thick.', (36 * 36 * 5) / 2, [36, 36, 5]],
  ['A right triangle with legs of 36 mm, 5 mm thick.', (36 * 36 * 5) / 2, [36, 36, 5]],
  ['A right triangle with legs of 30 mm and 36 mm, 5 mm thick.', (30 * 36 * 5) / 2, [30, 36, 5]],
  ['A square pyramid frustum, 50 mm at the bottom, 20 mm at the top, 30 mm high.', frustum, [50, 50, 30]],
  ['A truncated square pyramid, 50 mm at the base, 20 mm at the top, 30 mm tall.', frustum, [50, 50, 30]],
  [
    'A block 70 x 45 x 30 mm with two 7 mm holes from the front to the back, 36 mm apart.',
    70 * 45 * 30 - 2 * round(7, 45),
    [70, 45, 30],
  ],
  [
    'A block 70 x 45 x 30 mm with two 7 mm holes in a row from the front to the back, 20 mm apart.',
    70 * 45 * 30 - 2 * round(7, 30),
    [70, 45, 30],
  ],
])

const corners = 4 * (1 - Math.PI / 4) * 4 ** 2

holdVolumes([
  ['A block 70 x 45 x 30 mm with a 4 mm radius on all four vertical edges.', 70 * 45 * 30 - 30 * corners],
  ['A block 70 x 45 x 30 mm with R4 on the vertical edges.', 70 * 45 * 30 - 30 * corners],
  ['A plate 70 x 45 x 6 mm with a 4 mm radius at each corner.', 70 * 45 * 6 - 6 * corners],
  // Of a hole it is its own.
  [
    'A plate 70 x 45 x 6 mm with four holes with a 2 mm radius at the corners.',
    70 * 45 * 6 - 4 * round(4, 6),
  ],
])

for (const wording of [
  'two 9 mm holes, one above the other, 28 mm apart',
  'two 9 mm holes, 28 mm apart, one below the other',
])
  test(`a row that runs along y: ${wording}`, () => {
    assert.deepEqual(pointsOf(`A plate 90 x 60 x 8 mm with ${wording}.`), [
      [0, -14],
      [0, 14],
    ])
  })

/** It stands on the plate, and not the plate on it. */
for (const wording of [
  'with a 3 mm fillet at its base.',
  'and a 3 mm fillet around the base of the boss.',
  '. The base of the boss has a 3 mm fillet.',
  '. Add a 3 mm fillet at the foot of the boss.',
])
  test(`a boss with a fillet where it meets the plate: ${wording}`, () => {
    const features = featuresOf(
      `A plate 90 x 60 x 8 mm with a boss 24 mm in diameter and 9 mm high ${wording}`,
    )
    assert.deepEqual(
      features.map(({ kind }) => kind),
      ['box', 'cylinder', 'fillet'],
    )
    const fillet = features.at(-1)
    assert.deepEqual(fillet?.kind === 'fillet' && fillet.edges, [
      { between: ['boss', 'plate'], convexity: 'concave' },
    ])
  })

for (const [prompt, to] of [
  ['A wedge 72 mm long, 40 mm wide and 25 mm high at the back.', '0+'],
  ['A wedge 72 mm long and 40 mm wide with a height of 25 mm at the left end.', '-0'],
  ['A wedge 72 mm long, 40 mm wide and 25 mm high.', '+0'],
] as const)
  test(`“${prompt}” is high there`, () => assert.equal(leansTo(prompt), to))
