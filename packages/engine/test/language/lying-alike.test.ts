/** A second slot of the same size lies the way the first one does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'

const PLATE = 'A plate 110 mm (X) x 70 mm (Y) x 5 mm (Z).'
const FIRST =
  'A slot 26 mm center to center and 9 mm wide is parallel to the Y axis, 22 mm from the left edge.'

const waysOf = (prompt: string): unknown[] =>
  read(prompt).plan.parts.flatMap(({ features }) =>
    features.flatMap((feature) => (feature.kind === 'slot' ? [feature.angleDeg] : [])),
  )

for (const second of [
  'Cut a second slot of the same size, 18 mm from the right edge.',
  'A second identical slot is 18 mm from the right edge.',
  'Make a second slot that is the same size, but with its centerline 18 mm from the right edge of the plate.',
])
  test(`“${second}” lies along y, too`, () => {
    assert.deepEqual(waysOf(`${PLATE} ${FIRST} ${second}`), [90, 90])
  })

test('a second slot that is told another way lies that way', () => {
  assert.deepEqual(
    waysOf(
      `${PLATE} ${FIRST} A second slot of the same size is parallel to the X axis, 30 mm from the right edge.`,
    ),
    [90, 0],
  )
})

const TITLE = 'This is a cover plate with two slots cut through it.'
const TOLD =
  'Make a slot through it. The slot is 26 mm center to center and 9 mm wide. Its center is 22 mm from the left edge.'

test('a slot and a second slot are the two of the title', () => {
  const second = 'Make a second slot that is the same size, with its center 25 mm from the right edge.'
  assert.equal(waysOf(`${TITLE} ${PLATE} ${TOLD} ${second}`).length, 2)
})

test('two of three that were announced are too few', () => {
  const second = 'Make a second slot that is the same size, with its center 25 mm from the right edge.'
  refusal(`${TITLE.replace('two', 'three')} ${PLATE} ${TOLD} ${second}`)
})
