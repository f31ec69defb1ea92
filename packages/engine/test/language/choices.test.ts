/** Ranges, proportions, numbers as a parts list writes them, and one unit for a whole prompt. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal, required } from './reading.ts'

const assumptions = (prompt: string): string =>
  read(prompt)
    .plan.assumptions.map(({ says }) => says)
    .join('; ')

const sizeOf = (prompt: string): unknown => (featuresOf(prompt)[0] as { size?: number[] }).size

test('of a range of sizes the middle is made, told, and measured to lie inside', () => {
  for (const said of ['6-8 mm thick', 'between 6 and 8 mm thick', '6 to 8 mm thick', 'about 6-8 mm thick']) {
    const prompt = `a plate 90 mm long, 40 mm wide and ${said}`
    assert.deepEqual(sizeOf(prompt), [90, 40, 7], said)
    assert.match(assumptions(prompt), /7 mm is made/u)
    const thickness = read(prompt).plan.requirements.find(({ says }) => /thickness/u.test(says))
    assert.equal(thickness?.tolerance, 1)
  }
})

test('of a range of numbers an even one is made and counted', () => {
  const prompt = 'a disc 120 mm in diameter and 10 mm thick with 5-8 holes of 6 mm on a 90 mm bolt circle'
  assert.ok(required(prompt).includes(6))
  assert.match(assumptions(prompt), /“5-8”, 6 is made/u)
})

test('what runs from one size to another is no choice', () => {
  const sizes = required('a cone tapering from 20 to 30 mm in diameter, 40 mm tall')
  for (const size of [30, 40]) assert.ok(sizes.includes(size))
})

test('a number in the manner of a parts list counts what was named before it', () => {
  for (const said of ['qty 4', 'qty: 4', '(x4)', '4 pcs', 'quantity 4', 'x4'])
    assert.ok(
      required(`a plate 90 x 50 x 6 mm with 5 mm holes ${said}, 8 mm from the edges`).includes(4),
      said,
    )
})

test('one size follows from another by their ratio', () => {
  assert.deepEqual(
    sizeOf('a block with a length to width ratio of 2:1, 50 mm long and 12 mm high'),
    [50, 25, 12],
  )
  assert.deepEqual(
    sizeOf('a block 30 mm wide and 12 mm high. The ratio of length to width is 1.5.'),
    [45, 30, 12],
  )
})

test('a ratio that the sizes contradict is refused', () => {
  const { code, message } = refusal(
    'a block 60 mm long, 40 mm wide and 12 mm high with a length to width ratio of 3:1',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /3:1/u)
})

test('a decimal comma may have two places', () => {
  assert.deepEqual(sizeOf('a block 12,75 mm long, 3,25 mm wide and 7,5 mm high'), [12.75, 3.25, 7.5])
})

test('where all units are inches a bare number is in inches, and a number of things stays one', () => {
  const prompt = 'a plate 5 inches long, 2 wide and 0.25 thick with 2 holes of diameter 0.5 spaced 3 apart'
  assert.deepEqual(sizeOf(prompt), [127, 50.8, 6.35])
  const values = required(prompt)
  for (const value of [2, 12.7, 76.2]) assert.ok(values.includes(value), String(value))
  assert.match(assumptions(prompt), /without a unit are in inch/u)
  assert.deepEqual(sizeOf('All dimensions in cm. A block 4 x 3 x 2.'), [40, 30, 20])
})

test('units that differ are not shared', () => {
  assert.deepEqual(sizeOf('a plate 2 inches long, 30 mm wide and 5 thick'), [50.8, 30, 5])
})
