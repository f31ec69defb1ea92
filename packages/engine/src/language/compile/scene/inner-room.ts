/** The room inside of a hollow body, for what stands on its floor: how high it begins, and how far in from the outside. */
import { type Entity, isHollow } from '../../entity.ts'
import { ON_FLOOR } from '../../places/inside.ts'
import { openSides } from '../bodies/hollow.ts'
import type { Stand } from '../faces/stand.ts'

const standsWithin = (entity: Entity, { entity: host }: Stand): boolean =>
  entity.manners.has(ON_FLOOR) && isHollow(host) && openSides(host).includes('+z')

export const innerFloor = (entity: Entity, host: Stand): number | undefined =>
  standsWithin(entity, host)
    ? host.min[2] + (host.dimensions.values.get('floor') ?? host.dimensions.values.get('wall') ?? 0)
    : undefined

/** The walls stand between the corners of the body and those of its floor. */
export const wallBefore = (entity: Entity, host: Stand | undefined): number =>
  host && standsWithin(entity, host) ? (host.dimensions.values.get('wall') ?? 0) : 0
