/** Holes told by how high they lie go across: nothing that goes down lies at a height. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, refusal } from './reading.ts'

/** How high each hole lies that goes across a round body. */
const levelsOf = (prompt: string): unknown[] =>
  featuresOf(prompt).flatMap((feature) =>
    feature.kind === 'extrude' && feature.operation === 'cut' && feature.plane.on === 'frame'
      ? [feature.plane.origin[2]]
      : [],
  )

const TUBE = 'A tube 50 mm outside and 40 mm inside diameter, 90 mm long'
const ROD = 'A cylinder 30 mm in diameter and 90 mm tall'

for (const [prompt, levels] of [
  [`${TUBE} with four 6 mm holes around it at mid height.`, [45, 45, 45, 45]],
  [`${TUBE} with three 6 mm holes evenly spaced around it halfway up.`, [45, 45, 45]],
  [`${TUBE} with four 6 mm holes around it, 25 mm from the top.`, [65, 65, 65, 65]],
  [`${ROD} with a 6 mm hole 20 mm from the top.`, [70]],
  [`${ROD} with a 6 mm hole 20 mm from the bottom.`, [20]],
] as const)
  test(`“${prompt}” is drilled across`, () => {
    assert.deepEqual(levelsOf(prompt), levels)
  })

test('a hole 10 mm from the top of a disc goes through its face', () => {
  const [, hole] = featuresOf(
    'A disc 60 mm in diameter and 5 mm thick with a 6 mm hole 10 mm from the top edge.',
  )
  assert.equal(hole?.kind, 'hole')
})

test('a hole halfway up a block is asked its side', () => {
  assert.match(refusal('A block 70 x 50 x 30 mm with a 6 mm hole at mid height.').message, /Which side/u)
})
