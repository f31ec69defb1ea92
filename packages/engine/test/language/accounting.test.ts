import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from '../../src/language/read.ts'
import { read, refusal } from './reading.ts'

test('every word of an accepted prompt is accounted for, with its place in the text', () => {
  const prompt =
    'Please make a sturdy 60 x 40 x 8 mm steel plate with four 5 mm holes 6 mm from the edges, for my bench.'
  const { uses } = read(prompt)
  for (const { span, text } of uses) assert.equal(prompt.slice(span[0], span[1]), text)
  assert.ok(uses.every(({ role }) => role !== 'not understood'))
  const roleOf = (word: string) => uses.find(({ text }) => text === word)?.role
  assert.equal(roleOf('plate'), 'used')
  assert.equal(roleOf('60 x 40 x 8 mm'), 'used')
  assert.equal(roleOf('steel'), 'used')
  assert.equal(roleOf('sturdy'), 'irrelevant')
  assert.equal(roleOf('bench'), 'irrelevant')
  assert.equal(roleOf('with'), 'grammar')
})

test('every requirement carries the words it came from', () => {
  const prompt = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges'
  for (const { words } of read(prompt).plan.requirements) {
    assert.ok(words)
    assert.equal(prompt.slice(words.span[0], words.span[1]), words.text)
  }
})

const NOT_UNDERSTOOD: readonly [prompt: string, quoted: RegExp][] = [
  ['something nice', /something nice/],
  ['a 60 x 40 x 8 plate with a flurble', /flurble/],
  ['a 60 x 40 x 8 plate with a 7 mm thingamajig', /7 mm/],
  ['a plate and 33 mm', /33 mm/],
  ['a 60 x 40 x 8 plate with a hole halfway between the corners', /halfway/],
  ['a vertical 60 x 40 x 8 plate', /vertical/],
  ['a 40 mm cube and a 20 mm sphere', /sphere/],
  ['two 40 mm cubes', /two/],
  ['a 40 x 30 x 20 mm block with a 5 mm hole through the side', /Which side/],
  ['a 60 x 40 x 8 plate with holes', /How many holes/],
  ['a 60 x 40 x 8 plate with 0 holes of 5 mm', /“0” holes cannot be made/],
  ['a 60 x 40 x 8 plate with a blind 5 mm hole', /How deep/],
  ['a 60 x 40 x 8 plate with the same height', /same/],
  ['a 60 x 40 x 8 plate with an M77 hole', /M77/],
]

for (const [prompt, quoted] of NOT_UNDERSTOOD)
  test(`“${prompt}” is refused, naming ${quoted.source}`, () => {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, quoted)
  })

test('a change to a part that was never described is refused', () => {
  for (const prompt of [
    'widen the hole to 8 mm',
    'move the slot 5 mm to the left',
    'make the plate thicker',
  ]) {
    assert.equal(refusal(prompt).code, 'prompt_too_ambiguous', prompt)
  }
  assert.match(refusal('enlarge the hole to 9 mm').message, /no part has been described/)
})

test('a prompt without a part is told what is missing', () => {
  for (const [prompt, says] of [
    ['Round the circled edge with a small fillet.', /no part has been described/],
    ['The slot is 4 mm wide but should be 6 mm.', /no part has been described/],
    ['chamfer all edges by 1 mm', /no part has been described/],
    ['make it bigger', /no part has been described/],
    ['two 6 mm holes 25 mm apart', /“holes” needs a part/],
    ['Create a quantum flux inverter', /“quantum flux inverter”/],
    ['Flumph', /“Flumph”/],
    ['hello', /“hello”/],
    ['🙂🙂', /Name a part/],
    ['12 mm', /Name a part/],
  ] as const) {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, says, prompt)
  }
})

const CONTRADICTIONS: readonly [prompt: string, first: RegExp, second: RegExp][] = [
  ['a plate 60 x 40 x 8 mm that is 10 mm thick', /8 mm/, /10 mm thick/],
  ['a sphere with a diameter of 20 mm and a radius of 15 mm', /diameter of 20 mm/, /radius of 15 mm/],
  ['a tube, outer diameter 40, inner diameter 30, wall thickness 8', /outer diameter 40/, /wall thickness 8/],
  ['a hex bar 20 mm across flats and 30 mm across corners, 50 mm long', /across flats/, /across corners/],
  [
    'a 60 x 40 x 8 plate with a 5 mm hole 10 mm from the left edge and 20 mm from the left edge',
    /10 mm from/,
    /20 mm from/,
  ],
  ['a 60 x 40 x 8 plate with three 5 mm holes at (10, 10) and (20, 10)', /three/, /\(10, 10\)/],
]

for (const [prompt, first, second] of CONTRADICTIONS)
  test(`“${prompt}” is refused with both statements`, () => {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'geometry_validation_failed')
    assert.match(message, first)
    assert.match(message, second)
  })

test('what is said twice alike is a confirmation', () => {
  const { plan } = read('a tube, outer diameter 40, inner diameter 30, wall thickness 5, 60 mm long')
  assert.equal(plan.requirements.length, 4)
  read('a sphere with a diameter of 30 mm and a radius of 15 mm')
})

test('a rough figure yields to an exact one but must be near it', () => {
  const { plan } = read(
    'a hexagonal prism 20 mm across corners, approximately 17.3 mm across flats, 10 mm tall',
  )
  assert.equal(
    plan.requirements.find(({ words }) => words?.text.includes('17.3'))?.tolerance !== undefined,
    true,
  )
  assert.equal(
    refusal('a hexagonal prism 20 mm across corners, approximately 12 mm across flats, 10 mm tall').code,
    'geometry_validation_failed',
  )
})

test('a stated tolerance reaches its requirement', () => {
  const { plan } = read('a rod 10 mm ± 0.05 mm in diameter and 40 mm long')
  assert.deepEqual(
    plan.requirements.map(({ tolerance }) => tolerance),
    [0.05, undefined],
  )
})

test('an impossible depth is refused with its numbers', () => {
  const { code, message } = refusal('a 40 x 40 x 10 block with a 5 mm hole 25 mm deep')
  assert.equal(code, 'geometry_validation_failed')
  assert.match(message, /25 mm/)
  assert.match(message, /10 mm/)
})

test('every mode reads a plain prompt alike', () => {
  const prompt = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges'
  const { plan } = read(prompt)
  assert.deepEqual(readPrompt(prompt, { mode: 'pro' }).plan, plan)
  assert.deepEqual(readPrompt(prompt, { mode: 'assembly' }).plan, plan)
})

test('every number tells which measurements it became', () => {
  const { uses } = read('a 75 x 50 x 9 mm plate with two 7 mm holes 40 mm apart')
  const became = (text: string) => uses.find((use) => use.text === text)?.became
  assert.equal(became('75 x 50 x 9 mm'), 'plate length 75 mm, plate width 50 mm, plate thickness 9 mm')
  assert.equal(became('7 mm'), 'hole diameter 7 mm')
  assert.match(became('two') ?? '', /2 holes/)
})

test('a word that is only thought of does not shift what the others became', () => {
  const { uses } = read(
    'Create a prism with a length of 90 mm, a width of 50 mm and a height of 24 mm. Cut out a smaller prism from the right side of it. The cutout should have the same width as the original, a length that is 1/3rd of the original length (30 mm) and a height of 12 mm.',
  )
  assert.ok(uses.every(({ role }) => role !== 'not understood'))
})

test('words that were put into others before they were read are told as well', () => {
  for (const prompt of [
    'A capsule, like a pill, 12 mm in diameter with fully round (hemispherical) ends. It measures 40 mm from tip to tip.',
    '1. Make a disc 70 mm in diameter and 6 mm thick.\n2. Drill six 5 mm holes on a 50 mm bolt circle.',
    'A solid staircase with four steps, 30 mm wide. Each step has an 18 mm deep tread and a 12 mm high riser.',
  ]) {
    const { uses } = read(prompt)
    for (const [word, at] of [...prompt.matchAll(/[\p{L}\p{N}]+/gu)].map(
      (match) => [match[0], match.index] as const,
    ))
      assert.ok(
        uses.some(({ span }) => span[0] < at + word.length && at < span[1]),
        `${word} in ${prompt}`,
      )
    const starts = uses.map(({ span }) => span[0])
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b),
    )
  }
  const { uses } = read('A capsule 12 mm in diameter with hemispherical ends, 40 mm long overall.')
  assert.ok(
    uses.some(({ text, became }) => text.includes('hemispherical') && became === 'read in other words'),
  )
})
