/** Extrusions to both sides of the sketch: so far each way, or so far in all. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const DRAWN = 'Draw a rectangle with a length of 40 mm and a width of 25 mm.'

holdVolumes([
  [`${DRAWN} Extrude it 8 mm in both directions.`, 40 * 25 * 16],
  [`${DRAWN} Extrude it by 8 mm to each side, giving a total thickness of 16 mm.`, 40 * 25 * 16],
  [`${DRAWN} Extrude it symmetrically about the sketch plane by a total of 16 mm.`, 40 * 25 * 16],
  [`${DRAWN} Extrude it symmetrically by 16 mm.`, 40 * 25 * 16],
  [
    'A cylinder 50 mm in diameter and 9 mm high. Add a second cylinder 20 mm in diameter and 30 mm high on top of it, sharing its axis. Join the two into a single object.',
    (Math.PI / 4) * (2500 * 9 + 400 * 30),
  ],
])

test('what both ways come to is told', () => {
  const { plan } = read(`${DRAWN} Extrude it 8 mm in both directions.`)
  assert.ok(plan.assumptions.some(({ says }) => says.includes('16 mm in all')))
})

test('a total that is not both ways together is refused', () => {
  assert.match(
    refusal(`${DRAWN} Extrude it 8 mm in both directions, so that the total thickness is 20 mm.`).message,
    /cannot both hold/u,
  )
})
