/** What the analysis is drawn from: the plan, the finished solid and its measures. */
import type { MeshCache } from '../export/mesh-cache.ts'
import type { Model } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import type { Part, Plan } from '../plan/plan.ts'
import type { Report } from '../report.ts'

export interface BrainstormInput {
  oc: Occt
  model: Model
  plan: Plan
  /** Undefined where a plan came without words. */
  prompt: string | undefined
  report: Report
  meshes: MeshCache
}

/** How often each part stands in the model, with what the plan and the scales say of it. */
export interface CountedPart {
  part: Part
  count: number
  properties: Report['massProperties']['parts'][number]
}

export function countedParts({ plan, model, report }: BrainstormInput): CountedPart[] {
  return plan.parts.flatMap((part) => {
    const properties = report.massProperties.parts.find(({ id }) => id === part.id)
    const count = model.instances.filter((instance) => instance.part.id === part.id).length
    return properties && count > 0 ? [{ part, count, properties }] : []
  })
}

export const isAssembly = ({ model }: BrainstormInput): boolean => model.instances.length > 1
