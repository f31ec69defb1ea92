/** Two statements about one size must agree, and what is to be measured must be measurable. */
import type { Plan } from '../plan.ts'
import type { Measure, Requirement } from '../requirement.ts'
import type { Contradictions } from './gate.ts'

const toleranceOf = ({ tolerance, value }: Requirement): number =>
  tolerance ?? Math.max(1e-4 * Math.abs(value), 1e-3)

const said = ({ says, words, value }: Requirement): string => `"${words?.text ?? says}" (${value})`

/** The same text for the same measure, whatever order its fields were written in. */
function keyOf(measure: Measure, plan: Plan): string {
  const only = plan.parts.length === 1 && measure.kind !== 'clearance' ? { part: plan.parts[0]?.id } : {}
  const fields = Object.entries({ ...only, ...measure }).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function* contradictions(plan: Plan): Contradictions {
  const first = new Map<string, Requirement>()
  for (const requirement of plan.requirements) {
    // A part has many sizes somewhere.
    if (requirement.measure.kind === 'somewhere') continue
    const key = keyOf(requirement.measure, plan)
    const before = first.get(key)
    if (!before) first.set(key, requirement)
    else if (Math.abs(before.value - requirement.value) > toleranceOf(before) + toleranceOf(requirement)) {
      yield `${said(before)} and ${said(requirement)} speak of the same ${requirement.measure.kind}, and cannot both hold`
    }
  }
}

function* masses(plan: Plan): Contradictions {
  for (const { id, measure } of plan.requirements) {
    if (measure.kind !== 'mass') continue
    const weighed = plan.parts.filter((part) => measure.part === undefined || part.id === measure.part)
    for (const part of weighed) {
      if (!part.material) yield `${id} asks for a mass, and part "${part.id}" has no material with a density`
    }
  }
}

export function* requirements(plan: Plan): Contradictions {
  yield* contradictions(plan)
  yield* masses(plan)
}
