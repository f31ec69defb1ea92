/** What a gate is: a pure function that tells the contradictions it sees, each with both of its numbers. */
import { EngineError } from '../../errors.ts'
import type { Stage } from '../envelope.ts'
import type { Feature, FeatureKind, FeatureOf } from '../features.ts'
import type { Plan } from '../plan.ts'

export type Contradictions = Iterable<string>

/** Looks at the whole plan. */
export type PlanGate = (plan: Plan) => Contradictions
/** Looks at one feature by itself. */
export type FeatureGate = (feature: Feature) => Contradictions
/** Looks at one feature and the part it finds. */
export type FitGate = (stage: Stage) => Contradictions

type PerKind<Rest extends unknown[]> = {
  [K in FeatureKind]?: (feature: FeatureOf<K>, ...rest: Rest) => Contradictions
}

/** A gate from a table with an entry for each kind of feature it judges. */
export const featureGate =
  (table: PerKind<[]>): FeatureGate =>
  (feature) =>
    (table[feature.kind] as FeatureGate | undefined)?.(feature) ?? []

export const fitGate =
  (table: PerKind<[Stage]>): FitGate =>
  (stage) =>
    (table[stage.feature.kind] as ((feature: Feature, stage: Stage) => Contradictions) | undefined)?.(
      stage.feature,
      stage,
    ) ?? []

/** A length as people write it. */
export const mm = (value: number): string => `${Number(value.toFixed(3))} mm`

/** Rounding of sums must not decide. */
export const NEARLY = 1e-6

/** The refusal of a calculation that the kernel's side makes too; anything but a refusal goes on upwards. */
export function* refusalOf(feature: Feature, attempt: () => unknown): Contradictions {
  try {
    attempt()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const { message } = error
    yield message.startsWith(`${feature.id}: `) ? message.slice(feature.id.length + 2) : message
  }
}
