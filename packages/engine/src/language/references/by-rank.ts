/**
 * "the upper cylinder", "the larger one", of bodies that were told without such words: which of them that is follows from
 * what stands on what, and from their sizes.
 */

import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import type { Place } from '../places/place.ts'
import type { Item } from '../text/items.ts'

/** How high it stands, counted in bodies; nothing where that was not told. */
function levelOf(
  entity: Entity,
  bodies: readonly Entity[],
  path: readonly Entity[] = [],
): number | undefined {
  const on = entity.places.flatMap(({ place }) =>
    place.kind === 'on' && place.side[1] === 'z' ? [place.side] : [],
  )[0]
  const index = bodies.indexOf(entity)
  // "It sits on a plate": the plate that is told behind is what it stands on.
  const below = entity.host ?? (on ? bodies[index - 1] : undefined)
  if (!below || path.includes(entity))
    return index === 0 || bodies.some(({ host }) => host === entity) ? 0 : undefined
  const ground = levelOf(below, bodies, [...path, entity])
  return ground === undefined ? undefined : ground + (on === '-z' ? -1 : 1)
}

/** How wide a round body is. */
const widthOf = (entity: Entity): number | undefined =>
  shapeOf(entity) === 'round' ? dimensionsSoFar(entity)?.values.get('diameter') : undefined

type Rank = (entity: Entity, bodies: readonly Entity[]) => number | undefined

/** The side that a place names, where it names one. */
function sideOf(place: Place): SignedAxis | undefined {
  if (place.kind === 'flush' || place.kind === 'on' || place.kind === 'beside') return place.side
  if (place.kind === 'near') return place.sides.length === 1 ? place.sides[0] : undefined
  return place.kind === 'face' ? place.face : undefined
}

/** Farther in than any body is long. */
const FAR_MM = 1e6

/** How far along an axis it stands on what carries it, counted in sides: by its places alone. */
const alongAxis =
  (axis: AxisName): Rank =>
  ({ places }) => {
    const told = places.flatMap(({ place }): number[] => {
      const side = sideOf(place)
      if (side?.[1] === axis) return [side[0] === '-' ? -1 : 1]
      if (place.kind === 'from' && place.side?.[1] === axis)
        return [(place.side[0] === '-' ? -1 : 1) * (1 - place.distance.value / FAR_MM)]
      if (place.kind === 'centre' && (place.axis ?? axis) === axis) return [0]
      return []
    })
    return told.length === 1 ? told[0] : undefined
  }

/** What each word ranks by, and which end of that it means. */
const RANKS: Readonly<Record<string, { by: Rank; most: boolean }>> = {
  '+x': { by: alongAxis('x'), most: true },
  '-x': { by: alongAxis('x'), most: false },
  '+y': { by: alongAxis('y'), most: true },
  '-y': { by: alongAxis('y'), most: false },
  '+z': { by: levelOf, most: true },
  '-z': { by: levelOf, most: false },
  larger: { by: widthOf, most: true },
  smaller: { by: widthOf, most: false },
}

/** Of several that the words fit alike, the one that they can only mean. */
export function byRank(
  compatible: readonly Entity[],
  labels: readonly (readonly [string, Item])[],
  entities: readonly Entity[],
): readonly Entity[] {
  const [label] = labels.flatMap(([each]) => (each in RANKS ? [each] : []))
  const rank = label === undefined ? undefined : RANKS[label]
  if (!rank || label === undefined || compatible.length < 2) return compatible
  if (compatible.some(({ labels: own, cut, count }) => own.has(label) || cut || (count?.value ?? 1) > 1))
    return compatible
  const bodies = entities.filter((entity) => isOwnBody(entity) && !entity.loose)
  const ranked = compatible.map((entity) => ({ entity, value: rank.by(entity, bodies) }))
  const values = ranked.flatMap(({ value }) => value ?? [])
  if (values.length < ranked.length) return compatible
  const end = rank.most ? Math.max(...values) : Math.min(...values)
  const [only, ...more] = ranked.filter(({ value }) => value === end)
  return only && more.length === 0 ? [only.entity] : compatible
}
