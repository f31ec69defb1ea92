/** Which way ribs, lugs and bars go: ribs that run one way stand in a row the other, lugs stick out of a ring, a plate lies on all of its posts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const PLATE = 'A plate 70 x 45 x 5 mm'
const SOLID = 70 * 45 * 5
const ribs = (count: number, length: number): number => SOLID + count * length * 3 * 12

holdBoxes([
  [
    `${PLATE} with three ribs 3 mm thick and 12 mm high running lengthwise, 14 mm apart.`,
    ribs(3, 70),
    [70, 45, 17],
  ],
  [
    `${PLATE} with three ribs, 3 mm thick and 12 mm high, 14 mm apart, running along the length.`,
    ribs(3, 70),
    [70, 45, 17],
  ],
  [
    `${PLATE} with four ribs 3 mm thick and 12 mm high across the width, 15 mm apart.`,
    ribs(4, 45),
    [70, 45, 17],
  ],
  [`${PLATE} with a rib 3 mm thick and 12 mm high across its width.`, ribs(1, 45), [70, 45, 17]],
  [
    `${PLATE} with two rails 5 mm wide and 4 mm high running lengthwise, 25 mm apart.`,
    SOLID + 2 * 70 * 5 * 4,
    [70, 45, 9],
  ],
  [
    `${PLATE} with four posts 8 mm in diameter and 30 mm high, 10 mm from the edges, and a second plate of the same size on top.`,
    2 * SOLID + 4 * round(8, 30),
    [70, 45, 40],
  ],
  ['Two bars 60 x 8 x 8 mm joined in the middle by a bar 20 x 8 x 8 mm.', 2 * 60 * 64 + 20 * 64, [60, 36, 8]],
])

test('several lugs that stick out of a disc may go two ways', () =>
  assert.match(
    refusal(
      'A disc 70 mm in diameter and 8 mm thick with three lugs 12 mm wide, 10 mm long and 8 mm thick sticking out, evenly spaced.',
    ).message,
    /upwards or away from its middle/u,
  ))
