/** Bars whose end is cut off at 45°: the side that stays long is chosen and said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solidOf } from '../library/family-cases.ts'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const BAR = 12 * 12 * 90 - 12 ** 3 / 2

holdVolumes([
  ...[
    'A bar 12 x 12 x 90 mm with one end cut at 45 degrees.',
    'A square bar 90 x 12 x 12 mm. Its left end is cut off at 45°.',
    'A bar 90 x 12 x 12 mm. Cut one end at an angle of 45 degrees.',
    'A bar 90 x 12 x 12 mm, one of its ends mitred at 45 degrees.',
    'A bar 90 x 12 x 12 mm with a 45 degree miter on the right end.',
  ].map((prompt) => [prompt, BAR] as const),
  ['A round rod 16 mm in diameter and 70 mm long with one end sawn off at 45 degrees.', PI * 64 * (70 - 8)],
  [
    'A square tube 30 x 30 mm with 2 mm wall, 120 mm long, one end cut at 45 degrees.',
    (30 * 30 - 26 * 26) * (120 - 15),
  ],
  [
    'A bar 90 x 12 x 12 mm with one end cut at 45 degrees and a 4 mm hole 15 mm from the left end.',
    BAR - PI * 4 * 12,
  ],
])

test('the end that is named is the one that is cut', () => {
  const { centre } = solidOf(read('A bar 90 x 12 x 12 mm. The left end is cut off at 45 degrees.').plan)
  assert.ok(centre[0] > 1)
})

test('which side stays long is an assumption', () => {
  const { plan } = read('A bar 90 x 12 x 12 mm with its right end cut at 45 degrees.')
  assert.ok(plan.assumptions.some(({ says }) => says.includes('full length is kept on the bottom side')))
})

for (const [prompt, says] of [
  ['A bar 90 x 24 x 12 mm with one end cut at 45 degrees.', 'across its width or across its thickness'],
  ['A bar 90 x 12 x 12 mm with one end cut at 20 degrees.', 'from its square end'],
  ['A bar 90 x 12 x 12 mm with its front end cut at 45 degrees.', 'no end of it'],
  ['A bar 90 x 12 x 12 mm with both ends cut at 45 degrees.', 'could not tell'],
  ['A block 30 x 30 x 30 mm with one end cut at 45 degrees.', 'which end'],
] as const)
  test(`“${prompt}” is refused: more than one part could be meant`, () => {
    const { message } = refusal(prompt)
    assert.ok(message.includes(says), message)
  })
