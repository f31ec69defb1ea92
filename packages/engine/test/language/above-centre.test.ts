/** Holes above and below the middle of their face: up on an upright one, towards the back on one that lies flat. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, refusal } from './reading.ts'

for (const [prompt, place] of [
  ['A plate 110 x 70 x 8 mm with a 9 mm hole 13 mm above the center.', [0, 13]],
  ['A plate 110 x 70 x 8 mm with a 9 mm hole 25 mm to the right and 9 mm above the center.', [25, 9]],
  ['A plate 110 x 70 x 8 mm. A 9 mm hole is 25 mm to the left and 13 mm below the center of it.', [-25, -13]],
  ['A block 90 x 50 x 40 mm with a 9 mm hole in the front face, 13 mm above the center.', [0, 13]],
  [
    'A block 90 x 50 x 40 mm with a 9 mm hole in the right face, 11 mm below the center of that face.',
    [0, -11],
  ],
] as const)
  test(prompt, () => {
    assert.deepEqual(pointsOf(prompt), [place])
  })

test('what stands on a plate is not lifted by it', () => {
  const { code } = refusal(
    'A plate 110 x 70 x 8 mm with a boss 12 mm in diameter and 6 mm high on top, 13 mm above the center.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
