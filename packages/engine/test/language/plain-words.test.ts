/** How people talk around a part says nothing of it; a word that may be a shape, a deed or a thing is no such talk. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'Hey there, I was hoping you might manage a 30 mm cube for us, if possible. It deserves a 6 mm hole through its centre.',
    27_000 - Math.PI * 9 * 30,
  ],
  [
    'Honestly, our customer wishes for a plate of 90 x 30 x 4 mm; that is pretty much everything I know.',
    10_800,
  ],
  [
    'A lovely rod, 12 mm in diameter and 70 mm long, which I believe suits our project nicely.',
    Math.PI * 36 * 70,
  ],
])

test('what may be a shape, a deed or a thing stays named', () => {
  for (const [prompt, word] of [
    ['A 30 mm cube of a surprising shape.', 'surprising'],
    ['A lovely 30 mm cube with scalloped sides.', 'scalloped'],
    ['I believe the 30 mm cube should be gnawed on top.', 'gnawed'],
    ['A 40 x 20 x 10 mm block which boasts a flibber.', 'flibber'],
  ] as const) {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, new RegExp(word, 'u'))
  }
})
