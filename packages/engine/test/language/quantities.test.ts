import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuantities } from '../../src/language/quantities/quantities.ts'
import type { Quantity } from '../../src/language/quantities/quantity.ts'
import { normalise } from '../../src/language/text/normalise.ts'
import { segment } from '../../src/language/text/segment.ts'
import { tokenise } from '../../src/language/text/tokens.ts'

const quantities = (text: string): Quantity[] =>
  segment(tokenise(normalise(text))).flatMap((sentence) =>
    findQuantities(sentence.tokens, text).flatMap((piece) =>
      piece.kind === 'quantity' ? [piece.quantity] : [],
    ),
  )

const values = (text: string): number[][] =>
  quantities(text).map((quantity) => quantity.values.map(({ value }) => value))

const NOTATIONS: readonly [text: string, kind: Quantity['kind'], millimetres: readonly number[]][] = [
  ['5mm', 'length', [5]],
  ['5 millimetres', 'length', [5]],
  ['2.5 cm', 'length', [25]],
  ['0.2 m', 'length', [200]],
  ['3-inch', 'length', [76.2]],
  ['3"', 'length', [76.2]],
  ['1/4"', 'length', [6.35]],
  ['1 1/2 in', 'length', [38.1]],
  ['1-1/2 inch', 'length', [38.1]],
  ['½ inch', 'length', [12.7]],
  ['half an inch', 'length', [12.7]],
  ['two inch', 'length', [50.8]],
  ["2'", 'length', [609.6]],
  ['5\' 6"', 'length', [1676.4]],
  ['500 thou', 'length', [12.7]],
  ['0.75 units', 'length', [0.75]],
  ['1,250 mm', 'length', [1250]],
  ['250 µm', 'length', [0.25]],
  ['45°', 'angle', [45]],
  ['90-degree', 'angle', [90]],
  ['12', 'number', [12]],
  ['four', 'count', [4]],
  ['Ø12', 'marked', [12]],
  ['⌀ 12 mm', 'marked', [12]],
  ['R5', 'marked', [5]],
  ['60 x 40 x 8 mm', 'size', [60, 40, 8]],
  ['60×40×8mm', 'size', [60, 40, 8]],
  ['60 mm x 40 mm x 8 mm', 'size', [60, 40, 8]],
  ['60 by 40 by 8 millimetres', 'size', [60, 40, 8]],
  ['2 x 3 cm', 'size', [20, 30]],
  ['2 cm x 3', 'size', [20, 30]],
  ['1/2" x 3/4"', 'size', [12.7, 19.05]],
  ['80mm (X) x 40mm (Y) x 10mm (Z)', 'size', [80, 40, 10]],
  ['60L x 40W x 8H', 'size', [60, 40, 8]],
  ['0, 90, 180 and 270 degrees', 'list', [0, 90, 180, 270]],
  ['about 20 mm', 'length', [20]],
  ['20 mm ± 0.1 mm', 'length', [20]],
  ['20 mm +/- 0.1', 'length', [20]],
  ['X=66', 'coordinate', [66]],
  ['z = -3 mm', 'coordinate', [-3]],
  ['Z=0 to Z=5', 'range', [0, 5]],
  ['80%', 'ratio', [80]],
  ['70mmx45mm', 'size', [70, 45]],
  ['70x45cmx3cm', 'size', [700, 450, 30]],
  ['7"x4"x2"', 'size', [177.8, 101.6, 50.8]],
  ['12,5 mm', 'length', [12.5]],
  ['0,25mm', 'length', [0.25]],
  ['12,5 x 7,5 mm', 'size', [12.5, 7.5]],
  ['3 000 mm', 'length', [3000]],
  ['thirty-five mm', 'length', [35]],
  ['two hundred millimeters', 'length', [200]],
  ['one and a half inches', 'length', [38.1]],
  ['ninety degrees', 'angle', [90]],
  ['seventeen', 'count', [17]],
  ['18 mm +0.1/-0.3', 'length', [18]],
  ['D=24mm', 'length', [24]],
  ['h: 15', 'number', [15]],
  ['3 in x 2 in x 1/4 in', 'size', [76.2, 50.8, 6.35]],
  ['Ø8 x 30', 'size', [8, 30]],
  ['１５ｍｍ', 'length', [15]],
]

for (const [text, kind, expected] of NOTATIONS)
  test(`${text} is one ${kind} of ${expected.join(', ')}`, () => {
    const found = quantities(text)
    assert.equal(found.length, 1)
    assert.equal(found[0]?.kind, kind)
    assert.deepEqual(
      found[0]?.values.map(({ value }) => value),
      expected,
    )
  })

test('a number before "in diameter" keeps its millimetres', () => {
  assert.deepEqual(values('5 in diameter'), [[5]])
  assert.deepEqual(values('5 in in diameter'), [[127]])
})

test('a size said again in another unit is one quantity', () => {
  assert.deepEqual(values('3 mm (1/8") thick'), [[3]])
})

test('a tolerance and a rough size are kept with their quantity', () => {
  assert.equal(quantities('20 mm ± 0.1')[0]?.tolerance, 0.1)
  assert.equal(quantities('approximately 20 mm')[0]?.approximate, true)
})

test('points keep every combination of their signs', () => {
  const [found] = quantities('at (±10, ±5) and (0, 7.5)')
  assert.ok(found?.kind === 'points')
  assert.deepEqual(found.points, [
    [10, 5],
    [10, -5],
    [-10, 5],
    [-10, -5],
    [0, 7.5],
  ])
})

test('threads and standards are names, not sizes', () => {
  const kinds = (text: string): [string, string][] => quantities(text).map((q) => [q.kind, q.text])
  assert.deepEqual(kinds('M6'), [['thread', 'M6']])
  assert.deepEqual(kinds('M8x1.25 hole'), [['thread', 'M8x1.25']])
  assert.deepEqual(kinds('#8-32 UNC'), [['thread', '#8-32 UNC']])
  assert.deepEqual(kinds('4x M5'), [
    ['count', '4x'],
    ['thread', 'M5'],
  ])
  assert.deepEqual(kinds('to ISO 4762'), [['designation', 'ISO 4762']])
  assert.deepEqual(kinds('6061-T6 aluminium'), [['designation', '6061-T6']])
})

test('numbers that are names or measure other things are no sizes', () => {
  const kinds = (text: string): [string, string][] => quantities(text).map((q) => [q.kind, q.text])
  for (const text of [
    'DIN EN ISO 4014',
    'DIN912',
    'version 2.1',
    'v3',
    'zone 2',
    'grade 8.8',
    'IP67',
    '24V',
    '3000 rpm',
    '80 °C',
    '$15',
    'Fig. 3',
  ])
    assert.deepEqual(kinds(text), [['designation', text]], text)
  assert.deepEqual(kinds('16 H7'), [
    ['number', '16'],
    ['designation', 'H7'],
  ])
  // A dimension word or a further size makes it a size after all.
  assert.deepEqual(kinds('type 3 x 4 mm'), [['size', '3 x 4 mm']])
})

test('a weight is kept apart from names: it would have to be met', () => {
  const [weight] = quantities('weighing 5 kg')
  assert.ok(weight?.kind === 'designation' && weight.binding)
})

test('a comma between two listed numbers is no decimal sign', () => {
  assert.deepEqual(values('at 10,20 mm'), [[10], [20]])
  assert.deepEqual(values('(10,5)'), [[10, 5]])
})

test('"20 in CAD" is twenty, "20 in long" is inches', () => {
  assert.deepEqual(values('20 in CAD'), [[20]])
  assert.deepEqual(values('20 in long'), [[508]])
})

test('spans point into the prompt as it was typed', () => {
  const text = 'a plate ½ inch thick and 60×40 wide'
  for (const { span, text: said } of quantities(text)) assert.equal(text.slice(span[0], span[1]), said)
  assert.deepEqual(
    quantities(text).map((quantity) => quantity.text),
    ['½ inch', '60×40 wide'],
  )
})
