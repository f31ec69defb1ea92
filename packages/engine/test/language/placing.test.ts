/** Bodies and cuts whose place is told in loose words: near an edge, towards a corner, next to another body. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const PLATE = 'a 120 x 60 x 8 mm plate with '

const assumed = (prompt: string): string =>
  read(prompt)
    .plan.assumptions.map(({ says }) => says)
    .join('; ')

const pointsOf = (prompt: string): unknown =>
  (featuresOf(prompt)[1] as { positions?: { points?: number[][] } }).positions?.points

const originsOf = (prompt: string): unknown[] =>
  featuresOf(prompt).map((feature) => (feature as { frame?: { origin?: number[] } }).frame?.origin)

test('a hole near an edge keeps a diameter of material beside it, and the distance is told', () => {
  assert.deepEqual(pointsOf(`${PLATE}a 10 mm hole near the right edge`), [[45, 0]])
  assert.deepEqual(pointsOf(`${PLATE}a 10 mm hole close to the front left corner`), [[-45, -15]])
  assert.match(assumed(`${PLATE}a 10 mm hole near the right edge`), /10 mm to the right side.*no distance/u)
})

test('very near is nearer, and towards is halfway', () => {
  const post = `${PLATE}a 12 x 12 x 30 mm block on top`
  assert.deepEqual(originsOf(`${post} very close to the left edge`)[1], [-51, 0, 8])
  assert.deepEqual(originsOf(`${post} towards the back right`)[1], [27, 12, 8])
})

test('a number beside the loose word decides, unless it lies on the other side', () => {
  assert.deepEqual(pointsOf(`${PLATE}a 6 mm hole near the left edge, 9 mm from the left edge`), [[-51, 0]])
  const { code, message } = refusal(`${PLATE}a 6 mm hole near the left edge, 100 mm from the left edge`)
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /near the left edge/u)
})

test('several near an edge stand in a row along it', () => {
  assert.deepEqual(pointsOf(`${PLATE}two 5 mm holes near the left edge`), [
    [-52.5, -15],
    [-52.5, 15],
  ])
})

test('a body to the right of another stands on the same ground, as far away as was said', () => {
  const prompt =
    'a 40 x 30 x 20 mm block and a rod 10 mm in diameter and 50 mm tall, 12 mm to the right of the block'
  assert.deepEqual(originsOf(prompt)[1], [37, 0, 0])
  const { plan } = read(prompt)
  assert.equal(plan.parts[0]?.solids, 2)
  assert.ok(
    plan.requirements.some(({ says, value }) => says.includes('12 mm to the right of') && value === 12),
  )
})

test('a body next to another touches it, on the side that was named', () => {
  assert.deepEqual(
    originsOf('a 40 x 30 x 20 mm block with a 10 mm cube next to it on the left')[1],
    [-25, 0, 0],
  )
  assert.deepEqual(
    originsOf('a 40 x 30 x 20 mm block. Behind the block stands a 40 x 6 x 50 mm plate.')[1],
    [0, 18, 0],
  )
  assert.match(
    assumed('a 40 x 30 x 20 mm block with a 10 mm cube beside the block'),
    /right of the block.*touches/u,
  )
})

test('round bodies that would only touch in a line are refused', () => {
  assert.match(refusal('a 30 mm cube with a ball 10 mm in diameter next to it').message, /a line or a point/u)
})
