/** Hollow bodies whose corners are rounded: the room follows them, so that the wall is as thick there as elsewhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

/** A block with rounded upright edges. */
const rounded = (x: number, y: number, z: number, radius: number): number =>
  (x * y - (4 - Math.PI) * radius ** 2) * z

/** 90 x 50 x 26 mm with corners of 9 mm, walls of 4 mm and a floor of 2.5 mm. */
const tray = rounded(90, 50, 26, 9) - rounded(82, 42, 23.5, 5)
const BLOCK = 'A block 90 x 50 x 26 mm. Fillet the four vertical edges with a 9 mm radius.'

holdVolumes([
  [
    `${BLOCK} Now hollow it out from the top. The walls are 4 mm thick all the way around (so the inside corners have a 5 mm radius) and the floor is 2.5 mm thick. The top is completely open.`,
    tray,
  ],
  [
    `${BLOCK} Hollow out the block from the top. The walls are 4 mm thick and the floor is 2.5 mm thick.`,
    tray,
  ],
  [`${BLOCK} It is hollow, open at the top, with 4 mm walls and a 2.5 mm floor.`, tray],
  [
    'A tray 90 x 50 x 26 mm with 4 mm walls and a 2.5 mm floor. The outside corners have a 9 mm radius. The inside corners have a 5 mm radius.',
    tray,
  ],
  [`${BLOCK} Shell it from the top with 4 mm walls.`, rounded(90, 50, 26, 9) - rounded(82, 42, 22, 5)],
  // Rounded by less than the wall is thick, its room has sharp corners.
  [
    'A tray 90 x 50 x 26 mm with 4 mm walls and a 2.5 mm floor. Fillet the four vertical edges with a 3 mm radius.',
    rounded(90, 50, 26, 3) - 82 * 42 * 23.5,
  ],
  // And where that is said.
  [
    'A tray 90 x 50 x 26 mm with 4 mm walls and a 2.5 mm floor. The outer vertical edges are filleted with a 9 mm radius. The inside corners stay sharp.',
    rounded(90, 50, 26, 9) - 82 * 42 * 23.5,
  ],
])

for (const [said, why] of [
  ['Fillet the two left vertical edges with 9 mm.', /rounded alike/u],
  ['Chamfer the four vertical edges by 7 mm.', /rounded alike/u],
] as const)
  test(`a room that does not follow the corners is refused: “${said}”`, () => {
    const { message } = refusal(`A tray 90 x 50 x 26 mm with 4 mm walls and a 2.5 mm floor. ${said}`)
    assert.match(message, why)
  })
