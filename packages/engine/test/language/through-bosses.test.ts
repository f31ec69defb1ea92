/** "a hole through the boss": the drill goes on through the plate below, which is told; "only" asks how deep. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'

const BOSS = 'A plate 70 x 70 x 9 mm with a boss 28 mm in diameter and 16 mm tall in the middle.'

test('that it goes on through the plate is told', () => {
  const { plan } = read(`${BOSS} There is a 10 mm hole through the boss.`)
  assert.match(plan.assumptions.map(({ says }) => says).join(), /go on through what lies below/u)
})

test('a hole through all of it says nothing of the kind', () => {
  const { plan } = read(`${BOSS} There is a 10 mm hole through the boss and the plate.`)
  assert.doesNotMatch(plan.assumptions.map(({ says }) => says).join(), /go on through/u)
})

for (const said of ['goes through the boss only', 'goes only through the boss'])
  test(`how deep it is when it ${said}`, () => {
    assert.match(refusal(`${BOSS} A 10 mm hole ${said}.`).message, /How deep/u)
  })
