import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { EngineError } from '../../src/errors.ts'
import { ExpressionError, evaluate } from '../../src/plan/expression.ts'
import { resolveFormulas } from '../../src/plan/formulas.ts'
import { fc } from '../property.ts'

const unknown = (name: string): number => {
  throw new ExpressionError(`no ${name}`)
}
const value = (text: string) => evaluate(text, unknown)

const VALUES: Record<string, number> = {
  '1 + 2 * 3': 7,
  '(1 + 2) * 3': 9,
  '10 - 4 - 3': 3,
  '24 / 4 / 2': 3,
  '2 ^ 3 ^ 2': 512,
  '-2 ^ 2': -4,
  '2 ^ -1': 0.5,
  '2 * -3': -6,
  '--4': 4,
  '.5 + 1. + 1e2': 101.5,
  'min(3, 1, 2) + max(4, 5)': 6,
  'sqrt(2 ^ 2 + 12)': 4,
  'sin(30)': Math.sin(Math.PI / 6),
  'sin(180) + cos(90)': 0,
  'tan(45)': 1,
  'abs(-3) + round(2.5) + round(-2.5) + floor(1.9) + ceil(1.1)': 6,
  'pi * 2': 2 * Math.PI,
}

for (const [text, expected] of Object.entries(VALUES)) {
  test(`${text} is ${expected}`, () =>
    assert.ok(Math.abs(value(text) - expected) < 1e-12, String(value(text))))
}

const FAULTS: Record<string, RegExp> = {
  '': /missing/,
  '1 +': /missing/,
  '(1 + 2': /"\)" is missing/,
  '1 2': /not expected/,
  '1 / 0': /divides by zero/,
  'sqrt(-1)': /not a finite number/,
  'tan(90)': /not a finite number/,
  '10 ^ 400': /not a finite number/,
  'eval(1)': /no function "eval"/,
  'sqrt(1, 2)': /takes 1 numbers, not 2/,
  'a.b': /cannot be read/,
  '1; 2': /cannot be read/,
  constructor: /no constructor/,
  [`${'('.repeat(60)}1${')'.repeat(60)}`]: /nested deeper/,
  ['-'.repeat(60)]: /nested deeper/,
  [`1${' + 1'.repeat(200)}`]: /longer than 500/,
}

for (const [text, expected] of Object.entries(FAULTS)) {
  test(`"${text.slice(0, 20)}" is refused: ${expected.source}`, () => {
    assert.throws(
      () => value(text),
      (error) => error instanceof ExpressionError && expected.test(error.message),
    )
  })
}

test('random expressions give what JavaScript gives', () => {
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 5 },
      fc.double({ min: 0, max: 1000, noNaN: true }).map(String),
      fc
        .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
        .map((all) => all.join(' ')),
      tie('expression').map((inner) => `(${inner})`),
      tie('expression').map((inner) => `- (${inner})`),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `min(${a}, ${b})`),
      tie('expression').map((inner) => `abs(${inner})`),
    ),
  }))
  fc.assert(
    fc.property(
      expression.filter((text) => text.length <= 500),
      (text) => {
        const { min, abs } = Math
        const expected: unknown = runInNewContext(text, { min, abs })
        let found: number | undefined
        try {
          found = value(text)
        } catch (error) {
          assert.ok(error instanceof ExpressionError)
          return
        }
        assert.equal(found, (expected as number) + 0)
      },
    ),
    { numRuns: 500 },
  )
})

const withParameters = (parameters: Record<string, unknown>, rest: object = {}) => ({
  parameters: Object.entries(parameters).map(([name, given]) => ({ name, value: given, unit: 'mm' })),
  ...rest,
})

test('a formula anywhere in the document becomes its number', () => {
  const resolved = resolveFormulas(
    withParameters({ length: 100, wall: '=length / 20' }, { parts: [{ size: ['=length / 2 - wall', 3] }] }),
  )
  assert.deepEqual(resolved, withParameters({ length: 100, wall: 5 }, { parts: [{ size: [45, 3] }] }))
})

test('text that begins with = stays text, and a thread depth is still a number', () => {
  const texts = { name: '=a', label: '=a', says: '=a', text: '=a', why: '=a', designation: '=a' }
  const document = withParameters({ a: 2 }, { ...texts, thread: { designation: '=M', depth: '=a * 4' } })
  assert.deepEqual(
    resolveFormulas(document),
    withParameters({ a: 2 }, { ...texts, thread: { designation: '=M', depth: 8 } }),
  )
  assert.deepEqual(resolveFormulas({ thread: '=M8' }), { thread: '=M8' })
})

const refused = (document: unknown, expected: RegExp) =>
  assert.throws(
    () => resolveFormulas(document),
    (error) =>
      error instanceof EngineError &&
      error.code === 'geometry_validation_failed' &&
      expected.test(error.message),
  )

test('a cycle of parameters is refused and names its round', () => {
  refused(withParameters({ a: '=b + 1', b: '=c', c: '=a' }), /parameters\[0\]\.value: .*a → b → c → a/)
  refused(withParameters({ a: '=a' }), /"a" depends on itself: a → a/)
})

test('an unknown parameter is refused by name and place', () => {
  refused({ parts: [{ size: ['=depth'] }] }, /parts\[0\]\.size\[0\]: .*there is no parameter "depth"/)
})

test('a parameter that is given twice, or is no number, has no value', () => {
  const twice = {
    parameters: [
      { name: 'a', value: 1 },
      { name: 'a', value: 2 },
    ],
    x: '=a',
  }
  refused(twice, /"a" is given twice/)
  refused(withParameters({ b: '=c', c: 'three' }), /"c" is not a number/)
})

test('a chain of a thousand parameters in order is worked out', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`p${index}`, index === 0 ? 1 : `=p${index - 1} + 1`]),
  )
  const resolved = resolveFormulas(withParameters(chain, { last: '=p999' })) as { last: number }
  assert.equal(resolved.last, 1000)
})

test('documents that are far too deep or too large are refused', () => {
  let deep: unknown = 1
  for (let level = 0; level < 5000; level += 1) deep = [deep]
  refused(deep, /deeper than 40/)
  refused({ parts: Array.from({ length: 1_000_001 }, () => 0) }, /more than 1000000 values/)
})
