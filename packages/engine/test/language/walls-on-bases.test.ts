/** Walls, strips and bosses that stand on a base, and the holes in them: where each of them is told, and which end is free. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { holdPlaced, type Piece } from './placed.ts'
import { refusal } from './reading.ts'

const BASE = 'The base is 72mm (X) x 36mm (Y) x 9mm (Z).'
const WALL = `${BASE} On the left end there is a wall that is 9mm thick (X), 36mm wide (Y) and 45mm tall (Z).`

const base: Piece = [72 * 36 * 9, [36, 18, 4.5]]
const wall: Piece = [9 * 36 * 45, [4.5, 18, 31.5]]
/** A 6 mm hole through the wall. */
const through = (y: number, z: number): Piece => [-9 * Math.PI * 9, [4.5, y, z]]
/** A 6 mm hole down through the base. */
const down = (x: number, y: number): Piece => [-9 * Math.PI * 9, [x, y, 4.5]]

holdPlaced([
  [
    `${WALL} Drill a 6mm hole through the wall. It is 25mm above the bottom of the base and centered in the width of the wall.`,
    [base, wall, through(18, 25)],
  ],
  [
    `${WALL} The wall has a 6mm hole, 12mm below the top of the wall and centered in Y.`,
    [base, wall, through(18, 42)],
  ],
  [
    `${WALL} The wall has a 6mm hole through it (in X). Its center is 12mm from the top of the wall, centered in Y.`,
    [base, wall, through(18, 42)],
  ],
  [
    `${WALL} The wall has a 6mm hole. It's 14mm below the top of the wall and 10mm from the front of the base.`,
    [base, wall, through(10, 40)],
  ],
  [
    `${WALL} Drill a 6mm hole through the base, 14mm from the free end of the base.`,
    [base, wall, down(58, 18)],
  ],
  [
    `${WALL} Drill a 6mm hole through the base, 14mm from the free edge of the base.`,
    [base, wall, down(58, 18)],
  ],
  [
    `${BASE} There is a wall on one of the short sides. It is 9mm thick and 45mm tall. Drill a 6mm hole down through the base. It is 14mm from the edge that's opposite the wall and centered in Y.`,
    [base, wall, down(58, 18)],
  ],
  [
    `${BASE} The wall is at the left end of the base, flush with the end. It's 9mm thick, 36mm wide and 45mm tall.`,
    [base, wall],
  ],
  [
    `${BASE} The block sits on the right end of the base. It's 20mm (X) x 36mm (Y) x 10mm (Z).`,
    [base, [7200, [62, 18, 14]]],
  ],
])

holdBoxes([
  [
    `${BASE} The two walls stand at the ends of the base, flush with the ends. Each wall is 9mm thick (X), 36mm wide (Y) and 45mm tall (Z).`,
    72 * 36 * 9 + 2 * 9 * 36 * 45,
    [72, 36, 54],
  ],
  // As long as the edge that they run along.
  [
    `${BASE} Add two rails on top of the base, one along each long edge. Each rail is 5mm wide and 4mm tall.`,
    72 * 36 * 9 + 2 * 5 * 4 * 72,
    [72, 36, 13],
  ],
  [
    `${BASE} Add a rib on top of the base along the left edge. It is 5mm wide and 4mm tall.`,
    72 * 36 * 9 + 5 * 4 * 36,
    [72, 36, 13],
  ],
  [
    `${BASE} There is a ridge on top of the base, centered in Y, that runs the full length of the base in X. The ridge is 5mm wide (Y) and 4mm tall (Z).`,
    72 * 36 * 9 + 5 * 4 * 72,
    [72, 36, 13],
  ],
  [
    'Make a 44mm cube. On the front face of the cube there is a boss, 18mm in diameter and 6mm tall, in the center of the face.',
    44 ** 3 + 81 * Math.PI * 6,
    [44, 50, 44],
  ],
  [
    'Make a 44mm cube. On the right side of the cube there is a boss, 18mm in diameter and 6mm long.',
    44 ** 3 + 81 * Math.PI * 6,
    [50, 44, 44],
  ],
])

test('a rib of which only the section is told is asked for its length', () => {
  const { message } = refusal(
    `${BASE} Add a rib along the middle of the top of the base. It is 5mm wide and 4mm tall.`,
  )
  assert.match(message, /How long is “rib”/u)
})
