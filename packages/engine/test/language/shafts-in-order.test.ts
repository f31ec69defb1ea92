/** Shafts told from one end to the other: what they start with, step down to and finish with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'

const { PI } = Math

const round = (diameter: number, from: number, to: number): readonly [number, number] => [
  (PI / 4) * diameter ** 2 * (to - from),
  (from + to) / 2,
]
const SHAFT = [round(36, 0, 15), round(28, 15, 55), round(20, 55, 85)]
const START =
  'It starts at Z=0 with a 36 mm diameter section 15 mm long, steps down to 28 mm diameter for the next 40 mm'

holdBalanced([
  [`A stepped shaft. ${START}, and finishes with a 20 mm diameter journal 30 mm long.`, SHAFT],
  [
    `A stepped shaft along the Z axis, three diameters. ${START}, and ends with a 20 mm diameter section 30 mm long, for 85 mm in total.`,
    SHAFT,
  ],
  [
    'A stepped pin. It begins with a 36 mm diameter section 15 mm long, then steps down to a 28 mm diameter section 40 mm long and ends with a 20 mm diameter section 30 mm long.',
    SHAFT,
  ],
  [
    `A stepped shaft. ${START}, and finishes with a 20 mm diameter journal 30 mm long. The free end of the 20 mm journal (at Z=85) carries a 2 mm x 45-degree chamfer.`,
    [
      ...SHAFT.slice(0, 2),
      round(20, 55, 83),
      [(PI / 12) * 2 * (400 + 320 + 256), 83 + (2 / 4) * ((400 + 2 * 320 + 3 * 256) / (400 + 320 + 256))],
    ],
  ],
])

for (const [what, prompt] of [
  [
    'a total that the sections do not come to',
    `A stepped shaft. ${START}, and finishes with a 20 mm diameter journal 30 mm long, for 95 mm in total.`,
  ],
  [
    'another number of diameters',
    `A stepped shaft, two diameters. ${START}, and finishes with a 20 mm diameter journal 30 mm long.`,
  ],
  [
    'a start above the ground',
    `A stepped shaft. ${START.replace('Z=0', 'Z=5')}, and finishes with a 20 mm diameter journal 30 mm long.`,
  ],
  [
    'an end told at another level',
    `A stepped shaft. ${START}, and finishes with a 20 mm diameter journal 30 mm long. The free end of the 20 mm journal (at Z=75) carries a 2 mm chamfer.`,
  ],
] as const)
  test(`${what} is refused`, () => {
    assert.ok(refusal(prompt).message)
  })
