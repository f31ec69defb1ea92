/** Plans built for real and analysed by a runner that lets every fault through. */

import { billOfMaterials } from '../../src/bill-of-materials.ts'
import type { Brainstorm, BrainstormInput } from '../../src/brainstorm/brainstorm.ts'
import { brainstorm } from '../../src/brainstorm/brainstorm.ts'
import { createMeshCache } from '../../src/export/mesh-cache.ts'
import { assemble } from '../../src/kernel/assemble.ts'
import type { Body } from '../../src/kernel/body.ts'
import { buildPart } from '../../src/kernel/build/part.ts'
import { checkAssembly } from '../../src/kernel/interference.ts'
import { massProperties } from '../../src/kernel/mass-properties.ts'
import { STRATEGIES } from '../../src/kernel/strategy.ts'
import { verify } from '../../src/kernel/verify.ts'
import { readPrompt } from '../../src/language/read.ts'
import { parsePlan } from '../../src/plan/parse.ts'
import { PLAN_VERSION, type Plan, type PlanInput } from '../../src/plan/plan.ts'
import { oc } from '../kernel.ts'

const throwing = <T>(work: () => T): T => work()

type PartInput = PlanInput['parts'][number]
type Features = PartInput['features']

export const plan = (features: Features, part: Partial<PartInput> = {}, name = 'Test piece'): PlanInput => ({
  version: PLAN_VERSION,
  name,
  parts: [{ id: 'part', name, features, ...part }],
})

/** The mesh by which a STEP job is checked, and which its analysis is then given. */
const OF_A_STEP_JOB = 4

export function built(planned: Plan, prompt?: string, coarseness = OF_A_STEP_JOB): BrainstormInput {
  const bodies = new Map<string, Body>(
    planned.parts.map((part) => [part.id, buildPart(oc, part, { strategy: STRATEGIES[0], onFeature() {} })]),
  )
  const model = assemble(oc, planned, bodies)
  const findings = checkAssembly(oc, model, planned.relations)
  const weighed = massProperties(oc, model)
  const report = {
    requirements: verify({ oc, model }, planned.requirements),
    assumptions: planned.assumptions.map(({ says }) => says),
    massProperties: weighed,
    assembly: model.instances.length > 1 ? findings : undefined,
    billOfMaterials: billOfMaterials(model, weighed),
    words: [],
  }
  return { oc, model, plan: planned, prompt, report, meshes: createMeshCache(oc, coarseness) }
}

export const analysed = (document: PlanInput, prompt?: string, coarseness?: number): Brainstorm =>
  brainstorm(built(parsePlan(document), prompt, coarseness), throwing)

export const analysedPrompt = (prompt: string): Brainstorm =>
  brainstorm(built(readPrompt(prompt, { mode: 'standard' }).plan, prompt), throwing)

export const again = (input: BrainstormInput): Brainstorm => brainstorm(input, throwing)
