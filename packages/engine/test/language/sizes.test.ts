import assert from 'node:assert/strict'
import { test } from 'node:test'
import { singular } from '../../src/language/lexicon/lexicon.ts'
import { isOneSlip } from '../../src/language/lexicon/spelling.ts'
import { shapeSizes } from '../../src/language/shapes/bodies.ts'
import { type Statement, solveSizes } from '../../src/language/sizes/sizes.ts'
import { featuresOf } from './reading.ts'

const said = (word: string, value: number): Statement => ({
  word,
  value,
  text: `${word} ${value}`,
  span: [0, 0],
  approximate: false,
  tolerance: undefined,
})

const solve = (shape: Parameters<typeof shapeSizes>[0], statements: Statement[]) =>
  solveSizes({ name: shape, sizes: shapeSizes(shape), linear: [], fixed: {}, typical: {}, statements })

test('any two of outer diameter, inner diameter and wall give the third', () => {
  const pairs = [
    [said('outerDiameter', 40), said('innerDiameter', 30)],
    [said('outerDiameter', 40), said('wall', 5)],
    [said('innerDiameter', 30), said('wall', 5)],
    [said('outerRadius', 20), said('innerRadius', 15)],
  ]
  for (const pair of pairs) {
    const { values } = solve('tube', [...pair, said('length', 100)])
    assert.deepEqual(
      ['diameter', 'innerDiameter', 'wall', 'height'].map((dimension) => values.get(dimension)),
      [40, 30, 5, 100],
    )
  }
})

test('a cone is fixed by its angle as well as by its height', () => {
  const { values } = solveSizes({
    name: 'cone',
    sizes: shapeSizes('cone'),
    linear: [],
    fixed: { topDiameter: 0 },
    typical: {},
    statements: [said('diameter', 40), said('angle', 60)],
  })
  assert.ok(Math.abs((values.get('height') ?? 0) - 20 * Math.sqrt(3)) < 1e-6)
})

test('words that could mean the same side are told apart by what else is said', () => {
  const of = (...statements: Statement[]) => {
    const { values } = solve('box', statements)
    return [values.get('x'), values.get('y'), values.get('z')]
  }
  assert.deepEqual(of(said('length', 3), said('width', 2), said('height', 1)), [3, 2, 1])
  assert.deepEqual(of(said('width', 3), said('depth', 2), said('height', 1)), [3, 2, 1])
  assert.deepEqual(of(said('length', 3), said('width', 2), said('depth', 1)), [3, 2, 1])
  assert.deepEqual(of(said('width', 3), said('height', 2), said('thickness', 1)), [3, 2, 1])
})

test('what is left open gets a default and is listed', () => {
  const { assumed } = solve('round', [said('diameter', 10)])
  assert.deepEqual(assumed, ['height'])
})

test('one slip of the finger is a slip, two are another word', () => {
  for (const [word, typed] of [
    ['diameter', 'diamter'],
    ['diameter', 'diameeter'],
    ['diameter', 'diamater'],
    ['diameter', 'daimeter'],
  ] as const)
    assert.ok(isOneSlip(typed, word), typed)
  assert.ok(!isOneSlip('diametre', 'diameters'))
})

test('plurals are brought to the singular', () => {
  assert.deepEqual(
    ['holes', 'boxes', 'edges', 'radii', 'vertices', 'bosses', 'torus', 'pins'].map(singular),
    ['hole', 'box', 'edge', 'radius', 'vertex', 'boss', 'torus', 'pin'],
  )
})

test('two sizes of a box are the two that no word names', () => {
  for (const [prompt, size] of [
    ['a bar 140 mm long with a cross section of 18 by 24 mm', [140, 18, 24]],
    ['a 50 x 6 mm strip, 180 mm long', [180, 50, 6]],
    ['a block 36 mm wide, 70 x 22 mm', [70, 36, 22]],
    ['a plate 90 x 60, 7 thick', [90, 60, 7]],
  ] as const) {
    const [box] = featuresOf(prompt)
    assert.deepEqual(box?.kind === 'box' && box.size, size, prompt)
  }
})
