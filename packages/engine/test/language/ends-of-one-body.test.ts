/** Other work on one end of a body than on the other, studs at one end and holes in the opposite one, pins with heads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced, type Piece } from './balanced.ts'
import { read, refusal } from './reading.ts'
import { chamfered, crossing, round, rounded } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const PIN = 'A round pin, 26 mm in diameter and 75 mm long.'
const both = round(26, 75) - chamfered(26, 2) - rounded(26, 3)

holdVolumes([
  [
    `${PIN} The edge at one end has a 2 mm chamfer and the edge at the other end has a 3 mm radius fillet.`,
    both,
  ],
  [`${PIN} One end is chamfered 2 mm, the opposite end is rounded with a 3 mm radius.`, both],
  [
    `${PIN} Chamfer the edge of one end by 2 mm and fillet the edge of the opposite end with a 3 mm radius.`,
    both,
  ],
  [
    'A dowel, 26 mm in diameter and 75 mm long, with a 2 mm chamfer on one end and a 3 mm radius on the other end.',
    both,
  ],
  [`${PIN} One end of the pin has a 2 mm chamfer.`, round(26, 75) - chamfered(26, 2)],
  [
    'A tube with an outer diameter of 32 mm, an inner diameter of 22 mm and a length of 40 mm. The outer edge of one end has a 2 mm chamfer.',
    round(32, 40) - round(22, 40) - chamfered(32, 2),
  ],
])

const bar: Piece = [round(26, 75), 37.5]

holdBalanced([
  [
    `${PIN} One end has a 6 mm hole, 15 mm deep. The other end has a 2 mm chamfer.`,
    [bar, [-round(6, 15), 67.5], [-chamfered(26, 2), 2 / 3]],
  ],
  [
    `${PIN} The bottom end has a 6 mm hole, 15 mm deep. The other end has a 2 mm chamfer.`,
    [bar, [-round(6, 15), 7.5], [-chamfered(26, 2), 75 - 2 / 3]],
  ],
])

test('which end is taken is told', () =>
  assert.ok(
    read(`${PIN} One end has a 2 mm chamfer.`).plan.assumptions.some(({ says }) => says.includes('One end')),
  ))

test('of a stepped shaft the ends are not alike', () =>
  assert.equal(
    refusal(
      'A shaft in two steps: 40 mm diameter by 30 mm long, then 24 mm diameter by 30 mm long. One end has a 2 mm chamfer.',
    ).code,
    'prompt_too_ambiguous',
  ))

const hexagon = (flats: number, height: number): number => (Math.sqrt(3) / 2) * flats ** 2 * height
const STANDOFF: readonly Piece[] = [
  [hexagon(9, 28), 14],
  [round(5, 7), 31.5],
  [-round(4, 11), 5.5],
]
const BODY = 'The body is a hexagonal prism, 9 mm across the flats and 28 mm long.'

holdBalanced([
  [
    `${BODY} One end of the body has a round stud sticking out of it. The stud is 5 mm in diameter and 7 mm long. The opposite end has a 4 mm diameter hole in the center, 11 mm deep.`,
    STANDOFF,
  ],
  [
    `${BODY} A stud, 5 mm in diameter and 7 mm long, sticks out of one end. In the opposite end there is a 4 mm hole, 11 mm deep.`,
    STANDOFF,
  ],
  [
    `${BODY} A stud, 5 mm in diameter and 7 mm long, projects from one end. The other end has a 4 mm hole, 11 mm deep.`,
    STANDOFF,
  ],
])

const HEADED: readonly Piece[] = [
  [round(22, 6), 39],
  [round(14, 36), 18],
]
const HEAD = 'A clevis pin. The head is a cylinder, 22 mm diameter x 6 mm thick.'

holdBalanced([
  [`${HEAD} The pin body is 14 mm in diameter and extends 36 mm from the underside of the head.`, HEADED],
  [`${HEAD} The shank is 14 mm in diameter and reaches 36 mm from the underside of the head.`, HEADED],
  [
    `${HEAD} The pin body is 14 mm in diameter and extends 36 mm from the underside of the head. The free end of the pin has a 1 mm chamfer. A 4 mm cotter pin hole goes crosswise through the body. Its center is 8 mm from the free end.`,
    [...HEADED, [-crossing(14, 4), 8], [-chamfered(14, 1), 1 / 3]],
  ],
])
