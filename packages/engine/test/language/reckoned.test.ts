/** Sizes told by other sizes, and clauses that say nothing new. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, pointsOf, read, refusal } from './reading.ts'

const boxOf = (prompt: string): unknown => {
  const feature = featuresOf(prompt)[0]
  return feature?.kind === 'box' ? feature.size : undefined
}

test('a size may be told by another size of the same body', () => {
  assert.deepEqual(boxOf('A block 40 mm long and 20 mm wide. Its height is half its length.'), [40, 20, 20])
  assert.deepEqual(boxOf('A block 40 mm long and 20 mm wide with a height equal to the width.'), [40, 20, 20])
})

test('a size may be told by the size of another body', () => {
  const [, boss] = featuresOf(
    'Create a plate 60 x 40 x 8 mm. Add a boss on top of the plate with a diameter of 20 mm and the same height as the plate.',
  )
  assert.equal(boss?.kind === 'cylinder' && boss.height, 8)
})

test('a size may be a small sum', () => {
  const [ring] = featuresOf(
    'A ring with an outer diameter of 50 mm and a height of 4 mm. The ring has an inner diameter calculated by subtracting 6 mm twice from the outer diameter.',
  )
  assert.equal(ring?.kind === 'cylinder' && ring.innerDiameter, 38)
})

test('what is told by other words is measured, with those words', () => {
  const { plan } = read('A block 40 mm long and 20 mm wide with a height equal to the width.')
  assert.ok(
    plan.requirements.some(
      ({ value, words }) => value === 20 && /equal to the width/u.test(words?.text ?? ''),
    ),
  )
})

test('the exact number wins over the comparison beside it, and that is said', () => {
  const { plan } = read('A block 40 mm long and 20 mm wide. Its height is half of the length (18 mm).')
  assert.ok(plan.requirements.some(({ value }) => value === 18))
  assert.ok(plan.assumptions.some(({ says }) => /would be 20 mm/u.test(says)))
})

test('turning and shifting the finished part changes nothing, and is listed', () => {
  const prompt = 'A 30 x 20 x 10 mm block. Rotate the whole part by -90 degrees around the x axis.'
  assert.deepEqual(boxOf(prompt), [30, 20, 10])
  assert.ok(read(prompt).plan.assumptions.some(({ says }) => /does not change its shape/u.test(says)))
})

test('vouching for what was said is set aside, a new size in it is not', () => {
  assert.deepEqual(boxOf('A 30 x 20 x 10 mm block. Ensure the block is properly aligned.'), [30, 20, 10])
  assert.equal(refusal('A 30 x 20 x 10 mm block. Ensure the zorb is 5 mm.').code, 'prompt_too_ambiguous')
})

test('a side that was not spoken of before is no repetition', () => {
  assert.equal(
    refusal('A 30 x 20 x 10 mm block with a 4 mm hole. Ensure the frobs are on the left.').code,
    'prompt_too_ambiguous',
  )
})

test('one body turned against the others is not set aside', () => {
  assert.equal(
    refusal('A 30 x 20 x 10 mm block. A 10 mm cube on top of the block. Rotate the cube by 30 degrees.').code,
    'prompt_too_ambiguous',
  )
})

test('“it” is the whole part only while there is one body', () => {
  const two = 'A 30 x 20 x 10 mm block. A 10 mm cube on top of the block. Rotate it by 30 degrees.'
  assert.equal(refusal(two).code, 'prompt_too_ambiguous')
  assert.deepEqual(boxOf('A 30 x 20 x 10 mm block. Rotate it by 30 degrees.'), [30, 20, 10])
})

test('so much of a length from an edge is a place, and never a remark', () => {
  const prompt =
    'A plate 120 x 60 x 8 mm. Drill a 6 mm hole a quarter of the length from the left edge and one third of the width from the front edge.'
  assert.deepEqual(pointsOf(prompt), [[-30, -10]])
  // Nobody says from which end: it was in the middle, as if it had not been said.
  const { message } = refusal('A plate 120 x 60 x 8 mm with a 6 mm hole at a quarter of its length.')
  assert.match(message, /quarter/u)
})
