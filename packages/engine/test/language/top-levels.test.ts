/** How high the whole is by now, told as the level of its highest point; and balls told by theirs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'

const BODIES = 'A block 44 x 32 x 18 mm with a cylinder 16 mm in diameter and 12 mm tall on top'
const heights = (prompt: string): number[] => {
  const { min, max } = solidOf(read(prompt).plan).box
  return [min[2], max[2]]
}

for (const said of [
  ', so the highest point is at Z=30.',
  ', so the highest point of the part is Z=30.',
  ', so the very top is at Z=30.',
  ' (this puts the top of the whole part at Z=30).',
  '. That puts the highest point at Z=30.',
  '. The highest point of the part is 30 mm above the base.',
])
  test(`“${said}” moves no body`, () => {
    assert.deepEqual(heights(BODIES + said), [0, 30])
    assert.ok(Math.abs(solidOf(read(BODIES + said).plan).volume - (44 * 32 * 18 + Math.PI * 64 * 12)) < 1)
  })

test('a highest point that the bodies do not reach is refused', () => {
  const { message } = refusal(`${BODIES}, so the highest point is at Z=33.`)
  assert.match(message, /Z=33/u)
})

test('a ball lies by its own highest or lowest point, not by its middle', () => {
  assert.deepEqual(heights('A ball 24 mm in diameter whose highest point is at Z=40.'), [16, 40])
  assert.deepEqual(heights('A ball 24 mm in diameter with its lowest point at Z=7.'), [7, 31])
})
