/** Words that stand on the part: what they say, where, how large, sunk or raised. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { made } from '../library/family-cases.ts'
import { featuresOf, read, refusal } from './reading.ts'

const textOf = (prompt: string) => {
  const text = featuresOf(prompt).find(({ kind }) => kind === 'text')
  assert.ok(text?.kind === 'text')
  return text
}

test('the marks, the noun and the deed may stand in any order', () => {
  for (const prompt of [
    'A 70 x 30 x 4 mm plate with the text "DOOR 3" engraved 0.8 mm deep',
    'A 70 x 30 x 4 mm plate, engraved 0.8 mm with “DOOR 3”',
    "A 70 x 30 x 4 mm plate with 'DOOR 3' engraved 0.8 mm deep on the top face",
  ]) {
    const { text, depth, raised, height } = textOf(prompt)
    assert.deepEqual([text, depth, raised, height], ['DOOR 3', 0.8, false, 12], prompt)
  }
})

test('in capitals it needs no marks', () => {
  const { text, raised, depth } = textOf('A 40 mm cube with the word BOX embossed 1.5 mm on the front face')
  assert.deepEqual([text, raised, depth], ['BOX', true, 1.5])
})

test('a deed that is told of another thing is not the writing’s', () => {
  const { raised } = textOf(
    'A 60 x 40 x 5 mm plate with a raised boss of 8 mm diameter and 3 mm height in the top left corner, 8 mm from the edges, and the text "NR 4"',
  )
  assert.equal(raised, false)
})

test('what is not told is chosen and said', () => {
  const says = read('A key tag with the name "Eva"')
    .plan.assumptions.map((each) => each.says)
    .join('\n')
  assert.match(says, /“Eva” is engraved, as nothing says that it stands out/u)
  assert.match(says, /letters are .* mm high, as that fits the face/u)
})

test('raised letters do not count to the size of the body, and their own sizes are measured', () => {
  const { plan } = read('A 60 x 24 x 3 mm plate with the text "HIT" raised 1 mm in 9 mm high letters')
  assert.deepEqual(
    plan.requirements.map(({ says }) => says).filter((says) => says?.startsWith('letters')),
    ['letters 1 mm raised', 'letters 9 mm high'],
  )
  assert.ok(made(plan) > 60 * 24 * 3)
})

test('marks around a word that is not to be written mean nothing', () => {
  assert.equal(
    featuresOf('A 40 x 20 x 3 mm "U" channel, 100 mm long').some(({ kind }) => kind === 'text'),
    false,
  )
})

test('writing without words, or whose height cannot be measured, is refused', () => {
  assert.match(refusal('A 60 x 24 x 3 mm plate with my name engraved').message, /name/u)
  assert.match(
    refusal('A 60 x 24 x 3 mm plate with the text "ooo" in letters 8 mm high').message,
    /height of the letters of “ooo” cannot be measured/u,
  )
})
