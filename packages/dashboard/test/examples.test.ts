/** What Create offers to begin from works: made by the real kernel, every stated size measured. */
import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { type Engine, openEngine } from '@cadwright/engine'
import { EXAMPLES } from '../src/screens/create/examples.ts'

suite('the examples of Create', () => {
  let engine: Engine
  before(async () => {
    engine = await openEngine({ workers: 1 })
  })
  after(() => engine.close())

  for (const { name, prompt, mode } of EXAMPLES.flatMap(({ examples }) => examples)) {
    test(`${name} is made as it says`, async () => {
      const made = await engine.generate({
        source: { kind: 'prompt', prompt, mode },
        format: 'STEP',
        preview: false,
      })
      assert.ok(made.ok, made.ok ? '' : made.error.message)
      assert.ok(made.report.requirements.length > 0)
      assert.deepEqual(
        made.report.requirements.filter(({ pass }) => !pass),
        [],
      )
    })
  }
})
