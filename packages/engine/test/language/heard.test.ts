/** A way of speaking is looked for only where the words that it needs are heard, in whatever form they are said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { where } from '../../src/language/text/heard.ts'
import { readItems } from '../../src/language/text/items.ts'
import { normalise } from '../../src/language/text/normalise.ts'
import { segment } from '../../src/language/text/segment.ts'
import { tokenise } from '../../src/language/text/tokens.ts'

const sentencesOf = (prompt: string) =>
  segment(tokenise(normalise(prompt)), prompt).map((sentence) => readItems(sentence, prompt))

function isAsked(needs: string | readonly string[], prompt: string): boolean {
  let asked = false
  where(needs, (sentences) => {
    asked = true
    return sentences
  })(sentencesOf(prompt))
  return asked
}

const ASKED: [needs: string | readonly string[], prompt: string][] = [
  ['flat|groove', 'A shaft with a flat.'],
  ['feature:hole', 'A plate. It has four bores.'],
  ['solid:cylinder', 'Two cylindars.'],
  [' # from ', 'A hole 10 mm from the left edge.'],
  [['feature:hole', 'corner'], 'A plate with holes. They are in the corners.'],
  [' ordinal:', 'The second one is taller.'],
]
for (const [needs, prompt] of ASKED)
  test(`${[needs].flat().join(' and ')} is heard in "${prompt}"`, () =>
    assert.equal(isAsked(needs, prompt), true))

const NOT_ASKED: [needs: string | readonly string[], prompt: string][] = [
  ['pulley|sheave', 'A plate with a hole.'],
  [['feature:hole', 'corner'], 'A plate with holes.'],
  [' rod ', 'A hole of the product.'],
]
for (const [needs, prompt] of NOT_ASKED)
  test(`${[needs].flat().join(' and ')} is not heard in "${prompt}"`, () =>
    assert.equal(isAsked(needs, prompt), false))

test('what is not asked leaves the sentences as they are, and what is asked may change them', () => {
  const sentences = sentencesOf('A plate with a slot.')
  const drop = (): never[] => []
  assert.equal(where('pulley', drop)(sentences), sentences)
  assert.deepEqual(where('slot', drop)(sentences), [])
})
