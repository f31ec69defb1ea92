/** Features from plain JSON, parsed by the plan's own schema, built by the table under test. */

import type { Body } from '../../src/kernel/body.ts'
import { type SolidKind, solidBuilders } from '../../src/kernel/build/solids/index.ts'
import { combine } from '../../src/kernel/combine.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import type { Site, Volume } from '../../src/kernel/site.ts'
import { type FeatureOf, feature as featureSchema } from '../../src/plan/features.ts'
import { bareSite, oc } from './measure.ts'

type Given = { kind: SolidKind } & Record<string, unknown>

export function buildVolume(given: Given, body?: Body): Volume {
  const feature = featureSchema.parse({ id: 'made', ...given }) as FeatureOf<SolidKind>
  const build = solidBuilders[given.kind] as (feature: FeatureOf<SolidKind>, site: Site) => Volume
  return build(feature, { ...bareSite(), body })
}

export const build = (given: Given, body?: Body): TopoDS_Shape[] => buildVolume(given, body).solids

export const bodyOf = (given: Given): Body =>
  combine(oc, undefined, 'add', build(given), { feature: 'made', simplify: true })

/** A sketch drawn out by 2 mm, so that half its volume is its area. */
export const plate = (sketch: unknown): TopoDS_Shape[] =>
  build({ kind: 'extrude', sketch, extent: { kind: 'length', length: 2 } })
