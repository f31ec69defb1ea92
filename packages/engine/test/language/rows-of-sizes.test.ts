/** Rows of holes each with a diameter of its own, from left to right. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const plate = 'A 150 x 50 x 8 mm plate'

/** What is left, and how far the holes shift its middle to the left. */
function expected(diameters: readonly number[], pitch: number): readonly [volume: number, x: number] {
  const cuts = diameters.map((diameter) => Math.PI * (diameter / 2) ** 2 * 8)
  const volume = 150 * 50 * 8 - cuts.reduce((sum, cut) => sum + cut, 0)
  const moment = cuts.reduce((sum, cut, at) => sum + cut * (at - (cuts.length - 1) / 2) * pitch, 0)
  return [volume, -moment / volume]
}

for (const [told, diameters, pitch] of [
  ['with three holes of 6, 9 and 12 mm in a row, 40 mm apart', [6, 9, 12], 40],
  ['with holes of 6, 9 and 12 mm diameter along the center line, spaced 35 mm', [6, 9, 12], 35],
  ['with a row of three holes, 6 mm, 9 mm and 12 mm in diameter, at a spacing of 40 mm', [6, 9, 12], 40],
  [
    'with three holes 40 mm apart in a row, their diameters are 6, 9 and 12 mm from left to right',
    [6, 9, 12],
    40,
  ],
  ['with 6, 9 and 12 mm holes in a row with a pitch of 40 mm', [6, 9, 12], 40],
  ['with two holes of 7 and 14 mm in a row, 60 mm apart', [7, 14], 60],
  ['. Four holes of 5, 7, 9 and 11 mm are drilled in a row, 30 mm apart.', [5, 7, 9, 11], 30],
] as const)
  test(`a plate ${told}`, () => {
    const { volume, centre } = solidOf(read(`${plate} ${told}`.replace(' .', '.')).plan)
    const [left, x] = expected(diameters, pitch)
    assert.ok(Math.abs(volume - left) < 1e-2, `${volume} instead of ${left}`)
    assert.ok(Math.abs(centre[0] - x) < 1e-4, `${centre[0]} instead of ${x}`)
  })

test('as many diameters as holes, in one row of the top', () => {
  for (const told of [
    'with four holes of 6, 9 and 12 mm in a row, 40 mm apart',
    'with three holes of 6, 9 and 12 mm in a row',
    'with three holes of 6, 9 and 12 mm in a row, 40 mm apart, in the front face',
  ])
    assert.match(refusal(`${plate} ${told}`).message, /6, 9 and 12 mm/u)
})
