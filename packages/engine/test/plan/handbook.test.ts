import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { feature } from '../../src/plan/features.ts'
import { profile } from '../../src/plan/profile.ts'
import { measure } from '../../src/plan/requirement.ts'
import { accepted } from './plans.ts'

const handbook = await readFile(new URL('../../../../docs/plan.md', import.meta.url), 'utf8')

test('the example of the handbook is a good plan', () => {
  const [, example = ''] = /```jsonc\n([\s\S]*?)```/.exec(handbook) ?? []
  accepted(JSON.parse(example.replaceAll(/^\s*\/\/.*$/gm, '')))
})

for (const [what, union] of Object.entries({ profile, feature, measure })) {
  test(`the handbook names every kind of ${what}`, () => {
    const kinds = union.options.map((option) => option.shape.kind.value)
    assert.deepEqual(
      kinds.filter((kind) => !handbook.includes(`\`${kind}\``)),
      [],
    )
  })
}
