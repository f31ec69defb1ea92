import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openEngine } from '../../src/engine.ts'
import type { DesignMode } from '../../src/request.ts'

const engine = await openEngine({ workers: 1 })
after(() => engine.close())

const made = (prompt: string, mode: DesignMode) =>
  engine.generate({ source: { kind: 'prompt', prompt, mode }, format: 'STL', preview: false })

test('pro builds the reading that holds where the likeliest contradicts itself', async () => {
  const prompt = 'A disc 50 mm in diameter with a boss 18 mm in diameter on top, 6 mm thick and 14 mm tall.'
  const standard = await made(prompt, 'standard')
  assert.ok(!standard.ok)
  assert.equal(standard.error.code, 'geometry_validation_failed')
  const pro = await made(prompt, 'pro')
  assert.ok(pro.ok)
  const volume = Math.PI * (25 ** 2 * 6 + 9 ** 2 * 14)
  assert.ok(Math.abs(pro.report.massProperties.total.volume - volume) < 1e-3 * volume)
})

test('where no reading holds, the job fails with what is wrong with the likeliest, and progress never falls back', async () => {
  const prompt = 'a 40 x 40 x 10 mm block with a 5 mm hole 25 mm deep'
  const fractions: number[] = []
  const pro = await engine.generate(
    { source: { kind: 'prompt', prompt, mode: 'pro' }, format: 'STL', preview: false },
    { onProgress: ({ fraction }) => fractions.push(fraction) },
  )
  assert.ok(!pro.ok)
  assert.match(pro.error.message, /25 mm/u)
  assert.deepEqual(
    fractions,
    fractions.toSorted((a, b) => a - b),
  )
})
