import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { SCHEMA_FILE, schemaText } from '../../../../scripts/plan-schema.ts'

test('docs/plan.schema.json is what the schema says today', async () => {
  assert.equal(await readFile(SCHEMA_FILE, 'utf8'), schemaText())
})
