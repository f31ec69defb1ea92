/** The side walls of what is hollow: how thick they are, and no bodies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBoxes } from './boxes.ts'
import { refusal } from './reading.ts'
import { round } from './round-volumes.ts'

const cup = (outer: number, height: number, wall: number, floor: number): number =>
  round(outer, height) - round(outer - 2 * wall, height - floor)

holdBoxes([
  [
    'A round cup, open at the top: 44 mm outer diameter, 52 mm tall, 2 mm side wall, 3 mm thick floor.',
    cup(44, 52, 2, 3),
    [44, 44, 52],
  ],
  [
    'A cylindrical cup with an outer diameter of 44 mm and a height of 52 mm. The side wall is 2 mm thick and the floor is 3 mm thick.',
    cup(44, 52, 2, 3),
    [44, 44, 52],
  ],
  [
    'A round pot with 4 mm thick sides and a 7 mm thick base, 90 mm outside diameter and 70 mm high, open top.',
    cup(90, 70, 4, 7),
    [90, 90, 70],
  ],
  [
    'A round tray, 110 mm outer diameter, 18 mm tall, 2.5 mm side wall thickness, 3 mm floor thickness.',
    cup(110, 18, 2.5, 3),
    [110, 110, 18],
  ],
  [
    'A rectangular box, open on top: 70 mm long, 45 mm wide, 30 mm tall, 2 mm side walls, 4 mm thick floor.',
    70 * 45 * 30 - 66 * 41 * 26,
    [70, 45, 30],
  ],
])

test('one or two walls of four are not all of them', () => {
  for (const prompt of [
    'A tray 80 x 50 x 30 mm. The two side walls are 3 mm thick.',
    'A tray 80 x 50 x 30 mm with a 2 mm floor and one 3 mm side wall.',
    'A tray 80 x 50 x 30 mm with 3 mm side walls and 5 mm end walls.',
  ])
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
})
