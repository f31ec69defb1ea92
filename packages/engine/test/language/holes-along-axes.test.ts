/** One hole along each of two or three axes, told as a list of ways or by the faces that they go through. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const SIDE = 44
/** What two round holes of one width have in common where they cross, and what three have. */
const both = (diameter: number): number => (2 / 3) * diameter ** 3
const allThree = (diameter: number): number => (2 - Math.SQRT2) * diameter ** 3
const bored = (diameter: number): number =>
  SIDE ** 3 - 3 * round(diameter, SIDE) + 3 * both(diameter) - allThree(diameter)
const boredTwice = SIDE ** 3 - 2 * round(12, SIDE) + both(12)

const CUBE = `A cube with ${SIDE}mm sides.`

for (const told of [
  'It has three 12mm holes through its center, one in X, one in Y and one in Z.',
  'There are three 12mm bores along X, Y and Z through the centers of opposite faces. They all cross in the middle.',
  'Drill a 12mm hole through the center of it along X, Y and Z.',
  'It has three holes that are 12mm in diameter. One goes through the center of every pair of opposite faces, so they run in X, Y and Z.',
  'A 12mm hole goes through all three axes. The three holes meet in the center of the cube.',
  'It has 12mm holes through the center in X, Y and Z.',
])
  holdVolumes([[`${CUBE} ${told}`, bored(12)]])

for (const told of [
  'Two 12mm holes go through the center, one along X and the other along Y.',
  'It has two 12mm holes, one in the X direction and one in the Y direction. Both go through the center.',
])
  holdVolumes([[`${CUBE} ${told}`, boredTwice]])

test('of another number than there are axes nobody can tell which they are', () => {
  refusal(`${CUBE} Four 12mm holes along X, Y and Z.`)
  refusal(`${CUBE} Three 12mm holes, one along X, one along Y and one along Y.`)
})

test('what is centered in X, Y and Z goes one way', () => {
  try {
    const holes = read(`${CUBE} Drill a 12mm hole centered in X and Y.`).plan.parts[0]?.features.filter(
      ({ kind }) => kind === 'hole',
    )
    assert.equal(holes?.length, 1)
  } catch (error) {
    assert.ok(error instanceof Error)
  }
})
