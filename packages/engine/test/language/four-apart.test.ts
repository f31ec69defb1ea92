/** Four holes told by how far apart they lie both ways, and what "they" are after "a plate with four holes". */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const PLATE = 120 * 70 * 8
const HOLES = 4 * PI * 16 * 8

holdVolumes([
  ...[
    'A 120 x 70 x 8 mm plate with four 8 mm holes, 90 mm apart in X and 46 mm apart in Y.',
    'A 120 x 70 x 8 mm plate with 4 holes of 8 mm diameter, 90 mm apart in X and 46 mm apart in Y.',
    'A 120 x 70 x 8 mm plate with four corner holes of 8 mm, spaced 90 mm along the length and 46 mm along the width.',
    'A 120 x 70 x 8 mm plate with four 8 mm holes. They are 90 mm apart in the X direction and 46 mm apart in the Y direction.',
    'A plate 120 x 70 x 8 mm. Drill four 8 mm holes. The holes are 46 mm apart along the width and 90 mm apart along the length.',
    'A plate 120 x 70 x 8 mm with four 8 mm holes. They are 12 mm from the edges.',
    'A plate 120 x 70 x 8 mm with four 8 mm holes. They are 12 mm in from each corner.',
  ].map((prompt): [string, number] => [prompt, PLATE - HOLES]),
  [
    'A 120 x 70 x 8 mm plate with four 8 mm pegs 15 mm tall on top, 90 mm apart along X and 46 mm apart along Y.',
    PLATE + 4 * PI * 16 * 15,
  ],
  ['A plate 120 x 70 x 8 mm with four 8 mm holes. They are 5 mm deep.', PLATE - 4 * PI * 16 * 5],
  ['A plate 120 x 70 x 8 mm with one corner cut off, 15 mm along each side.', PLATE - (15 * 15 * 8) / 2],
  [
    'A block 60 x 40 x 20 mm with one corner cut off at 45 degrees, 12 mm along both sides.',
    60 * 40 * 20 - (12 * 12 * 20) / 2,
  ],
])

const CORNERS = [
  [-45, -23],
  [45, -23],
  [45, 23],
  [-45, 23],
]

for (const told of [
  '90 mm apart in X and 46 mm apart in Y',
  '46 mm apart in Y and 90 mm apart in X',
  'spaced 90 mm along the length and 46 mm along the width',
])
  test(`four holes ${told} lie where they were told`, () => {
    const points = pointsOf(`A 120 x 70 x 8 mm plate with four 8 mm holes, ${told}.`) as number[][]
    assert.deepEqual(new Set(points.map(String)), new Set(CORNERS.map(String)))
  })

test('two holes cannot be apart both ways', () => {
  assert.match(
    refusal('A 120 x 70 x 8 mm plate with two 8 mm holes, 90 mm apart in X and 46 mm apart in Y.').message,
    /46 mm/u,
  )
})
