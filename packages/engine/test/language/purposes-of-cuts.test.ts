/** "a hole for a cable through the left wall": what a cut is for ends where its own way or face is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf } from './reading.ts'

const BOX = 'A box 100 x 70 x 40 mm. The walls and the floor are 4 mm thick and there is no top.'

const FACES: readonly (readonly [told: string, facing: string])[] = [
  ['Cut a 14 mm hole for a cable through the left wall.', '-x'],
  ['Cut a 14 mm hole for a wire through one of the short walls.', '-x'],
  ['Drill a 14 mm hole for the plug in the right wall.', '+x'],
  ['Drill a 14 mm hole for cables through the front.', '-y'],
  ['Cut a 14 mm hole through the back wall for a cable.', '+y'],
]

for (const [told, facing] of FACES)
  test(`“${told}” goes into the ${facing} side`, () => {
    const hole = featuresOf(`${BOX} ${told}`).find(({ kind }) => kind === 'hole')
    assert.ok(hole?.kind === 'hole' && 'facing' in hole.face)
    assert.equal(hole.face.facing, facing)
  })

test('what stands around the part is still no place of a hole', () => {
  const [, hole] = featuresOf('A plate 80 x 60 x 8 mm with a 10 mm hole for a bolt from the old frame.')
  assert.ok(hole?.kind === 'hole' && 'facing' in hole.face)
  assert.equal(hole.face.facing, '+z')
})
