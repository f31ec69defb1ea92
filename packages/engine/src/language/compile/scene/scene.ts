/** The bodies, each placed by what stands already. */
import type { DesignMode } from '../../../request.ts'
import type { Remain } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { channelOf, channelsOf } from '../cuts/channels.ts'
import { sizeByRemains } from '../cuts/remains.ts'
import type { Stand } from '../faces/stand.ts'
import { type PlacedFamily, placeFamily } from '../families/family.ts'
import type { Ledger } from '../ledger.ts'
import { placeGussets } from './gussets.ts'
import { placeBody, type Set_ } from './place.ts'

export interface Scene {
  /** The first is the base, which the others are placed by. */
  stands: Stand[]
  features: FeatureInput[]
  /** What was placed together, as one thing told. */
  sets: Set_[]
  family: PlacedFamily | undefined
}

const join = (scene: Scene, set: Set_): void => {
  scene.sets.push(set)
  scene.stands.push(...set.stands)
  scene.features.push(...set.features)
}

export function placeBodies(
  bodies: readonly Entity[],
  gussets: readonly Entity[],
  told: { remains: readonly Remain[]; mode: DesignMode; untouched: boolean },
  ledger: Ledger,
): Scene {
  const scene: Scene = { stands: [], features: [], sets: [], family: undefined }
  const { stands, features } = scene
  for (const entity of bodies) {
    if (entity.family) {
      const alone = bodies.length === 1
      const family = placeFamily(entity, entity.family, stands, ledger, told.mode, told.untouched, alone)
      stands.push(family.stand)
      features.push(...family.built.features)
      scene.family = family
      continue
    }
    if (stands[0]) sizeByRemains([entity], told.remains, stands[0])
    join(scene, placeBody(entity, stands, ledger))
  }
  for (const entity of gussets) {
    const set = placeGussets(entity, stands, ledger)
    stands.push(...set.stands)
    features.push(...set.features)
  }
  return scene
}

/** Channels are bodies too, which are taken away from those that stand. */
export function placeChannels(channels: readonly Entity[], scene: Scene, ledger: Ledger): void {
  for (const entity of channels)
    for (const channel of channelsOf(entity))
      join(scene, placeBody(channelOf(channel, scene.stands, ledger), scene.stands, ledger))
}
