/** Which of the things told are bodies to be made, and which of them stands first. */
import { bodyOf, type Entity, shapeOf } from '../../entity.ts'
import { SLICE } from '../../worked/slices.ts'
import { hostsFirst, stackByNames } from '../scene/stacked.ts'

export const isBody = (entity: Entity): boolean => entity.kind === 'solid'

/** "A gear: a disc 40 mm across with …": a family's name, and then the bodies it is built of. */
const isOnlyTitle = (entity: Entity, solids: readonly Entity[]): boolean =>
  entity.family !== undefined &&
  entity.given.length === 0 &&
  entity.thread === undefined &&
  entity.family.names.length === 0 &&
  [...entity.family.members.values()].every((member) => member.given.length === 0 && !member.count) &&
  solids.some((other) => other !== entity && !other.loose && !other.family && other.given.length > 1)

/** "A stepped block. The first step is …": what the sections make together. */
const isToldInSections = (entity: Entity, solids: readonly Entity[]): boolean =>
  entity.concept !== 'section' &&
  entity.sentence === 0 &&
  entity.given.length === 0 &&
  solids.some((other) => other.concept === 'section' && other.host !== entity)

/** "A block centred at the origin. The lower section is … from z = 0 to z = 6, the upper …": all of it is told by levels. */
function isToldByLevels(entity: Entity, solids: readonly Entity[]): boolean {
  const others = solids.filter((other) => other !== entity && !other.cut && !other.loose)
  return (
    others.length > 1 &&
    entity.places.every(({ place }) => place.kind === 'centre') &&
    others.every(
      ({ host, given, places }) =>
        host !== entity && given.length > 1 && places.some(({ place }) => place.kind === 'range'),
    )
  )
}

/** "A spacer with a hexagonal bore. A cylindrical body 30 mm in diameter runs from …": the body that the title names. */
const isToldAsBody = (entity: Entity, solids: readonly Entity[]): boolean =>
  entity.places.every(({ place }) => place.kind === 'centre' || place.kind === 'along') &&
  solids.some(
    ({ names, sentence, given, host, cut }) =>
      sentence > 0 && !cut && host !== entity && given.length > 0 && names.has('body'),
  )

/** "A stubby knob. The stem is … The cap is …", "A standoff: a hexagonal body …": a body of the title that the others make up. */
export function isSummedUp(entity: Entity, solids: readonly Entity[], prompt: string): boolean {
  if (entity.sentence > 0 || entity.given.length > 0 || entity.host) return false
  if (isToldByLevels(entity, solids) || isToldAsBody(entity, solids)) return true
  if (entity.places.length > 0 || bodyOf(entity)?.raised !== true) return false
  const others = solids.filter(
    (other) => other !== entity && !other.cut && !other.loose && other.given.length > 1,
  )
  const isHeading = /^\s*:/u.test(prompt.slice(entity.item.span[1]))
  return others.filter(({ sentence }) => sentence > 0).length > 1 || (isHeading && others.length > 0)
}

/** A slice off a ball that another body is told to stand on afterwards. */
const isSlicedFirst = (entity: Entity, base: Entity, rest: readonly Entity[]): boolean =>
  entity.concept === SLICE &&
  shapeOf(base) === 'sphere' &&
  rest.some(({ cut, sentence }) => !cut && sentence > entity.sentence)

/** The body the others stand on: one that is named as host before the rest, else the first. */
export function orderBodies(entities: readonly Entity[], prompt: string): Entity[] {
  const solids = entities.filter(isBody)
  const told = solids.filter(
    (entity) =>
      !entity.loose &&
      !isOnlyTitle(entity, solids) &&
      !isToldInSections(entity, solids) &&
      !isSummedUp(entity, solids, prompt),
  )
  const bodies = told.length > 0 ? told : solids
  stackByNames(bodies)
  const isHost = (entity: Entity): boolean =>
    entity.host === undefined && bodies.some((other) => other.host === entity)
  // "On top of it is a post. On top of the post …": what stands on another is none to begin with.
  // "A plate with a cylinder in its center. A second cylinder is on top of the first": the plate carries both.
  const stands = (entity: Entity): boolean =>
    entity.places.some(
      ({ place }) =>
        place.kind === 'on' ||
        (place.kind === 'centre' && entity !== bodies[0] && entity.sentence === bodies[0]?.sentence),
    )
  const base =
    bodies.find((entity) => isHost(entity) && !stands(entity)) ??
    (bodies[0] && !bodies[0].host && !stands(bodies[0]) && bodies.some(isHost) ? bodies[0] : undefined) ??
    bodies.find(isHost) ??
    bodies.find((entity) => entity.host === undefined && !entity.cut && !bodyOf(entity)?.raised) ??
    // "A wheel with a hexagonal bore. The hub is …": what is cut is there before what it is cut from.
    bodies.find(({ cut }) => !cut) ??
    bodies[0]
  if (!base) return []
  const rest = bodies.filter((entity) => entity !== base)
  // "Slice off the bottom of the ball. A stem goes down from the flat": it stands where the slice ends.
  const first = rest.filter((entity) => isSlicedFirst(entity, base, rest))
  const later = rest.filter((entity) => !first.includes(entity))
  return hostsFirst([base, ...first, ...later.filter(({ cut }) => !cut), ...later.filter(({ cut }) => cut)])
}
