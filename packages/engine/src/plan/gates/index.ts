/**
 * Gates before any geometry: a plan that contradicts itself is refused in words, with both sides and their numbers.
 * A gate speaks only when it is certain; what arithmetic cannot know is left to the kernel and the measurements.
 */
import { EngineError } from '../../errors.ts'
import { stagesOf } from '../envelope.ts'
import type { Feature } from '../features.ts'
import type { Part, Plan } from '../plan.ts'
import { broken } from './broken-edges.ts'
import { depths } from './depths.ts'
import { diameters } from './diameters.ts'
import { directions } from './directions.ts'
import { drilled } from './drilled.ts'
import { fits } from './fits.ts'
import type { FeatureGate, FitGate, PlanGate } from './gate.ts'
import { layouts, spacing } from './layouts.ts'
import { machine } from './machine.ts'
import { paths } from './paths.ts'
import { patterns, repetitions } from './repetitions.ts'
import { requirements } from './requirements.ts'
import { roundHosts } from './round-hosts.ts'
import { shells } from './shells.ts'
import { sketches } from './sketches.ts'

/** What every later gate takes for granted. */
const FIRST_GATES: readonly PlanGate[] = [directions]
const PLAN_GATES: readonly PlanGate[] = [requirements]
const FEATURE_GATES: readonly FeatureGate[] = [
  sketches,
  diameters,
  drilled,
  machine,
  layouts,
  paths,
  repetitions,
]
const FIT_GATES: readonly FitGate[] = [fits, depths, spacing, roundHosts, broken, shells, patterns]

interface Problem {
  feature?: string
  says: string
}

const LISTED_PROBLEMS = 10

function inFeature(plan: Plan, part: Part, feature: Feature, says: string): Problem {
  const label = feature.label === undefined ? '' : ` (${feature.label})`
  const where = plan.parts.length > 1 ? `${part.id}, ` : ''
  return { feature: feature.id, says: `${where}${feature.id}${label}: ${says}` }
}

function* asWhole(plan: Plan, gates: readonly PlanGate[]): Generator<Problem> {
  for (const gate of gates) for (const says of gate(plan)) yield { says }
}

function* byThemselves(plan: Plan): Generator<Problem> {
  yield* asWhole(plan, PLAN_GATES)
  for (const part of plan.parts) {
    for (const feature of part.features) {
      for (const gate of FEATURE_GATES) {
        for (const says of gate(feature)) yield inFeature(plan, part, feature, says)
      }
    }
  }
}

function* againstTheirHosts(plan: Plan): Generator<Problem> {
  for (const part of plan.parts) {
    for (const stage of stagesOf(part)) {
      for (const gate of FIT_GATES) {
        for (const says of gate(stage)) yield inFeature(plan, part, stage.feature, says)
      }
    }
  }
}

function refuseAny(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  const lines = problems.slice(0, LISTED_PROBLEMS).map(({ says }) => says)
  if (problems.length > lines.length) lines.push(`and ${problems.length - lines.length} more`)
  throw new EngineError('geometry_validation_failed', lines.join('\n'), first.feature)
}

/** Throws an EngineError that names both sides of every contradiction; hosts are looked at once features make sense. */
export function checkPlan(plan: Plan): void {
  refuseAny([...asWhole(plan, FIRST_GATES)])
  refuseAny([...byThemselves(plan)])
  refuseAny([...againstTheirHosts(plan)])
}
