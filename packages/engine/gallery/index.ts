/**
 * Plans that together use every profile, solid, feature, machine element and measure the plan can say. They are the
 * engine's test pieces: each is built, measured, exported and opened by other programs.
 */
import type { PlanInput } from '../src/plan/plan.ts'
import { assemblyPlans } from './assemblies.ts'
import { bodyPlans } from './bodies.ts'
import { featurePlans } from './features.ts'
import { holePlans } from './holes.ts'
import { machinePlans } from './machines.ts'
import { profilePlans } from './profiles.ts'
import { solidPlans } from './solids.ts'

export const gallery: readonly PlanInput[] = [
  ...profilePlans,
  ...solidPlans,
  ...holePlans,
  ...featurePlans,
  ...bodyPlans,
  ...machinePlans,
  ...assemblyPlans,
]

/** A file name for a plan. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
