/** Whatever is typed, the reader answers with a plan or with an EngineError, and soon. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { readPrompt } from '../../src/language/read.ts'
import { fc } from '../property.ts'

const LONGEST_MS = 3000

function survives(prompt: string): void {
  // Of the processor, not of the clock: other tests run beside this one.
  const start = process.cpuUsage()
  try {
    const { plan, uses } = readPrompt(prompt, { mode: 'standard' })
    assert.ok(plan.parts.length > 0)
    assert.ok(uses.every(({ role }) => role !== 'not understood'))
  } catch (error) {
    if (!(error instanceof EngineError))
      throw new Error(`${JSON.stringify(prompt)} → ${String(error)}`, { cause: error })
    assert.ok(error.message.length > 20)
  }
  const { user, system } = process.cpuUsage(start)
  const spent = (user + system) / 1000
  assert.ok(spent < LONGEST_MS, `${Math.round(spent)} ms for ${JSON.stringify(prompt.slice(0, 80))}`)
}

const WORDS = [
  ...'a an the plate block cube cylinder tube ring sphere cone boss hole holes slot pocket fillet fillets chamfer'.split(
    ' ',
  ),
  ...'with and of on in at from to by for each all four two 5 12 0 -3 1/4 60x40x8 60 x 40 mm cm inch " Ø12 R5 M6 45°'.split(
    ' ',
  ),
  ...'long wide tall thick deep diameter radius top bottom left edge edges corner corners centre bolt circle apart'.split(
    ' ',
  ),
  ...', . ; : ( ) = ± % - (10,20) X=5 tapped countersunk counterbored not without rounded square hex same'.split(
    ' ',
  ),
]

test('random words of the trade never break it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => survives(words.join(' '))),
    { numRuns: 1500 },
  )
})

const SENTENCES = [
  'Start with a 90 x 60 x 12 mm block, centered at the origin.',
  'Cut a 40 x 20 mm pocket 6 mm deep into the top face.',
  'Drill an M6 tapped hole in each corner, 8 mm from the edges.',
  'A cylindrical boss 20 mm in diameter rises 15 mm from the center of the plate (Z=12 to Z=27).',
  'Six holes of 5.5 mm are equally spaced on a 48 mm bolt circle at 0, 60, 120, 180, 240 and 300 degrees.',
  'The second cylinder has the same height but half the diameter of the first one.',
  'Round the vertical edges with R4; chamfer the top edge 1 x 45°.',
  'Make sure that everything lines up, and make 3 of them in 6061-T6 aluminium.',
  'Ein Zylinder mit 20 mm Durchmesser, un cube de 12,5 mm, 一个直径20毫米的圆柱体.',
  '- Height: 20 mm\n- Width = 3/4"\n1) number_teeth=20 (±0.1)',
]

test('slices and shuffles of real sentences never break it', () => {
  const words = SENTENCES.flatMap((sentence) => sentence.split(' '))
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: 1, maxLength: 40 }), (some) =>
      survives(some.join(' ')),
    ),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(
      fc.shuffledSubarray(SENTENCES, { minLength: 1 }),
      fc.nat(300),
      fc.nat(300),
      (some, from, length) => survives(some.join(' ').slice(from, from + length)),
    ),
    { numRuns: 300 },
  )
})

test('random text of any alphabet never breaks it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => survives(text)),
    { numRuns: 500 },
  )
})

test('five thousand characters of anything come back in time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 900, maxLength: 1200 }), (words) =>
      survives(words.join(' ').slice(0, 5000)),
    ),
    { numRuns: 10 },
  )
  for (const piece of [
    'a',
    '1',
    '1/',
    '1-',
    '1,',
    '1.',
    '1x',
    '(1,',
    '"',
    '60 x ',
    'of ',
    'diameter ',
    'a.b.',
    '1 mm, ',
    '((',
    '- ',
    'hole ',
    'plate, ',
    'of the plate ',
  ])
    survives(piece.repeat(Math.floor(5000 / piece.length)))
})

test('sizes of any magnitude are built as stated or refused with a reason', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (a, b) => survives(`a cylinder ${a.toFixed(4)} mm in diameter and ${b.toFixed(4)} mm tall`),
    ),
    { numRuns: 200 },
  )
})
