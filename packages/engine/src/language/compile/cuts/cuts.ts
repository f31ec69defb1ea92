/** Everything that is cut into the bodies, in the order that keeps each cut's face there to be found. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { RIM } from '../../worked/worked-edges.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { sharesOfCopies } from '../faces/copies.ts'
import { hostFace, roundHost } from '../faces/host-face.ts'
import { sharesOfSides } from '../faces/sides.ts'
import type { Stand } from '../faces/stand.ts'
import { allFaces, type Share, sharesOf } from '../families/pieces.ts'
import type { Ledger } from '../ledger.ts'
import { placeGuests } from '../scene/guests.ts'
import type { Scene } from '../scene/scene.ts'
import { assertOpen } from './buried.ts'
import type { Cut } from './cut.ts'
import { makeEdgeCutouts } from './edge-cutouts.ts'
import { isFaceGroove, makeFaceGrooves } from './face-grooves.ts'
import { makeFlats } from './flats.ts'
import { floorFace } from './floors.ts'
import { makeHole } from './holes.ts'
import { makeHoneycomb } from './honeycomb.ts'
import { makeKeyway } from './keyways.ts'
import { makePocket } from './openings.ts'
import { makeRadialHole } from './radial.ts'
import { settleReached } from './reached.ts'
import { makeRemovals } from './removals.ts'
import { isRimCut, makeRimCuts } from './rim-cuts.ts'
import { makeRing } from './rings.ts'
import { makeSlot } from './slots.ts'
import { makeText } from './text.ts'

/** Cuts with a face, places on it and a depth. */
export const CUTS: ReadonlySet<string> = new Set(['hole', 'slot', 'pocket'])

function makeCut(
  entity: Entity,
  stands: readonly Stand[],
  entities: readonly Entity[],
  cuts: readonly Cut[],
  ledger: Ledger,
  share?: Share,
): { cut: Cut; feature: FeatureInput; more?: FeatureInput[] } {
  const face = share?.face ?? floorFace(entity, cuts) ?? hostFace(entity, stands)
  if (entity.concept === 'pocket') {
    const corners = entities.find(
      (each) => each.concept === 'fillet' && each.host === entity && !each.manners.has(RIM),
    )
    return makePocket(share?.entity ?? entity, face, corners, ledger)
  }
  const detail = (concept: string): Entity | undefined =>
    entities.find(
      (each) =>
        each.concept === concept &&
        (each.of === entity || (each.of !== undefined && each.of === entity.group)) &&
        !(
          each.loose &&
          entities.some((other) => other !== each && other.concept === concept && other.of === entity)
        ),
    )
  if (entity.concept === 'slot') return makeSlot(share?.entity ?? entity, face, detail('counterbore'), ledger)
  return makeHole(
    share?.entity ?? entity,
    face,
    { counterbore: detail('counterbore'), countersink: detail('countersink') },
    cuts,
    ledger,
  )
}

/** The openings of one thing that was told: one, or one for each piece, side or copy that it is in. */
function openingsOf(entity: Entity, { stands, family }: Scene, entities: readonly Entity[]): Share[] {
  const pieces = sharesOf(entity, family?.built, stands[0] as Stand, entities)
  if (pieces.length > 0) return pieces
  const sides = sharesOfSides(entity, stands)
  return sides.length > 0 ? sides : sharesOfCopies(entity, stands)
}

export interface CutOut {
  cuts: Cut[]
  features: FeatureInput[]
  /** The faces that writing stands out of. */
  raised: SignedAxis[]
}

/** `channels` are made already, as bodies that are taken away. */
export function makeCuts(
  entities: readonly Entity[],
  channels: readonly Entity[],
  scene: Scene,
  ledger: Ledger,
): CutOut {
  const { stands, family } = scene
  const base = stands[0] as Stand
  const cuts: Cut[] = []
  const features: FeatureInput[] = []
  const rimCuts = entities.filter(isRimCut)
  const across = entities.filter((entity) => roundHost(entity, stands) !== undefined)
  const apart = new Set([...across, ...channels, ...rimCuts])
  settleReached(
    entities.filter((each) => CUTS.has(each.concept) && !apart.has(each)),
    stands,
  )
  const of = (concept: string): Entity[] => entities.filter((each) => each.concept === concept)
  for (const entity of entities.filter(({ concept }) => CUTS.has(concept))) {
    if (apart.has(entity)) continue
    const shares = openingsOf(entity, scene, entities)
    for (const share of shares.length > 0 ? shares : [undefined]) {
      const { cut, feature, more = [] } = makeCut(entity, stands, entities, cuts, ledger, share)
      cuts.push(cut)
      features.push(feature, ...more, ...placeGuests(entities, cut, scene, ledger))
    }
  }
  for (const entity of rimCuts) features.push(...makeRimCuts(entity, { stands, rimCuts, ledger }))
  for (const entity of of('keyway')) features.push(makeKeyway(entity, stands, cuts, ledger))
  for (const entity of of('edge cutout')) features.push(...makeEdgeCutouts(entity, stands, ledger))
  for (const entity of of('removal')) features.push(...makeRemovals(entity, stands, ledger))
  for (const entity of of('flat')) features.push(...makeFlats(entity, stands, ledger))
  for (const entity of of('groove')) {
    if (apart.has(entity)) continue
    if (isFaceGroove(entity)) features.push(...makeFaceGrooves(entity, stands, ledger))
    else features.push(...makeRing(entity, stands, ledger))
  }
  for (const entity of across) {
    const radial = makeRadialHole(entity, roundHost(entity, stands) as Stand, ledger)
    cuts.push(radial.cut)
    features.push(...radial.features)
  }
  for (const entity of of('honeycomb')) {
    const faces = allFaces(entity, family?.built, base, entities)
    for (const face of faces.length > 0 ? faces : [hostFace(entity, stands)])
      features.push(makeHoneycomb(entity, face, cuts, ledger))
  }
  const raised: SignedAxis[] = []
  for (const entity of of('text')) {
    const [piece] = allFaces(entity, family?.built, base, entities)
    const face = piece ?? hostFace(entity, stands)
    const text = makeText(entity, face, ledger)
    if (text.raised) raised.push(face.normal)
    features.push(text)
  }
  assertOpen(cuts, stands)
  return { cuts, features, raised }
}
