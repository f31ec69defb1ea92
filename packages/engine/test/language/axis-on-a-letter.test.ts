/** "its axis on Z: 18 mm diameter": the letter says which way it lies, and what follows the colon are its sizes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const CAPSULE = Math.PI * 81 * (52 - 18) + (4 / 3) * Math.PI * 9 ** 3

holdVolumes([
  [
    'A capsule with its axis on Z: 18 mm diameter, hemispherical at both ends, 52 mm long overall from tip to tip.',
    CAPSULE,
  ],
  ['A cylinder 18 mm in diameter, hemispherical at both ends, 52 mm long overall.', CAPSULE],
  ['A rod 18 mm in diameter and 52 mm long overall. It is hemispherical on each end.', CAPSULE],
])

for (const prompt of [
  'A cylinder with its axis on X: 18 mm diameter, 52 mm long.',
  'A cylinder with its axis on X, 18 mm in diameter and 52 mm long.',
])
  test(`“${prompt}” lies that way`, () => {
    const { box } = solidOf(read(prompt).plan)
    assert.ok(Math.abs(box.max[0] - box.min[0] - 52) < 1e-6)
    assert.ok(Math.abs(box.max[2] - box.min[2] - 18) < 1e-6)
  })

test('a colon behind a letter still tells a place', () => {
  const { box } = solidOf(read('A cylinder 18 mm in diameter and 52 mm tall at X: 20, Y: 10.').plan)
  assert.ok(Math.abs((box.max[0] + box.min[0]) / 2 - 20) < 1e-6)
})
