/** What a common thing is used for changes nothing of its shape; before other nouns such a word is still refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'

const essence = (prompt: string): unknown =>
  JSON.parse(JSON.stringify(read(prompt).plan.parts.map(({ features }) => features)))

for (const [prompt, plain, word] of [
  ['a kitchen hook', 'a hook', 'kitchen'],
  ['kayak handle 140 mm long', 'handle 140 mm long', 'kayak'],
  ['tripod camera plate 50 x 38 x 8 mm', 'plate 50 x 38 x 8 mm', 'camera'],
  ['toy storage box 120 x 80 x 60 mm', 'storage box 120 x 80 x 60 mm', 'toy'],
] as const)
  test(`“${prompt}” is ${plain}`, () => {
    assert.deepEqual(essence(prompt), essence(plain))
    assert.ok(read(prompt).plan.assumptions.some(({ says }) => says.includes(`“${word}”`)))
  })

for (const prompt of ['a bike frame', 'a robot arm', 'a drone frame 250 mm'])
  test(`“${prompt}” is another thing, and refused`, () => {
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous')
  })
