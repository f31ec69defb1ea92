import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { gallery, slug } from '../../gallery/index.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { runPipeline } from '../../src/pipeline.ts'
import { relation } from '../../src/plan/assembly.ts'
import { feature } from '../../src/plan/features.ts'
import { layout, path, repetition } from '../../src/plan/layout.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import { profile } from '../../src/plan/profile.ts'
import { measure } from '../../src/plan/requirement.ts'
import { oc } from '../kernel.ts'

const build = (document: PlanInput) =>
  runPipeline(
    oc,
    { source: { kind: 'plan', document }, format: 'STEP', preview: false },
    { strategy: STRATEGIES[0], time: new Date(0), onProgress() {} },
  )

for (const document of gallery)
  test(`${document.name} is built, and every requirement measures as stated`, async () => {
    const { report } = await build(document)
    assert.equal(report.requirements.length, document.requirements?.length)
    for (const { says, pass, stated, measured } of report.requirements)
      assert.ok(pass, `${says}: stated ${stated}, measured ${measured}`)
  })

/** The values that a union's discriminating field can have. */
const kindsOf = (union: { options: readonly { shape: { kind: z.ZodLiteral } }[] }) =>
  union.options.map((option) => String(option.shape.kind.value))

/** Every value of a field called `kind` anywhere in the parsed plans. */
function kindsUsed(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) kindsUsed(item, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key === 'kind' && typeof item === 'string') found.add(item)
      kindsUsed(item, found)
    }
  return found
}

test('the gallery uses every profile, feature, layout, path, repetition, relation and measure there is', () => {
  const used = kindsUsed(gallery.map(parsePlan))
  for (const union of [profile, feature, layout, path, repetition, relation, measure])
    for (const kind of kindsOf(union)) assert.ok(used.has(kind), `${kind} is in no plan of the gallery`)
})

test('every plan of the gallery has a file name of its own', () => {
  assert.equal(new Set(gallery.map(({ name }) => slug(name))).size, gallery.length)
})
