/** A thing that is not made here is refused by its name; a mistyped name is put right and told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'

for (const [prompt, name] of [
  ['a spiral bevel gear with 24 teeth', 'spiral bevel gear'],
  ['a ball screw 300 mm long', 'ball screw'],
  ['a disc spring with an outer diameter of 40 mm', 'disc spring'],
  ['a ring nut M20', 'ring nut'],
  ['a cone bearing', 'cone bearing'],
  ['a pipe union', 'pipe union'],
  ['a tube cutter', 'tube cutter'],
  ['a pistol', 'pistol'],
] as const)
  test(`“${prompt}” is refused by its name`, () => {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.ok(name.split(' ').some((word) => message.includes(word)))
  })

test('nouns that only say again what the part is change nothing', () => {
  for (const prompt of [
    'a box enclosure 90 x 60 x 30 mm',
    'a ring washer M8',
    'a disc wheel 80 mm in diameter',
  ])
    assert.ok(read(prompt).plan.parts.length > 0, prompt)
})

test('what a mistyped part was read as is told', () => {
  const told = read('a sprocet with 15 teeth').plan.assumptions.map(({ says }) => says)
  assert.ok(told.includes('“sprocet” is read as “sprocket”'))
})
