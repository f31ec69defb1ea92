/** Slots with round ends, plain or with a wider mouth. */

import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import type { Entity, SaidPlace } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf, need } from '../bodies/dimensions.ts'
import { type Face, onFace } from '../faces/stand.ts'
import { layOut } from '../layout/layout.ts'
import { all } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { type Cut, depthOf, find, positionsOf } from './cut.ts'
import { requireCount, requirePlacesOfWalls, requireWalls } from './openings.ts'

/** A slot by one of its round ends lies half the distance of its centres beside it. */
function placesOf(entity: Entity, along: AxisName, centres: number, ledger: Ledger): SaidPlace[] {
  return entity.places.flatMap(({ place, items }): SaidPlace[] => {
    if (place.kind === 'along' && !place.ofRow) return []
    if (place.kind !== 'end') return [{ place, items }]
    ledger.assume('slot-end', `The slot runs from the middle towards +${along}, as no direction was given`)
    const span = items[0]?.span ?? [0, 0]
    const value = impliedValue(centres / 2, 'length', span)
    return [{ place: { kind: 'shift', distance: value, toward: `+${along}` }, items }]
  })
}

function isTurned(entity: Entity, face: Face, length: number): boolean {
  const ways = all(entity.places, 'along').map(({ place }) => place)
  const own = ways.find(({ ofRow }) => !ofRow)
  if (own) return own.axis === face.v
  const pitch = entity.places.map(({ place }) => place).find((place) => place.kind === 'apart')
  // Longer than they are apart, they lie across their row.
  return ways.some(({ axis }) => axis === face.u) && pitch !== undefined && length > pitch.distance.value
}

/** A wider slot about the same centres. */
function mouthOf(
  entity: Entity,
  { face, laid, id }: Cut,
  across: 'u' | 'v',
  ledger: Ledger,
): { width: number; depth: number } {
  const dimensions = dimensionsOf(entity)
  const [width, depth] = [need(dimensions, 'diameter', entity), need(dimensions, 'depth', entity)]
  const index = { x: 0, y: 1, z: 2 } as const
  const [top, floor] = [0, depth].map((inward) => onFace(face, laid.positions[0] as Point2, inward))
  for (const { dimension, given } of dimensions.stated) {
    const wide = dimension !== 'depth'
    const axis = (wide ? face[across] : face.normal[1]) as AxisName
    const middle = top?.[index[axis]] ?? 0
    const [from, to] = wide ? [middle - width / 2, middle + width / 2] : [floor?.[index[axis]] ?? 0, middle]
    ledger.require({
      name: `${id}-counterbore-${dimension}`,
      says: `slot counterbore ${wide ? `width ${millimetres(width)}` : `depth ${millimetres(depth)}`}`,
      measure: { kind: 'levels', axis, from: Math.min(from, to), to: Math.max(from, to) },
      value: wide ? width : depth,
      source: sourceOf(given),
      tolerance: toleranceOf(given, wide ? width : depth),
    })
  }
  return { width, depth }
}

export function makeSlot(
  entity: Entity,
  face: Face,
  counterbore: Entity | undefined,
  ledger: Ledger,
): { cut: Cut; feature: FeatureInput } {
  const dimensions = dimensionsOf(entity)
  const [length, width] = [need(dimensions, 'length', entity), need(dimensions, 'width', entity)]
  const id = ledger.name('slot')
  const turned = isTurned(entity, face, length)
  const laid = layOut({
    entity: { ...entity, places: placesOf(entity, turned ? face.v : face.u, length - width, ledger) },
    face,
    width: length,
    extent: turned ? [width, length] : [length, width],
  })
  const cut: Cut = { entity, id, face, laid, diameter: 0, ...depthOf(entity, dimensions, face, ledger) }
  const across = turned ? 'u' : 'v'
  const mouth = counterbore && mouthOf(counterbore, cut, across, ledger)
  const inward = ((mouth?.depth ?? 0) + cut.depth) / 2
  requirePlacesOfWalls(cut, turned ? [width, length] : [length, width], ledger, {
    axis: turned ? face.v : face.u,
    inward,
  })
  requireCount(cut, turned ? [width, length] : [length, width], ledger)
  requireWalls(cut, dimensions, { width: [across, width], radius: [across, width] }, ledger)
  const [u, v] = laid.positions[0] as Point2
  const reach = length / 2
  const ends: [Point2, Point2] = turned
    ? [
        [u, v - reach],
        [u, v + reach],
      ]
    : [
        [u - reach, v],
        [u + reach, v],
      ]
  for (const dimension of ['length', 'centres']) {
    const given = find(dimensions, dimension)
    if (!given) continue
    // The round ends are nearest to each other where they leave the straight walls: at their centres' distance.
    ledger.require({
      name: `${id}-${dimension}`,
      says: `slot length ${millimetres(length)} (${millimetres(length - width)} between its centres)`,
      measure: { kind: 'distance', between: [onFace(face, ends[0], inward), onFace(face, ends[1], inward)] },
      value: length - width,
      source: sourceOf(given),
    })
  }
  for (const dimension of dimensions.assumed)
    ledger.assume(
      `${id}-${dimension}`,
      `The ${dimensions.sizes.says[dimension]} is ${millimetres(need(dimensions, dimension, entity))}, as none was given`,
    )
  const feature = {
    kind: 'slot',
    id,
    face: face.selector,
    positions: positionsOf(cut),
    length,
    width,
    ...(turned ? { angleDeg: 90 } : {}),
    ...(mouth ? { counterbore: mouth } : {}),
    depth: cut.through ? { kind: 'through' } : { kind: 'blind', depth: cut.depth },
  } as FeatureInput
  return { cut, feature }
}
