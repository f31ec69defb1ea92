/** What `pro` does beyond `standard`: other readings, each held against all that was said. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { readings } from '../../src/language/read.ts'
import { refusal } from './reading.ts'

const STEPPED =
  'A cylinder with a height of 30 mm and a diameter of 20 mm. On top of it stands a second cylinder with a diameter of 12 mm and a height of 18 mm. A hole with a total length of both cylinders (48 mm) and a diameter of 6 mm runs through the middle.'

test('a size that its likeliest owner cannot have goes to the next one, and that is said', () => {
  assert.equal(refusal(STEPPED).code, 'geometry_validation_failed')
  const [reading] = readings(STEPPED, { mode: 'pro' })
  const stated = reading?.plan.requirements.map(({ value }) => value).sort((a, b) => a - b)
  assert.deepEqual(stated, [6, 12, 18, 20, 30, 48])
  assert.ok(
    reading?.plan.assumptions.some(({ says }) => /“total length of both.*” is taken to be/u.test(says)),
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
