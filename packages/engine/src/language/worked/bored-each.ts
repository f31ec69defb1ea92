/**
 * "A 14 mm bore runs through each cylinder along its axis", of cylinders that cross: one hole for each of them, the way
 * that it lies. Through bodies that lie the same way one hole goes through all.
 */
import { type Entity, MAY_LIE, newEntity, shapeOf } from '../entity.ts'

const mayLie = (body: Entity): boolean => MAY_LIE.has(shapeOf(body) ?? 'box')

const axisOf = ({ orientation, places }: Entity): string => {
  const along = places.find(({ place }) => place.kind === 'along')?.place
  return orientation ?? (along?.kind === 'along' ? along.axis : 'z')
}

/** Long bodies that do not all lie the same way. */
export const lieApart = (bodies: readonly Entity[]): boolean =>
  bodies.length > 1 &&
  bodies.every((body) => body.kind === 'solid' && mayLie(body)) &&
  new Set(bodies.map(axisOf)).size > 1

/** Places that say no more than that it runs along the middle of its body. */
const ALONG_THE_MIDDLE: ReadonlySet<string> = new Set(['centre', 'along', 'full', 'runs'])

function boredInto(hole: Entity, host: Entity): Entity {
  const own = newEntity('feature', 'hole', hole.item, hole.sentence)
  own.given.push(...hole.given)
  for (const manner of hole.manners) own.manners.add(manner)
  for (const name of hole.names) own.names.add(name)
  own.manners.add('through')
  own.host = host
  return own
}

export function settleBoredEach(entities: Entity[]): void {
  for (const hole of entities.filter(({ concept }) => concept === 'hole')) {
    const { host, members, places, thread, given } = hole
    if (!host || members.length > 0 || thread || !lieApart(host.members)) continue
    const isDeep = given.some(({ word }) => word === 'depth')
    if (isDeep || !places.every(({ place }) => ALONG_THE_MIDDLE.has(place.kind))) continue
    if ((hole.count?.value ?? 1) > 1 && hole.count?.value !== host.members.length) continue
    entities.splice(entities.indexOf(hole), 1, ...host.members.map((body) => boredInto(hole, body)))
  }
}
