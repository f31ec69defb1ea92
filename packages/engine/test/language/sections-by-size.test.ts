/** Sections of a shaft by how wide they are, the ends of such a part, and what lies against a shoulder. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced, type Piece } from './balanced.ts'
import { refusal } from './reading.ts'
import { band, chamfered, crossing, round } from './round-volumes.ts'

const LISTED =
  'A turned shaft in three sections. The first section is 34 mm in diameter and 24 mm long. The second section is 26 mm in diameter and 36 mm long. The third section is 16 mm in diameter and 20 mm long.'
const LEVELS =
  'A stepped shaft along Z. Three coaxial sections: 34 mm diameter from Z=0 to Z=24, 26 mm diameter from Z=24 to Z=60 and 16 mm diameter from Z=60 to Z=80.'
const SHAFT: readonly Piece[] = [
  [round(34, 24), 12],
  [round(26, 36), 42],
  [round(16, 20), 70],
]

const STEPS = 'A shaft in two steps: 44 mm diameter by 20 mm long, then 28 mm diameter by 35 mm long.'
const STEPPED: readonly Piece[] = [
  [round(44, 20), 10],
  [round(28, 35), 37.5],
]

const PIN =
  'A flanged pin. The flange is 32 mm in diameter and 5 mm thick. The shank is 12 mm in diameter and 45 mm long and stands on top of the flange.'
const PINNED: readonly Piece[] = [
  [round(32, 5), 2.5],
  [round(12, 45), 27.5],
]

for (const shaft of [LISTED, LEVELS])
  holdBalanced([
    [`${shaft} Drill a 5 mm hole across the 26 mm section.`, [...SHAFT, [-crossing(26, 5), 42]]],
    [
      `${shaft} A 4 mm cross hole goes through the 16 mm section, 6 mm from its free end.`,
      [...SHAFT, [-crossing(16, 4), 74]],
    ],
    [
      `${shaft} Drill a 7 mm hole, 15 mm deep, into the 34 mm diameter end.`,
      [...SHAFT, [-round(7, 15), 7.5]],
    ],
    [`${shaft} The 16 mm end has a 6 mm hole, 12 mm deep.`, [...SHAFT, [-round(6, 12), 74]]],
    [
      `${shaft} Drill a 5 mm hole, 10 mm deep, into the end of the 16 mm section.`,
      [...SHAFT, [-round(5, 10), 75]],
    ],
    [
      `${shaft} Cut a groove 3 mm wide and 2 mm deep around the 26 mm section, 7 mm from the shoulder of the 34 mm section.`,
      [...SHAFT, [-band(26, 22, 3), 32.5]],
    ],
    [
      `${shaft} Cut a relief groove into the 16 mm section right up against the shoulder of the 26 mm section. It is 2 mm wide and goes down to a diameter of 13 mm.`,
      [...SHAFT, [-band(16, 13, 2), 61]],
    ],
    [
      `${shaft} An undercut, 2 mm wide and 1 mm deep, is cut into the third section next to the shoulder.`,
      [...SHAFT, [-band(16, 14, 2), 61]],
    ],
  ])

holdBalanced([
  [
    `${STEPS} Put a 1 mm x 45 degree chamfer on the 44 mm diameter end.`,
    [...STEPPED, [-chamfered(44, 1), 1 / 3]],
  ],
  [
    `${STEPS} The free end of the 28 mm section has a 2 mm chamfer.`,
    [...STEPPED, [-chamfered(28, 2), 55 - 2 / 3]],
  ],
  [`${STEPS} Chamfer the small end by 1 mm.`, [...STEPPED, [-chamfered(28, 1), 55 - 1 / 3]]],
  [`${STEPS} A 9 mm hole, 18 mm deep, is drilled into the large end.`, [...STEPPED, [-round(9, 18), 9]]],
  [
    `${STEPS} There is a 3 mm wide groove in the 28 mm section, adjacent to the 44 mm section, turned down to 24 mm diameter.`,
    [...STEPPED, [-band(28, 24, 3), 21.5]],
  ],
  [
    `${PIN} A 4 mm hole is drilled across the shank, 8 mm from the free end.`,
    [...PINNED, [-crossing(12, 4), 42]],
  ],
  [
    `${PIN} A 4 mm hole is drilled across the shank, 8 mm from the flange.`,
    [...PINNED, [-crossing(12, 4), 13]],
  ],
  [
    `${PIN} Cut a 2 mm wide, 1 mm deep groove around the shank, right against the flange.`,
    [...PINNED, [-band(12, 10, 2), 6]],
  ],
  [`${PIN} Drill a 5 mm hole, 14 mm deep, into the flange end.`, [...PINNED, [-round(5, 14), 7]]],
])

// What is cut around a section leaves it there.
holdBalanced([
  [
    'A rivet blank. The head is 22 mm in diameter and 6 mm thick. The shank is 12 mm in diameter and 30 mm long. A groove 2 mm wide and 1 mm deep is cut around the shank.',
    [
      [round(22, 6), 3],
      [round(12, 30), 21],
      [-band(12, 10, 2), 21],
    ],
  ],
])

for (const wording of [
  // The middle one has no end, and there are two shoulders.
  'The 26 mm end has a 5 mm hole, 10 mm deep.',
  'Cut a groove 2 mm wide and 1 mm deep next to the shoulder.',
  // No section is so wide.
  'Drill a 5 mm hole across the 20 mm section.',
])
  test(`is refused: ${wording}`, () => assert.ok(refusal(`${LISTED} ${wording}`).message.length > 0))
