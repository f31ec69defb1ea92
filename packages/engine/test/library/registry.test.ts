/** The table of families as a whole. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FAMILIES } from '../../src/library/families/registry.ts'

test('no noun names two families', () => {
  const owners = new Map<string, string>()
  for (const { id, forms } of FAMILIES)
    for (const form of forms.flatMap(([list]) => list.split('|'))) {
      const other = owners.get(form)
      assert.ok(other === undefined || other === id, `“${form}” names a ${other} and a ${id}`)
      owners.set(form, id)
    }
})

test('each family has a name of its own', () => {
  assert.equal(new Set(FAMILIES.map(({ id }) => id)).size, FAMILIES.length)
})

test('every word a family speaks of is a dimension of it', () => {
  for (const { id, dimensions, portions = {}, bare, sequence = {} } of FAMILIES) {
    const named = [
      ...Object.values(portions).flatMap(({ words, bare: lone, count, sequence: sizes = {} }) => [
        ...Object.values(words).flatMap((word) => word.split('|')),
        ...(lone?.split('|') ?? []),
        ...(count ? [count] : []),
        ...Object.values(sizes).flat(),
      ]),
      ...(bare?.split('|') ?? []),
      ...Object.values(sequence).flat(),
    ]
    for (const name of named) assert.ok(name in dimensions, `${id}: ${name}`)
  }
})
