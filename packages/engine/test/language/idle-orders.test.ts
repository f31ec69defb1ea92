/** An order that nothing came of is refused by its words: a verb is no grammar there, and a side no place of the part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

test('orders that change nothing are named', () => {
  for (const [prompt, word] of [
    ['A 50 x 30 x 20 mm block. Take away some material on the left.', 'Take away'],
    ['A rod 12 mm in diameter and 70 mm long. Trim its upper end.', 'Trim'],
    ['A pyramid with a 25 mm base, 40 mm tall. Slice off its top.', 'Slice off'],
    ['A ball of 30 mm, cut at the bottom.', 'cut'],
    ['A 50 mm cube. Make the top smaller.', 'top'],
    ['A 50 mm cube. Extend it to the right.', 'right'],
    ['A 90 x 40 x 6 mm plate. Its ends are turned up.', 'ends'],
    ['A 90 x 40 x 6 mm plate. The middle is recessed.', 'recessed'],
    ['A cone with a base radius of 12 mm and a height of 30 mm, truncated at half its height.', 'half'],
  ] as const) {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous', prompt)
    assert.match(message, new RegExp(word, 'u'), prompt)
  }
})

holdVolumes([
  // Where what is cut is told behind, or the verb only says once more what is so, it stands.
  [
    'A 50 mm cube. Now we are going to cut a hole. It has a diameter of 10 mm and goes through the centre.',
    125_000 - Math.PI * 25 * 50,
  ],
  ['A 50 mm cube. It is centred at the origin and stands on the XY plane.', 125_000],
])
