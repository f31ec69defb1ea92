/** "four arms extend from the hub at 45, 135, 225 and 315 degrees": as many places as there are of them, whatever noun stands nearer. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Place, Placed } from './place.ts'

const isMany = (entity: Entity | undefined): boolean => (entity?.count?.value ?? 1) > 1

/** How many places one statement gives. */
function placesIn(place: Place): number {
  if (place.kind === 'angles' || place.kind === 'coordinates') return place.values.length
  return place.kind === 'points' ? place.quantity.points.length : 1
}

export function countedBy(
  { mentions, entities }: Context,
  { place, from }: Placed,
  direct: Entity | undefined,
): Entity | undefined {
  // "spaced 45 degrees apart" is said of several, however many.
  const spread = place.kind === 'every'
  const places = spread ? 2 : placesIn(place)
  const fits = (entity: Entity | undefined): boolean =>
    spread ? isMany(entity) : entity?.count?.value === places
  if (places < 2) return undefined
  if (fits(direct)) return spread ? undefined : direct
  const counted = mentions.findLast((mention) => mention.head < from && fits(entities.get(mention)))
  return counted && entities.get(counted)
}
