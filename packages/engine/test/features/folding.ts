/** Parts built with their features folded into the first solid, and the same parts built feature by feature. */
import assert from 'node:assert/strict'
import { type Body, ownersOf } from '../../src/kernel/body.ts'
import { bodyBuilders } from '../../src/kernel/build/bodies/index.ts'
import { buildFolded } from '../../src/kernel/build/features/build-folded.ts'
import { type FoldedFeature, type FoldedSolid, foldFeatures } from '../../src/kernel/build/features/fold.ts'
import { featureBuilders } from '../../src/kernel/build/features/index.ts'
import { solidBuilders } from '../../src/kernel/build/solids/index.ts'
import { combine } from '../../src/kernel/combine.ts'
import type { Site, Volume } from '../../src/kernel/site.ts'
import { describeSurface } from '../../src/kernel/surface.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import type { Feature } from '../../src/plan/features.ts'
import { dot, scale, subtract } from '../../src/plan/vector.ts'
import { oc } from '../kernel.ts'
import { siteOf } from './workshop.ts'

type Builder<T> = (feature: Feature, site: Site) => T
const volumeBuilders = { ...solidBuilders, ...featureBuilders } as Record<string, Builder<Volume>>
const wholeBuilders = bodyBuilders as Record<string, Builder<Body>>

export function isFolded(step: FoldedFeature | undefined): step is FoldedSolid {
  return step !== undefined && 'folded' in step
}

/** The feature's own builder, applied to what stands. */
export function applyTo(site: Site, feature: Feature): Body {
  const buildBody = wholeBuilders[feature.kind]
  if (buildBody) return buildBody(feature, site)
  const volume = volumeBuilders[feature.kind]?.(feature, site) as Volume
  site.volumes.set(feature.id, volume)
  return combine(oc, site.body, volume.operation, volume.solids, { feature: feature.id, simplify: true })
}

export function buildOneByOne(features: readonly Feature[]): Body {
  const site = siteOf(undefined)
  for (const feature of features) site.body = applyTo(site, feature)
  return site.body as Body
}

/** The folded solid, and the site it stands on for what comes after it. */
export function foldAndBuild(features: readonly Feature[]) {
  const [step, ...rest] = foldFeatures(features)
  assert.ok(isFolded(step))
  const site = siteOf(undefined)
  const body = buildFolded(step, site)
  site.body = body
  return { body, site, step, rest }
}

/** Each face as its owner, its surface and its place. */
export const faceList = (body: Body): string[] =>
  facesOf(oc, body.shape)
    .map((face) => {
      const surface = describeSurface(oc, face)
      const place =
        surface.kind === 'cylinder'
          ? [
              surface.radius,
              ...subtract(surface.origin, scale(surface.axis, dot(surface.origin, surface.axis))),
            ]
          : surface.kind === 'plane'
            ? [...surface.normal, dot(surface.origin, surface.normal)]
            : []
      return `${[...ownersOf(body, face)].join()} ${surface.kind} ${place.map((v) => v.toFixed(6).replace('-0.000000', '0.000000')).join(' ')}`
    })
    .toSorted()
