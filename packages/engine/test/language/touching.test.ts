/** Stretches of the prompt that touch: as asked one by one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Span } from '../../src/language/text/normalise.ts'
import { touching } from '../../src/language/text/touching.ts'
import { fc } from '../property.ts'

const span = fc.tuple(fc.nat(30), fc.nat(6)).map(([from, length]): Span => [from, from + length])

test('a stretch touches one of many where it touches any of them', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), span, (spans, [from, to]) => {
      const any = spans.some(([start, end]) => start < to && from < end)
      assert.equal(touching(spans)([from, to]), any)
    }),
    { numRuns: 3000 },
  )
})
