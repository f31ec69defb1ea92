/** Parts told step by step, as a machinist would: what is built has the volume that the words come to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal, required } from './reading.ts'
import { GROOVES, NAMES, REMAINS, STACKS } from './steps.ts'
import { holdVolumes } from './volumes.ts'

holdVolumes([...GROOVES, ...NAMES, ...STACKS, ...REMAINS])

test('material that is said to be left must be left', () => {
  const { code, message } = refusal(
    'A block 60mm x 40mm x 30mm. Cut a rectangular pocket 40mm x 20mm into the top 20mm deep, leaving a 12mm wall.',
  )
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /12mm/u)
})

test('a body “at the base” is the lowest one, where nothing is called a base', () => {
  const prompt =
    'The flange is a disc 52 mm in diameter and 7 mm thick, at the base. A shaft 16 mm in diameter and 33 mm long rises from the center of the flange.'
  assert.deepEqual(
    required(prompt).toSorted((a, b) => a - b),
    [7, 16, 33, 52],
  )
})

test('a flange is never the shaft that was told before it', () => {
  const prompt =
    'The shaft is 14 mm in diameter and 60 mm long. The flange is 38 mm in diameter and 5 mm thick and is at the bottom of the shaft.'
  assert.deepEqual(
    required(prompt).toSorted((a, b) => a - b),
    [5, 14, 38, 60],
  )
})

test('holes announced together are told one by one, each by its number', () => {
  const prompt =
    'A plate with a round hole and four mounting holes. The plate is 64 x 64 x 9 mm. There is a 22 mm hole through the center. There are four 5.5 mm holes, 8 mm from the edges.'
  assert.deepEqual(
    read(prompt).plan.parts[0]?.features.flatMap((feature) =>
      feature.kind === 'hole' ? [feature.diameter] : [],
    ),
    [22, 5.5],
  )
})

test('a hole goes on where another one ends', () => {
  const prompt =
    'The block is 40 x 30 x 25 mm. A 16 mm hole is cut 8 mm deep into the top, centered. A 9 mm hole continues through the rest of the block.'
  const holes = read(prompt).plan.parts[0]?.features.filter(({ kind }) => kind === 'hole')
  assert.deepEqual(
    holes?.map((hole) => hole.kind === 'hole' && hole.depth?.kind),
    ['blind', 'through'],
  )
})

test('the mouth of a countersink is measured where it is stated', () => {
  for (const said of ['with a 9 mm countersink', 'countersunk to 9 mm diameter'])
    assert.ok(
      read(`a 60 x 40 x 8 mm plate with a 5 mm hole ${said}`).plan.requirements.some(
        ({ measure, value }) => measure.kind === 'cone-diameter' && value === 9,
      ),
      said,
    )
})
