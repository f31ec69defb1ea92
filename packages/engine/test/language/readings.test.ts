/** What `pro` does beyond `standard`: other readings, each held against all that was said. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { readings } from '../../src/language/read.ts'
import { refusal } from './reading.ts'

const CROSSED = 'A disc 60 mm in diameter with a boss 20 mm in diameter on top, 5 mm thick and 12 mm tall.'

test('a size that its likeliest owner cannot have goes to the next one, and that is said', () => {
  assert.equal(refusal(CROSSED).code, 'geometry_validation_failed')
  const [reading] = readings(CROSSED, { mode: 'pro' })
  const stated = reading?.plan.requirements.map(({ value }) => value).sort((a, b) => a - b)
  assert.deepEqual(stated, [5, 12, 20, 60])
  assert.ok(
    reading?.plan.assumptions.some(({ says }) =>
      /“5 mm thick” is taken to be the disc’s, not the boss’s/u.test(says),
    ),
  )
})

test('no reading comes twice, and the first is the one that standard takes', () => {
  const prompt =
    'A disc 60 mm in diameter and 8 mm thick with a boss 20 mm in diameter and 12 mm tall on top.'
  const [standard] = readings(prompt, { mode: 'standard' })
  const all = [...readings(prompt, { mode: 'pro' })]
  assert.deepEqual(all[0]?.plan, standard?.plan)
  const parts = all.map(({ plan }) => JSON.stringify([plan.parts, plan.requirements]))
  assert.equal(new Set(parts).size, parts.length)
})

test('sizes told together stay with the one they are told of', () => {
  const prompt = 'A 40 x 20 x 10 mm block with a 10 x 20 x 30 mm block on its right end.'
  for (const { plan } of readings(prompt, { mode: 'pro' }))
    assert.ok(plan.assumptions.every(({ says }) => !says.includes('is taken to be')))
})

test('what no reading understands is refused with the words of the likeliest', () => {
  assert.throws(() => [...readings('a 60 x 40 x 8 plate with a flurble', { mode: 'pro' })], /flurble/u)
})
