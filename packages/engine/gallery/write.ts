/** Short forms for writing plans by hand. */
import { PLAN_VERSION, type PlanInput } from '../src/plan/plan.ts'

export type FeatureInput = PlanInput['parts'][number]['features'][number]
export type PartInput = PlanInput['parts'][number]
export type MeasureInput = NonNullable<PlanInput['requirements']>[number]['measure']

/** What must measure so, as `[measure, value]` or `[measure, value, tolerance]`. */
export type Need = readonly [MeasureInput, number, number?]

export function requirements(needs: readonly Need[]): NonNullable<PlanInput['requirements']> {
  return needs.map(([measure, value, tolerance], index) => ({
    id: `need-${index + 1}`,
    says: `${measure.kind} ${value}`,
    measure,
    value,
    ...(tolerance === undefined ? {} : { tolerance }),
  }))
}

/** A plan of one part. */
export function single(
  name: string,
  features: FeatureInput[],
  needs: readonly Need[],
  part: Partial<PartInput> = {},
): PlanInput {
  return {
    version: PLAN_VERSION,
    name,
    parts: [{ id: 'part', name, features, ...part }],
    requirements: requirements(needs),
  }
}

export const extents = (x: number, y: number, z: number): Need[] => [
  [{ kind: 'extent', axis: 'x' }, x],
  [{ kind: 'extent', axis: 'y' }, y],
  [{ kind: 'extent', axis: 'z' }, z],
]

export const volume = (value: number, relative = 1e-6): Need => [{ kind: 'volume' }, value, value * relative]
