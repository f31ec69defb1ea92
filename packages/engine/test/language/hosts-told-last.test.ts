/** Bodies so far apart that are told before what they stand on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const POSTS = 2 * PI * 49 * 25 + 70 * 36 * 4

holdVolumes([
  ...[
    'Two cylinders 14 mm in diameter and 25 mm tall stand 32 mm apart on a plate of 70 x 36 x 4 mm.',
    'Two posts, 14 mm in diameter and 25 mm tall, stand 32 mm apart on a plate of 70 x 36 x 4 mm.',
    'Two cylinders 14 mm in diameter and 25 mm tall stand on a plate of 70 x 36 x 4 mm, 32 mm apart.',
    'Two cylinders 14 mm in diameter and 25 mm tall are placed 32 mm apart on a plate that is 70 mm long, 36 mm wide and 4 mm thick.',
  ].map((prompt) => [prompt, POSTS] as const),
  [
    'Three pins 5 mm in diameter and 12 mm tall sit 18 mm apart on a base 60 x 20 x 5 mm.',
    3 * PI * 6.25 * 12 + 60 * 20 * 5,
  ],
  ['Two blocks 12 x 8 x 10 mm sit 28 mm apart on a plate 60 x 30 x 3 mm.', 2 * 12 * 8 * 10 + 60 * 30 * 3],
  ['Two cylinders 14 mm in diameter and 25 mm tall stand on a plate of 70 x 36 x 4 mm.', POSTS],
])

test('what else is said of the plate is not lost', () => {
  const { code } = refusal(
    'Two cylinders 14 mm in diameter and 25 mm tall stand 32 mm apart on a plate of 70 x 36 x 4 mm that stands 10 mm apart from a wall.',
  )
  assert.equal(code, 'prompt_too_ambiguous')
})
