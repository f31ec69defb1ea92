/** What every family is held to: it is built from its name alone, each size is measured when it is stated alone, and wordings agree. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assemble } from '../../src/kernel/assemble.ts'
import type { Body } from '../../src/kernel/body.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { checkAssembly } from '../../src/kernel/interference.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import { massProperties, type WeighedBulk } from '../../src/kernel/mass-properties.ts'
import type { Model } from '../../src/kernel/model.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { verify } from '../../src/kernel/verify.ts'
import { familyNamed } from '../../src/library/families/registry.ts'
import { checkPlan } from '../../src/plan/gates/index.ts'
import type { Plan } from '../../src/plan/plan.ts'
import { oc } from '../kernel.ts'
import { read } from '../language/reading.ts'

export interface FamilyCase {
  family: string
  /** The name alone. */
  plain: string
  /** One prompt for each dimension, with nothing else stated (but what it needs to make sense). */
  stated: Readonly<Record<string, string>>
  /** Prompts that ask for the same part in other words. */
  alike: readonly string[]
  /** Volume of the part of the first wording, by formula or by another program, in cubic millimetres. */
  volume?: number
}

/** Builds the plan and holds it to its requirements. */
function modelOf(plan: Plan): Model {
  checkPlan(plan)
  const bodies = new Map<string, Body>(
    plan.parts.map((part) => [part.id, buildPart(oc, part, { strategy: STRATEGIES[0] })]),
  )
  const model = assemble(oc, plan, bodies)
  checkAssembly(oc, model, plan.relations)
  for (const { says, pass, measured } of verify({ oc, model }, plan.requirements))
    assert.ok(pass, `${says}: measured ${measured}`)
  return model
}

/** The volume of what the plan makes, each of its parts once. */
export const made = (plan: Plan): number =>
  modelOf(plan).parts.reduce((sum, { body }) => sum + volumeOf(oc, body.shape), 0)

/** What the report tells of the whole. */
export const solidOf = (plan: Plan): WeighedBulk => massProperties(oc, modelOf(plan)).total

/** What is built, without the names of things. */
const essence = (prompt: string): unknown =>
  JSON.parse(JSON.stringify(read(prompt).plan.parts.map(({ features, solids }) => ({ features, solids }))))

export function holdFamilies(cases: readonly FamilyCase[]): void {
  for (const { family, plain, stated, alike, volume } of cases) {
    test(`“${plain}” is built from its name alone`, () => {
      const { plan } = read(plain)
      assert.ok(made(plan) > 0)
      assert.ok(plan.assumptions.length > 0)
    })
    for (const [dimension, prompt] of Object.entries(stated))
      test(`“${prompt}” has its ${dimension} measured`, () => {
        const { plan } = read(prompt)
        const called = familyNamed(family)?.dimensions[dimension]?.says
        assert.ok(
          plan.requirements.some(({ says }) => says.startsWith(`${family} ${called} `)),
          `no requirement for the ${called}`,
        )
        made(plan)
      })
    const [first, ...others] = alike
    if (first)
      test(`${alike.length} wordings give one ${family}`, () => {
        for (const other of others) assert.deepEqual(essence(other), essence(first), other)
        const built = made(read(first).plan)
        if (volume !== undefined)
          assert.ok(Math.abs(built - volume) < 1e-4 * volume, `${built} instead of ${volume}`)
      })
  }
}
