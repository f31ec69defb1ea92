/** What a next sentence says of the cut before it, and holes that go up from below. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdBalanced } from './balanced.ts'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

const PUCK = 'A disc 40 mm in diameter and 25 mm thick.'
const puck = [round(40, 25), 12.5] as const
const below = [-round(9, 14), 7] as const
const above = [-round(9, 14), 18] as const

holdBalanced([
  [`${PUCK} From the bottom, drill a 9 mm diameter hole up the center, 14 mm deep.`, [puck, below]],
  [`${PUCK} Drill a 9 mm blind hole straight up the middle from the underside, 14 mm deep.`, [puck, below]],
  [`${PUCK} From below, drill a 9 mm hole up along the axis, 14 mm deep.`, [puck, below]],
  [
    `${PUCK} From the underside, bore a 9 mm hole in the center. This is a blind hole with a flat bottom and it's 14 mm deep.`,
    [puck, below],
  ],
  [`${PUCK} Drill a 9 mm hole in the center. It is a blind hole, 14 mm deep.`, [puck, above]],
])

const RING = 'A disc 90 mm in diameter and 10 mm thick. There are 5 holes that go all the way through.'

holdVolumes([
  [
    `${RING} They are 8 mm in diameter and evenly spaced around a 66 mm diameter bolt circle.`,
    round(90, 10) - 5 * round(8, 10),
  ],
  [
    `${RING} They are 8 mm in diameter and arranged around a 66 mm bolt circle.`,
    round(90, 10) - 5 * round(8, 10),
  ],
])

test('a hole that goes up without a word of where it starts is refused', () => {
  assert.equal(refusal(`${PUCK} Drill a 9 mm hole up the center, 14 mm deep.`).code, 'prompt_too_ambiguous')
})

test('a cut that is told again in another size is refused', () => {
  const { code } = refusal(
    `${PUCK} Drill a 9 mm hole in the center. It is a blind hole, 7 mm in diameter and 14 mm deep.`,
  )
  assert.equal(code, 'geometry_validation_failed')
})
