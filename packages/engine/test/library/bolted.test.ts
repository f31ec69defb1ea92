/** Bolts with nuts and washers, and parts that only stand beside each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { readPrompt } from '../../src/language/read.ts'
import type { Plan } from '../../src/plan/plan.ts'
import { read, refusal } from '../language/reading.ts'
import { made } from './family-cases.ts'

const assembled = (prompt: string): Plan => readPrompt(prompt, { mode: 'assembly' }).plan
const counts = ({ parts, instances }: Plan): Record<string, number> =>
  Object.fromEntries(parts.map(({ id }) => [id, instances.filter(({ part }) => part === id).length]))

test('a bolt with a nut is two parts put together, in every mode', () => {
  for (const plan of [read('an M12 x 60 bolt with a nut').plan, assembled('M12 x 60 hex bolt and nut')]) {
    assert.deepEqual(counts(plan), { 'hex-bolt': 1, 'hex-nut': 1 })
    assert.equal(plan.parts[1]?.name, 'Hex nut M12')
    made(plan)
  }
})

test('four screws share four nuts and eight washers, which are counted', () => {
  const plan = assembled('four M5 x 30 cap screws with four nuts and eight washers')
  assert.deepEqual(counts(plan), { 'socket-head-cap-screw': 4, 'hex-nut': 4, washer: 8 })
  assert.deepEqual(
    plan.requirements.filter(({ measure }) => measure.kind === 'instance-count').map(({ value }) => value),
    [4, 4, 8],
  )
  made(plan)
})

test('a bolt takes the thread of its nut where it has none', () => {
  assert.equal(assembled('a bolt with an M10 nut').parts[0]?.name, 'Hex bolt M10 × 50')
})

test('a nut of another thread is refused with both sizes', () => {
  const { code, message } = refusal('an M8 bolt with an M10 nut')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /10 mm.*8 mm/)
})

test('a bolt too short for its nuts is refused', () => {
  assert.match(refusal('an M8 x 12 bolt with two nuts').message, /too short/)
})

test('nuts that cannot be shared evenly are refused', () => {
  assert.match(refusal('two M6 x 30 bolts with three nuts').message, /evenly/)
})

test('parts that nothing puts together stand side by side in the assembly mode', () => {
  const plan = assembled('a 16 tooth gear and a 50 x 30 x 6 mm plate with a 7 mm hole')
  assert.deepEqual(counts(plan), { 'spur-gear': 1, plate: 1 })
  assert.ok(
    plan.requirements.some(({ measure }) => measure.kind === 'hole-diameter' && measure.part === 'plate'),
  )
  made(plan)
  assert.throws(
    () => read('a 16 tooth gear and a 50 x 30 x 6 mm plate with a 7 mm hole'),
    (error) => error instanceof EngineError && /assembly mode/.test(error.message),
  )
})

test('several of one part come in the assembly mode only', () => {
  const plan = assembled('three M8 nuts')
  assert.deepEqual(counts(plan), { 'hex-nut': 3 })
  made(plan)
  assert.match(refusal('three M8 nuts').message, /assembly mode/)
})

test('bodies that nothing joins are parts of their own in the assembly mode, as far apart as was said', () => {
  const plan = assembled('two 25 x 15 x 10 mm blocks side by side, 8 mm apart')
  assert.deepEqual(counts(plan), { block: 2 })
  assert.ok(plan.requirements.some(({ measure, value }) => measure.kind === 'clearance' && value === 8))
  made(plan)
  const rods = assembled('three rods 12 mm in diameter and 30 mm long, 40 mm apart center to center')
  assert.ok(rods.requirements.some(({ measure, value }) => measure.kind === 'clearance' && value === 28))
  made(rods)
})

test('each of several bodies keeps its own holes and its own material', () => {
  const plan = assembled(
    'a brass 60 x 40 x 8 mm plate with a 5 mm hole and a steel 25 mm cube with a 6 mm hole',
  )
  assert.deepEqual(counts(plan), { plate: 1, cube: 1 })
  assert.deepEqual(
    plan.parts.map(({ material }) => material?.name),
    ['Brass', 'Steel'],
  )
  made(plan)
})
