/** A pattern is not tried where a text lacks its words; where it fits, it must be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayHold } from '../../src/language/text/needed.ts'
import { fc } from '../property.ts'

const RULED_OUT: [pattern: RegExp, text: string][] = [
  [/(?:cut|drill)(?:s|ed)? through (?:the|both) walls?/u, 'a hole is drilled into the wall'],
  [/(?<=# )(?:thick|deep)(?= and )/u, 'a plate # wide and # long'],
  [/(?:fillets?|chamfers?|bevels?) on all edges/u, 'with holes on all edges'],
  [/cent(?:er|re)s? of gravity/u, 'the middle of the plate'],
  [/\( (?:inner|outer) \)/u, 'a ring ( of # )'],
]
for (const [pattern, text] of RULED_OUT)
  test(`${pattern} is not asked of "${text}"`, () => assert.equal(mayHold(text, pattern), false))

const ASKED: [pattern: RegExp, text: string][] = [
  [/(?:very )?small(?:er)? holes?/u, 'two smaller holes'],
  [/(?:deep|wide)?(?: groove){0,2}slot/u, 'a slot'],
  [/e+nd(?:s|ing){1,2} here/u, 'it ends here'],
  [/(?<!no )fillets|(?:without )?rounds/u, 'all the rounds'],
  [/^(?!flat)(?<kind>[a-z\]]+)\b plate\.?$/u, 'square plate'],
  [/a\/b \[c\] (?:d|\p{Lu}|\u{78})/u, 'a/b [c] x'],
  [/(?<a>rib|web) and \k<a>bing/u, 'rib and ribbing'],
]
for (const [pattern, text] of ASKED)
  test(`${pattern} is asked of "${text}"`, () => {
    assert.match(text, pattern)
    assert.equal(mayHold(text, pattern), true)
  })

test('whatever fits a pattern made by chance is asked for it', () => {
  const word = fc.constantFrom('plate', 'hole', 'the', 'slot ', 'wide', 'deep', '#', 'ring')
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      word,
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => a + b),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{2}', '{0,3}'))
        .map(([a, n]) => `(?:${a})${n}`),
      fc.tuple(tie('pattern'), fc.constantFrom('=', '!', '<=', '<!')).map(([a, kind]) => `(?${kind}${a})`),
    ),
  }))
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(''))
  fc.assert(
    fc.property(pattern, text, (source, told) => {
      const made = new RegExp(source, 'u')
      fc.pre(made.test(told))
      assert.equal(mayHold(told, made), true)
    }),
    { numRuns: 3000 },
  )
})
