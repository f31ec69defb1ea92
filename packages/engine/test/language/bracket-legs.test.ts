/** Brackets by their legs: how the legs are measured, what each of them has, how far from its free end, and the corner between them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const ROOT = 1 - PI / 4
const ANGLE = 'An L bracket 4 mm thick and 28 mm wide, with legs of 70 mm and 50 mm.'
const angle = (70 + 46) * 4 * 28
const hole = (diameter: number, thickness: number): number => (PI / 4) * diameter ** 2 * thickness

holdVolumes([
  [`${ANGLE} Drill a 7 mm hole in each leg, 14 mm from its end.`, angle - 2 * hole(7, 4)],
  [
    `${ANGLE} Each leg gets one 7 mm hole going straight through it, in the middle of the width and 14 mm from the tip of the leg.`,
    angle - 2 * hole(7, 4),
  ],
  [`${ANGLE} Two 7 mm holes, one in each leg, 14 mm from the ends of the legs.`, angle - 2 * hole(7, 4)],
  [`${ANGLE} There are four 5 mm holes, two per leg.`, angle - 4 * hole(5, 4)],
  [`${ANGLE} Two 5 mm holes per leg.`, angle - 4 * hole(5, 4)],
  [
    `${ANGLE} The inside corner has a 5 mm radius and the outside corner stays sharp.`,
    angle + ROOT * 25 * 28,
  ],
  [`${ANGLE} Round the inner corner of the L to a 5 mm radius.`, angle + ROOT * 25 * 28],
  [
    `${ANGLE} A 5 mm fillet runs along the inside corner. The outer corner is left square.`,
    angle + ROOT * 25 * 28,
  ],
  [
    'An L shaped bracket, 4 mm thick and 28 mm wide. The long leg is 70 mm and the short leg is 50 mm. Both of these are measured from the outside corner of the L to the tip of the leg.',
    angle,
  ],
  [
    'A U bracket 64 mm long, 48 mm high, 26 mm wide and 4 mm thick. Two 6 mm holes, one in each leg.',
    (64 + 2 * 44) * 4 * 26 - 2 * hole(6, 4),
  ],
])

// From the free end, and not from the corner.
holdBalanced([
  [
    `${ANGLE} Each leg has one 7 mm hole, 14 mm from the free end of the leg.`,
    [
      [70 * 4 * 28, 35],
      [46 * 4 * 28, 2],
      [-hole(7, 4), 56],
      [-hole(7, 4), 2],
    ],
  ],
])

test('so many in all and so many in each leg must agree', () => {
  assert.match(refusal(`${ANGLE} It has three 5 mm holes, one in each leg.`).message, /one/u)
})

test('legs that are measured on the inside are not those of a bracket told by its outside', () => {
  refusal('An L bracket 4 mm thick and 28 mm wide, with legs of 70 mm and 50 mm measured along the inside.')
})

test('a corner that is called sharp though all of them are worked is refused', () => {
  refusal(`${ANGLE} Fillet all the corners with 2 mm. The outside corner stays sharp.`)
})
