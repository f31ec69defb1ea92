/** Builds one part: its features in order, each applied to what the ones before it left. */
import { EngineError } from '../../errors.ts'
import type { Feature, FeatureKind, FeatureOf } from '../../plan/features.ts'
import type { Part } from '../../plan/plan.ts'
import type { Body } from '../body.ts'
import { combine } from '../combine.ts'
import { isFatal, kernelMessage } from '../exceptions.ts'
import type { Occt } from '../occt.ts'
import { simplifyBody } from '../simplify.ts'
import type { Site, Volume } from '../site.ts'
import type { Strategy } from '../strategy.ts'
import { bodyBuilders } from './bodies/index.ts'
import { buildFolded } from './features/build-folded.ts'
import { foldFeatures } from './features/fold.ts'
import { featureBuilders } from './features/index.ts'
import { machineBuilders } from './machine/index.ts'
import { threadBody } from './machine/thread-body.ts'
import { solidBuilders } from './solids/index.ts'

type VolumeBuilders = { [K in FeatureKind]?: (feature: FeatureOf<K>, site: Site) => Volume }
type BodyBuilders = { [K in FeatureKind]?: (feature: FeatureOf<K>, site: Site) => Body }

const volumes: VolumeBuilders = { ...solidBuilders, ...machineBuilders, ...featureBuilders }
const bodies: BodyBuilders = { ...bodyBuilders, thread: threadBody }

export interface BuildOptions {
  strategy: Strategy
  /** Called as each feature is begun, with how many are done. */
  onFeature?: (done: number, of: number) => void
}

export function buildPart(oc: Occt, part: Part, { strategy, onFeature }: BuildOptions): Body {
  const site: Site = { oc, strategy, body: undefined, volumes: new Map() }
  const steps = foldFeatures(part.features)
  steps.forEach((step, done) => {
    onFeature?.(done, steps.length)
    const feature = 'folded' in step ? step.solid : step
    site.body = namingFeature(oc, feature, () =>
      'folded' in step ? buildFolded(step, site) : apply(step, site),
    )
  })
  if (!site.body) throw new EngineError('internal_error', `${part.id}: nothing was built`)
  return strategy.simplify === 'last' ? simplifyBody(oc, site.body) : site.body
}

function apply<K extends FeatureKind>(feature: FeatureOf<K>, site: Site): Body {
  const buildBody = bodies[feature.kind]
  if (buildBody) return buildBody(feature, site)
  const buildVolume = volumes[feature.kind]
  if (!buildVolume)
    throw new EngineError('internal_error', `${feature.id}: no builder for ${feature.kind}`, feature.id)
  const volume = buildVolume(feature, site)
  site.volumes.set(feature.id, volume)
  return combine(site.oc, site.body, volume.operation, volume.solids, {
    feature: feature.id,
    simplify: site.strategy.simplify === 'each',
  })
}

/** A kernel exception becomes a failure that names the feature; what is fatal to the worker goes on as it is. */
function namingFeature(oc: Occt, feature: Feature, build: () => Body): Body {
  try {
    return build()
  } catch (error) {
    if (error instanceof EngineError || isFatal(error)) throw error
    const message = kernelMessage(oc, error)
    if (message === undefined) throw error
    throw new EngineError(
      'code_generation_failed',
      `${feature.label ?? feature.id}: the kernel could not make this ${feature.kind} (${message})`,
      feature.id,
    )
  }
}
