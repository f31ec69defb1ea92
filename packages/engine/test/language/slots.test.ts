/** Slots: by one of their ends, with a wider mouth, and told step by step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeatureOf } from '../../src/plan/features.ts'
import { featuresOf, read, refusal, required } from './reading.ts'

const slotsOf = (prompt: string): FeatureOf<'slot'>[] =>
  featuresOf(prompt).filter((each) => each.kind === 'slot')

const STEPS =
  'A 100 x 50 x 12 plate with a slot cut through it with a slot counterbore. Next, make a slot cut. The slot is 24 mm center to center and parallel to the X axis. The diameter of the slot is 8 mm.'

test('a slot of the introduction is told in a step, not made twice', () => {
  const slots = slotsOf(
    `${STEPS} Next, make another slot cut that counterbores the first slot. The diameter of the counterbore slot is 14 mm and the depth of the cut is 4 mm.`,
  )
  assert.equal(slots.length, 1)
  assert.deepEqual(slots[0]?.counterbore, { width: 14, depth: 4 })
  assert.deepEqual([slots[0]?.length, slots[0]?.width], [32, 8])
})

test('one end of a slot may be where it is', () => {
  const prompt = 'a 100 x 50 x 12 plate with a slot 24 mm center to center, 8 mm wide. '
  for (const words of [
    'One of the two circles is at the center of the plate.',
    'One end is at the center of the plate.',
  ]) {
    const [slot] = slotsOf(prompt + words)
    assert.deepEqual(slot?.positions, { kind: 'points', points: [[12, 0]], origin: 'centre' }, words)
  }
  const { plan } = read(`${prompt}One end is at the center of the plate.`)
  assert.ok(plan.assumptions.some(({ says }) => says.includes('towards +x')))
})

test('“the cut” is what was cut last, and a size in parentheses is checked', () => {
  const told =
    'a 60 x 40 x 10 plate with a 6 mm hole. The cut should go through the whole thickness of the plate'
  assert.deepEqual(required(`${told} (10 mm).`), [6, 10, 10, 40, 60])
  assert.equal(refusal(`${told} (12 mm).`).code, 'geometry_validation_failed')
})

test('a slot with square ends is a rectangular opening', () => {
  const cut = featuresOf('a 90 x 60 x 10 plate with a rectangular slot 40 x 12 mm through it').at(-1)
  assert.ok(cut?.kind === 'extrude')
  assert.equal(slotsOf('a 90 x 60 x 10 plate with a rectangular slot 40 x 12 mm').length, 0)
})
