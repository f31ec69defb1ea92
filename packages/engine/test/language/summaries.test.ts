import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const kinds = (prompt: string): string[] => featuresOf(prompt).map(({ kind }) => kind)

const assumed = (prompt: string): string =>
  read(prompt)
    .plan.assumptions.map(({ says }) => says)
    .join(' | ')

test('an opening without sizes is read as a description of what the steps make, and listed', () => {
  const prompt =
    'This is a bar with a funky outline.\n\n1. The bar is 70mm x 30mm x 8mm.\n\n2. Cut a 20mm x 10mm rectangle from the top left corner, all the way through.'
  assert.deepEqual(kinds(prompt), ['box', 'box'])
  assert.match(assumed(prompt), /“This is a bar with a funky outline” is read as a description/u)
  assert.deepEqual(
    kinds(
      'Picture a two-tier podium. The larger block is 70 x 50 x 8 mm. The smaller block is 40 x 30 x 12 mm and sits centered on top of the larger one.',
    ),
    ['box', 'box'],
  )
})

test('what an opening names and nothing makes is still refused', () => {
  assert.equal(
    refusal(
      'This is a funky bar with six slots.\n\n1. The bar is 70mm x 30mm x 8mm.\n\n2. Drill a 5mm hole through the center.',
    ).code,
    'prompt_too_ambiguous',
  )
  assert.equal(
    refusal(
      'This is a funky tapped plate with threads.\n\n1. The plate is 70mm x 30mm x 8mm.\n\n2. Drill a 5mm hole through the center.',
    ).code,
    'prompt_too_ambiguous',
  )
})

test('a shape that an opening promises is not passed over as a name', () => {
  for (const word of ['curved', 'twisted', 'knurled', 'corrugated'])
    assert.match(refusal(`This is a ${word} bar. The bar is 70 x 30 x 8 mm.`).message, new RegExp(word, 'u'))
})

test('how many are announced is checked against what is told', () => {
  const cake = (count: string): string =>
    `A ${count}-tiered cake shape. The first disc is 90mm in diameter and 12mm thick. The second disc is 60mm in diameter and 12mm thick. It sits on the first disc.`
  assert.deepEqual(kinds(cake('two')), ['cylinder', 'cylinder'])
  assert.equal(refusal(cake('four')).code, 'prompt_too_ambiguous')
})

test('talk about the telling is no part of it', () => {
  assert.deepEqual(
    kinds(
      "This part looks like a bobbin. I'll walk you through it. Make a disc 40 mm in diameter and 5 mm thick. Drill an 8 mm hole through its center.",
    ),
    ['cylinder', 'hole'],
  )
})

test('the sum of holes at the end is checked, and makes none', () => {
  const disc = (count: string): string =>
    `Here's how I'd build this spacer: start with a disc 44mm in diameter and 6mm thick. Drill a 16mm hole through the middle. Then drill three 4mm holes on a 30mm bolt circle. That's ${count} holes total.`
  assert.deepEqual(kinds(disc('four')), ['cylinder', 'hole', 'hole'])
  assert.equal(refusal(disc('six')).code, 'prompt_too_ambiguous')
})

test('a plural or “at each end” in a summary is not met by a single one', () => {
  assert.equal(
    refusal(
      'This is a funky bar with slots. The bar is 70 x 30 x 8 mm. A slot 20 mm long and 5 mm wide is in the center.',
    ).code,
    'prompt_too_ambiguous',
  )
})

test('a refusal names what is at fault, and no words of a title that was set aside', () => {
  const { message } = refusal(
    'Clevis with a round tail.\n\n1. Begin with a 30 x 30 x 50 mm block.\n2. Cut a slot down from the top face, 12 mm wide and 30 mm deep, along Y.\n3. On the bottom face of the block add a cylinder 16 mm in diameter and 25 mm long, frobbing down.',
  )
  assert.match(message, /“frobbing”/u)
  assert.doesNotMatch(message, /Clevis|tail/u)
})
