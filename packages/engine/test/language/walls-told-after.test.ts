/** Walls and floors that are told after the pockets that leave them, and the compartments that a title counts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const ONE =
  'Start with a block 84 x 52 x 30 mm. Cut a rectangular pocket 76 x 44 mm and 26 mm deep into the top.'
const one = 84 * 52 * 30 - 76 * 44 * 26

const THREE =
  'Start with a block that is 128 mm (X) x 70 mm (Y) x 20 mm (Z). Cut three identical pockets into the top. Each pocket is 40 mm (X) x 66 mm (Y) and 18 mm deep. The pockets are next to each other in the X direction with 2 mm thick walls in between them.'
const three = 128 * 70 * 20 - 3 * 40 * 66 * 18

holdVolumes([
  [`${ONE} The outside walls are 4 mm thick.`, one],
  [`${ONE} All of the walls are 4 mm thick, and so is the floor.`, one],
  [`${ONE} The walls and the floor are all 4 mm thick.`, one],
  [`${ONE} All four outer walls are 4 mm thick as well (and the bottom is too).`, one],
  [`${THREE} All of the outside walls are 2 mm thick as well (and so is the floor).`, three],
  [`This is a tray that has three compartments. ${THREE} The outer walls are also 2 mm thick.`, three],
])

for (const [told, left] of [
  ['The outside walls are 5 mm thick.', /5 mm.*leaves 4 mm/u],
  ['All of the walls are 3 mm thick and so is the floor.', /3 mm.*leaves 4 mm/u],
] as const)
  test(`walls that are not left as “${told}” are refused`, () =>
    assert.match(refusal(`${ONE} ${told}`).message, left))

test('walls that are as told on two sides only are refused', () =>
  assert.match(
    refusal(
      'Start with a block 84 x 52 x 30 mm. Cut a rectangular pocket 76 x 40 mm and 26 mm deep into the top. All of the walls are 4 mm thick.',
    ).message,
    /leaves 4 mm, 6 mm/u,
  ))

test('a floor that is not as thick as the walls is refused', () =>
  assert.match(
    refusal(
      'Start with a block 84 x 52 x 30 mm. Cut a rectangular pocket 76 x 44 mm and 20 mm deep into the top. The walls are 4 mm thick and so is the floor.',
    ).message,
    /4 mm.*leaves 10 mm/u,
  ))

test('compartments must be as many as the pockets', () =>
  assert.match(refusal(`This is a tray that has four compartments. ${THREE}`).message, /compartments/u))
