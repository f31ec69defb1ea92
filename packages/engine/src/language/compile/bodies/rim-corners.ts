/** A rim follows the corners of the plate it stands on: they were rounded before it is set there. */
import { EngineError } from '../../../errors.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'
import type { FeatureInput } from './bodies.ts'
import { need } from './dimensions.ts'

const rounded = (profile: Record<string, unknown>, cornerRadius: number): Record<string, unknown> =>
  cornerRadius > 0 ? { ...profile, cornerRadius } : profile

export function withRimCorners(
  features: readonly FeatureInput[],
  early: readonly FeatureInput[],
  stands: readonly Stand[],
): FeatureInput[] {
  const [worked, ...more] = early
  if (!worked) return [...features]
  return features.map((feature) => {
    const rim = stands.find(({ id, shape }) => id === feature.id && shape === 'border')
    if (!rim || feature.kind !== 'prism') return feature
    const { entity, dimensions } = rim
    if (worked.kind !== 'fillet' || more.length > 0 || worked.edges.some(({ near, face }) => near || face))
      throw new EngineError(
        'prompt_too_ambiguous',
        `I can only make ${quote(entity.item.text)} on a plate whose four corners are rounded alike.`,
      )
    const inside = tidy(worked.radius - need(dimensions, 'wall', entity))
    const { add, cut = [] } = feature.base
    return {
      ...feature,
      base: {
        add: add.map((profile) => rounded(profile, worked.radius)),
        cut: cut.map((profile) => rounded(profile, inside)),
      },
    } as FeatureInput
  })
}
