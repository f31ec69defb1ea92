import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gallery } from '../../gallery/index.ts'
import { openEngine } from '../../src/engine.ts'
import { outputFormats } from '../../src/export/index.ts'
import type { PlanInput } from '../../src/plan/plan.ts'

const named = (name: string): PlanInput => {
  const found = gallery.find((plan) => plan.name === name)
  assert.ok(found, `${name} is not in the gallery`)
  return found
}
const time = new Date('2026-01-02T03:04:05Z')
const [first, second] = await Promise.all([openEngine({ workers: 1 }), openEngine({ workers: 1 })])
after(() => Promise.all([first.close(), second.close()]))

for (const name of ['Mounting plate', 'Spur gear', 'Bolted plate', 'Shelled enclosure'])
  for (const format of outputFormats)
    test(`${name} as ${format} has the same bytes from a fresh kernel and from one that has done other work`, async () => {
      const request = { source: { kind: 'plan' as const, document: named(name) }, format, preview: true }
      await first.generate({ ...request, source: { kind: 'plan', document: named('Flange') } })
      const [a, b] = [await first.generate(request, { time }), await second.generate(request, { time })]
      assert.ok(a.ok && b.ok)
      assert.deepEqual(Buffer.from(a.file.bytes), Buffer.from(b.file.bytes))
      assert.equal(a.preview?.svg, b.preview?.svg)
    })
