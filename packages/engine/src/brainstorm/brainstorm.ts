/** The design analysis of a finished job (interface specification 2.2), drawn from its plan and its solid. */
import { isFatal } from '../kernel/exceptions.ts'
import { designComponents } from './components.ts'
import { optimalGeometry } from './geometry.ts'
import { keyFeatures } from './key-features.ts'
import { materialRecommendations } from './materials/recommend.ts'
import type { BrainstormInput } from './subject.ts'
import { type Attempt, suggestions } from './suggestions.ts'

export type { BrainstormInput } from './subject.ts'

/** The names are those of the interface. Every field is always present. */
export interface Brainstorm {
  project_name: string
  key_features: string[]
  design_components: string[]
  optimal_geometry: string
  material_recommendations: string
  suggestions: string[]
}

/**
 * An analysis must not cost a user the part that was made for them: what cannot be said is left out. Only after a trap,
 * when the kernel's memory cannot be trusted any more, the failure goes on.
 */
const leaveOut: Attempt = (work) => {
  try {
    return work()
  } catch (error) {
    if (isFatal(error)) throw error
    return undefined
  }
}

export function brainstorm(input: BrainstormInput, attempt: Attempt = leaveOut): Brainstorm {
  const { name } = input.plan
  const assumed = input.plan.assumptions.map(({ says }) => says)
  return {
    project_name: name,
    key_features: attempt(() => keyFeatures(input)) ?? [name],
    design_components: attempt(() => designComponents(input)) ?? [name],
    optimal_geometry: attempt(() => optimalGeometry(input)) ?? name,
    material_recommendations:
      attempt(() => materialRecommendations(input)) ?? 'No recommendation could be made.',
    suggestions: attempt(() => suggestions(input, attempt)) ?? assumed,
  }
}
