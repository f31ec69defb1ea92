/** How high a body is set where neither a side nor a coordinate says: level with a host of its thickness, else on the ground. */
import type { Point3 } from '../../../plan/geometry.ts'
import { type Entity, MAY_LIE, shapeOf } from '../../entity.ts'
import { along, type Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { isAbsolute, isAtOrigin, liesWithin, placesOf } from './contact.ts'
import type { Intervals } from './interval.ts'
import { byRange } from './lying.ts'

export function settleLevel(
  entity: Entity,
  host: Stand | undefined,
  intervals: Intervals,
  size: Point3,
  ledger: Ledger,
): void {
  if (!host) {
    intervals.fix('z', 'min', 0, undefined)
    return
  }
  // A groove in a side lies in its middle.
  if (entity.concept === 'channel') {
    intervals.fix('z', 'centre', (host.min[2] + host.max[2]) / 2, undefined)
    return
  }
  if (entity.cut) {
    intervals.fix('z', 'max', host.max[2], undefined)
    if (size[2] < host.max[2] - host.min[2] - 1e-9)
      ledger.assume(`${entity.concept}-level`, `The cut is open at the top, as no other height was given`)
    return
  }
  // A ball on a rod that lies, or two that lie: their axes meet, however thick each is.
  const lies = entity.orientation === 'x' || entity.orientation === 'y' || byRange(entity) === host.axis
  if (host.axis !== 'z' && MAY_LIE.has(host.shape) && (lies || shapeOf(entity) === 'sphere')) {
    intervals.fix('z', 'centre', (host.min[2] + host.max[2]) / 2, undefined)
    return
  }
  if (placesOf(entity).some((place) => place.kind === 'crossing' && place.level)) {
    intervals.fix('z', 'centre', (host.min[2] + host.max[2]) / 2, undefined)
    return
  }
  const beside = isAtOrigin(entity) || placesOf(entity).some(({ kind }) => kind === 'tips')
  const alike = beside || Math.abs(along(host.max, 'z') - along(host.min, 'z') - size[2]) < 1e-6
  if (liesWithin(entity, host) && !alike && !placesOf(entity).some(({ kind }) => kind === 'mid height'))
    ledger.assume(
      `${entity.concept}-level`,
      `The middle of the ${entity.concept} is level with that of the ${host.entity.concept}, as no height was given`,
    )
  if (!alike && !isAbsolute(entity, 'x') && !isAbsolute(entity, 'y')) {
    intervals.fix('z', 'centre', (host.min[2] + host.max[2]) / 2, undefined)
    return
  }
  intervals.fix('z', 'min', host.min[2], undefined)
  ledger.assume(
    `${entity.concept}-level`,
    `The ${entity.concept} stands at the level of the ${host.entity.concept}, as no height was given`,
  )
}
