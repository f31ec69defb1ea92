import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import * as fc from 'fast-check'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { openTokenCounter, type TokenCounter } from '../../src/jobs/tokens.ts'

let count: TokenCounter
before(async () => {
  count = await openTokenCounter()
})

test('a sentence has the tokens that o200k gives it', () => {
  assert.equal(count('hello world'), 2)
  assert.equal(count(''), 0)
})

test('text without endless runs is counted exactly', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.slice(0, 60))
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const text = words.join(' a ')
      assert.equal(count(text), countTokens(text, { disallowedSpecial: new Set() }))
    }),
  )
})

test('special tokens in a prompt are plain text', () => {
  assert.ok(count('<|endoftext|>') > 1)
  assert.ok(count('a plate <|im_start|> 5 mm') > count('a plate 5 mm') + 1)
})

test('a merge never works on a run that is longer than some hundred characters', () => {
  for (const unit of ['a', '漢', '😀', '-', ' ', '\n', '/\n', 'a\u0301', '!\u0301', '\u200d', 'Aa', '0']) {
    const endless = unit.repeat(Math.ceil(5000 / unit.length))
    // Cut into pieces, it has the tokens of its pieces: linear in their number.
    const tokens = count(endless)
    assert.ok(tokens > 0 && tokens <= Buffer.byteLength(endless), `${JSON.stringify(unit)}: ${tokens}`)
  }
})
