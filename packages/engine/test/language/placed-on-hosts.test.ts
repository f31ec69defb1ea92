/** What stands on a body that the same sentence tells: the places behind that body are those of what stands there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const originOf = (prompt: string): readonly number[] | undefined => {
  const guest = featuresOf(prompt).at(-1)
  return guest && 'frame' in guest && guest.frame?.on === 'frame' ? guest.frame.origin.slice(0, 2) : undefined
}

for (const [prompt, place] of [
  ['A 20 mm cube sits on a 50 mm cube, in the back left corner.', [-15, 15]],
  ['A small cube, 20 mm, sits on a bigger cube, 50 mm, in the back left corner.', [-15, 15]],
  [
    'A cylinder 10 mm in diameter and 18 mm tall stands on a plate 70 x 40 x 5 mm, 12 mm from the left edge.',
    [-23, 0],
  ],
  [
    'A cylinder 10 mm in diameter and 18 mm tall stands on a plate 70 x 40 x 5 mm in the front right corner, 8 mm from both edges.',
    [27, -12],
  ],
  ['A 10 mm cube sits on a plate 70 x 40 x 5 mm, 9 mm to the left of the centre.', [-9, 0]],
  ['A 10 mm cube sits on a plate 70 x 40 x 5 mm, flush with the left edge.', [-30, 0]],
] as const)
  test(prompt, () => {
    assert.deepEqual(originOf(prompt), place)
  })

test('what cannot be made of two at once is asked for', () => {
  assert.match(
    refusal('A 40 mm cube with a groove 4 mm wide and 3 mm deep around the middle.').message,
    /around the middle/u,
  )
})

holdVolumes([
  [
    'A block 76 x 50 x 38 mm with a slot 12 mm wide and 6 mm deep in the top face and another slot 12 mm wide and 12 mm deep in the bottom face, both running the full length.',
    76 * (50 * 38 - 12 * 6 - 12 * 12),
  ],
])
