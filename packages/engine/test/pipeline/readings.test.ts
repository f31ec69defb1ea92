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

test('what the first reader asks about, or finds contradicting, may be plain to the reader of prose where it is told in steps', async () => {
  const steps = [
    'This is a turned part.',
    '1. Make a cylinder 50mm in diameter and 60mm long along the Z axis.',
    '2. Cut a groove around the cylinder that’s 5mm wide and 3mm deep. The groove starts 20mm from the bottom.',
    '3. Cut a hole 20mm in diameter from the top that’s 30mm deep.',
  ]
  const standard = await made(steps.join('\n\n'), 'standard')
  assert.ok(standard.ok)
  const volume = Math.PI * (25 ** 2 * 60 - (25 ** 2 - 22 ** 2) * 5 - 10 ** 2 * 30)
  assert.ok(Math.abs(standard.report.massProperties.total.volume - volume) < 1e-3 * volume)
})

test('what no reader can build fails with what the first one says', async () => {
  const steps = [
    'This is a block with a hole.',
    '1. Make a block 40mm (X) x 40mm (Y) x 10mm (Z).',
    '2. Cut a hole 5mm in diameter in its center, 25mm deep.',
  ]
  const standard = await made(steps.join('\n\n'), 'standard')
  assert.ok(!standard.ok)
  assert.match(standard.error.message, /25 ?mm/u)
})
