/** Ribs told by how wide and how high they are run as far as what they stand on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const PLATE = 'A plate 90 x 60 x 5 mm'

holdVolumes([
  [`${PLATE} with a rib 3 mm wide and 12 mm high along the middle.`, 27_000 + 90 * 3 * 12],
  [`${PLATE} with a rib 3 mm wide and 12 mm high down the middle.`, 27_000 + 90 * 3 * 12],
  [`${PLATE} with two ribs 3 mm wide and 12 mm high, 30 mm apart.`, 27_000 + 2 * 90 * 3 * 12],
  [`${PLATE} with a rib 3 mm wide, 12 mm high and 40 mm long in the middle.`, 27_000 + 40 * 3 * 12],
])

test('how long the rib is, is listed', () => {
  const { plan } = read(`${PLATE} with a rib 3 mm wide and 12 mm high along the middle.`)
  assert.ok(plan.assumptions.some(({ says }) => /length of the fin is 90 mm/u.test(says)))
})
