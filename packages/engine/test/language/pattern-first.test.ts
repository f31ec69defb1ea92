/** The rectangle that four holes span, told before the holes themselves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const plate = 'A 140 x 90 x 6 mm plate'
const holed = (diameter: number): number => 140 * 90 * 6 - 4 * Math.PI * (diameter / 2) ** 2 * 6

holdVolumes([
  [`${plate} with a bolt pattern of 100 x 50 mm, 7 mm holes`, holed(7)],
  [`${plate} with a 100 x 50 mm hole pattern of M6 clearance holes`, holed(6.6)],
  [`${plate} with a rectangular bolt pattern, 100 mm by 50 mm, for M8 bolts`, holed(9)],
  [`${plate} with a 100 x 50 mm mounting hole pattern, hole diameter 7 mm`, holed(7)],
  [`${plate} with a 4-hole bolt pattern, 100 x 50 mm, 7 mm holes`, holed(7)],
  [`${plate}. The hole pattern is 100 x 50 mm and the holes are 7 mm.`, holed(7)],
  [`${plate} with four holes. The hole pattern is 100 x 50 mm and the holes are 7 mm.`, holed(7)],
  [`${plate} with a mounting pattern of 100 x 50 mm. The holes are 7 mm in diameter.`, holed(7)],
  [`${plate} with a square 60 mm bolt pattern of 7 mm holes`, holed(7)],
  [
    `${plate} with an 100 x 50 mm bolt pattern of four 7 mm through holes and a 20 mm hole in the middle`,
    holed(7) - Math.PI * 100 * 6,
  ],
])

test('the pattern is as wide as it was told, about the middle', () => {
  assert.deepEqual(
    pointsOf(`${plate} with a bolt pattern of 100 x 50 mm, 7 mm holes`),
    pointsOf(`${plate} with four 7 mm holes in a 100 x 50 mm pattern`),
  )
  assert.deepEqual(
    pointsOf(`${plate} with a 60 mm square bolt pattern, 7 mm holes`),
    pointsOf(`${plate} with four 7 mm holes in a 60 x 60 mm pattern`),
  )
})

test('a pattern of six, and one without holes, are no rectangle of four', () => {
  assert.equal(
    refusal(`${plate} with a bolt pattern of 100 x 50 mm, six 7 mm holes`).code,
    'geometry_validation_failed',
  )
  assert.equal(refusal(`${plate} with a bolt pattern of 100 mm, 7 mm holes`).code, 'prompt_too_ambiguous')
  refusal(`${plate} with a bolt pattern of 100 x 50 mm`)
})
