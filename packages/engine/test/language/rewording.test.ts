/** Every family's part is the same solid in at least ten wordings: order, units, marks, moods, synonyms, a typing error. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FAMILIES } from '../../src/library/families/registry.ts'
import { orderOf, solidOf, wordingsOf } from './rewording.ts'

for (const family of FAMILIES)
  test(`ten wordings give one ${family.id}`, () => {
    const order = orderOf(family)
    const [plainest = '', ...others] = wordingsOf(order)
    assert.ok(others.length >= 10)
    const solid = solidOf(plainest)
    for (const wording of others) assert.deepEqual(solidOf(wording), solid, wording)
  })
