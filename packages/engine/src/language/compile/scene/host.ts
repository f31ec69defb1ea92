/** Which body another one stands on or is cut from: the one named, the last that was told, or what that one stands on. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { bodyOf, type Entity } from '../../entity.ts'
import { FIGURES } from '../../lexicon/figures.ts'
import type { Place } from '../../places/place.ts'
import { along, type Stand } from '../faces/stand.ts'
import { THROUGH_ALL } from '../families/pieces.ts'
import { isFlat, liesWithin, placesOf } from './contact.ts'

/** The body it stands on or is cut from: the one named, else the last that was added. */
export function hostOf(entity: Entity, stands: readonly Stand[]): Stand | undefined {
  // Nothing stands on a rim that is not said to.
  const solid = stands.filter(
    (stand) => !stand.entity.cut && (stand.shape !== 'border' || stand.entity === entity.host),
  )
  const named = solid.find((stand) => stand.entity === entity.host)
  if (entity.cut) return throughAll(entity, named, solid) ?? named ?? solid[0]
  if (named) return named
  const last = solid.at(-1)
  // "The second boss" stands beside the first, on what that stands on.
  const beside =
    last &&
    (isNamesake(entity, last.entity) ||
      isToldBeside(entity, last.entity) ||
      isAmidSeveral(entity, last.entity) ||
      isSpreadBeyond(entity, last))
      ? last
      : solid.findLast((stand) => liesOpposite(entity, stand.entity))
  if (beside) return groundOf(beside, stands)
  // "a plate with a ring on it and a boss in the middle": both stand on the plate.
  const ground = last && liesWithin(entity, last) ? groundOf(last, stands) : undefined
  if (ground) return ground
  return (last && groundBeside(entity, last, stands)) ?? outermost(entity, solid) ?? last
}

const DEEP: ReadonlySet<string> = new Set(['height', 'length', 'depth', 'thickness', 'extrusion'])
const isSideways = ({ places, orientation }: Entity): boolean =>
  (orientation ?? 'z') !== 'z' ||
  places.some(({ place }) => (place.kind === 'face' && place.face[1] !== 'z') || place.kind === 'range')

/**
 * "a hexagonal bore passes through the full 30 mm height", "a hexagonal hole in the middle": all that there is, as one body,
 * where it is as high as that or nothing says how deep the hole is, as with a round one.
 */
function throughAll(entity: Entity, named: Stand | undefined, solid: readonly Stand[]): Stand | undefined {
  const first = named ?? solid[0]
  const isDrawn = entity.concept === 'opening' || entity.concept in FIGURES
  if (!first || solid.length < 2 || !isDrawn || isSideways(entity)) return undefined
  const deep = entity.given.find(({ word }) => DEEP.has(word))?.attribute.values[0]?.value
  const low = Math.min(...solid.map(({ min }) => min[2]))
  const high = Math.max(...solid.map(({ max }) => max[2]))
  const open = !named || entity.manners.has(THROUGH_ALL)
  const all = deep === undefined ? open : Math.abs(high - low - deep) < 1e-6
  const { min, max } = first
  return all ? { ...first, min: [min[0], min[1], low], max: [max[0], max[1], high] } : undefined
}

/** What a body itself stands on. Where there are several of it, none stands on another. */
const groundOf = ({ entity }: Stand, stands: readonly Stand[]): Stand | undefined =>
  hostOf(
    entity,
    stands.slice(
      0,
      stands.findIndex((stand) => stand.entity === entity),
    ),
  )

/** The sides of its host that a body is said to stand on. */
const contactsOf = (entity: Entity): SignedAxis[] =>
  placesOf(entity).flatMap((place) =>
    place.kind === 'face' ? [place.face] : place.kind === 'on' ? [place.side] : [],
  )

/**
 * "a boss on the top and one on the bottom": on the underside of what lies lowest, not of the boss before. "A lip on the
 * underside. On top is a knob": on what lies highest, as the top of the lip is inside of what it hangs from.
 */
function outermost(entity: Entity, solid: readonly Stand[]): Stand | undefined {
  const side = outwardSide(entity, solid.at(-1))
  if (!side) return undefined
  const axis = side[1] as AxisName
  const reach = ({ min, max }: Stand): number => (side[0] === '+' ? along(max, axis) : -along(min, axis))
  const farthest = Math.max(...solid.map(reach))
  return solid.find((stand) => reach(stand) > farthest - 1e-6)
}

function outwardSide(entity: Entity, last: Stand | undefined): SignedAxis | undefined {
  const said = contactsOf(entity)
  const goesUp = said.includes('+z') || (entity.places.length === 0 && bodyOf(entity)?.raised === true)
  if (!goesUp) return said[0]
  const before = last ? contactsOf(last.entity) : []
  return before.length > 0 && !before.includes('+z') ? '+z' : undefined
}

const isNamesake = (entity: Entity, before: Entity): boolean =>
  bodyOf(entity)?.raised === true &&
  entity !== before &&
  entity.concept === before.concept &&
  entity.concept !== 'section' &&
  entity.item.kind === 'term' &&
  before.item.kind === 'term' &&
  entity.item.form === before.item.form &&
  !entity.places.some(({ place }) => place.kind === 'on') &&
  entity.places.some(({ place }) => place.kind === 'from')

/** The sides, seen from above, that its places name. */
const sidesOf = (entity: Entity): SignedAxis[] =>
  placesOf(entity)
    .flatMap((place): readonly SignedAxis[] => {
      if (place.kind === 'near' || place.kind === 'corner') return place.sides
      if (place.kind === 'from') return place.sides ?? (place.side ? [place.side] : [])
      if (place.kind === 'flush') return [place.side]
      return place.kind === 'face' ? [place.face] : []
    })
    .filter((side) => side[1] !== 'z')

/** "a cube at the left edge and a cube at the right edge": neither stands on the other. */
const liesOpposite = (entity: Entity, before: Entity): boolean =>
  entity !== before &&
  sidesOf(entity).some((side) => sidesOf(before).some((other) => other !== side && other[1] === side[1]))

const OUTER: ReadonlySet<Place['kind']> = new Set(['corners', 'ends', 'from'])

const liesOutside = (entity: Entity): boolean =>
  sidesOf(entity).length > 0 || placesOf(entity).some(({ kind }) => OUTER.has(kind))

const liesInMiddle = (entity: Entity): boolean => placesOf(entity).some(({ kind }) => kind === 'centre')

/** "A plate with a cube in the middle and a cylinder at the left edge": told in one breath, each by its place on the plate. */
const isToldBeside = (entity: Entity, before: Entity): boolean =>
  entity.sentence === before.sentence &&
  entity !== before &&
  (liesOutside(entity)
    ? liesOutside(before) || liesInMiddle(before)
    : liesInMiddle(entity) && liesOutside(before))

/** "Six pins on a circle. A boss in the center": amid the pins, on what they stand on. */
const isAmidSeveral = (entity: Entity, before: Entity): boolean =>
  entity !== before &&
  (before.count?.value ?? 1) > 1 &&
  (liesInMiddle(entity) || (bodyOf(entity)?.raised === true && entity.places.length === 0)) &&
  placesOf(before).some(({ kind }) => SPREAD.has(kind)) &&
  !placesOf(entity).some(({ kind }) => kind === 'on')

/** "A hub in the middle. Four posts on an 80 mm circle": around the hub, as they would stand beside its top. */
function isSpreadBeyond(entity: Entity, before: Stand): boolean {
  const places = placesOf(entity)
  const count = entity.count?.value ?? 1
  const grid = places.some(({ kind }) => kind === 'grid')
  if (count < 2 || !liesInMiddle(before.entity)) return false
  if (places.some(({ kind }) => kind === 'on')) return false
  const reach = Math.max(
    0,
    ...places.map((place) =>
      place.kind === 'bolt-circle'
        ? place.diameter
        : place.kind === 'from' && place.of === 'centre'
          ? 2 * place.distance.value
          : place.kind === 'apart'
            ? place.distance.value * (grid || place.half ? 1 : count - 1)
            : 0,
    ),
  )
  return reach > Math.max(before.max[0] - before.min[0], before.max[1] - before.min[1])
}

const SPREAD: ReadonlySet<Place['kind']> = new Set([
  'bolt-circle',
  'grid',
  'pattern',
  'apart',
  'corners',
  'every',
  'from',
])

const OFF_CENTRE: ReadonlySet<Place['kind']> = new Set([
  'shift',
  'apart',
  'row',
  'grid',
  'pattern',
  'bolt-circle',
  'points',
  'coordinate',
  'coordinates',
])

const liesOff = (entity: Entity): boolean =>
  liesOutside(entity) || placesOf(entity).some(({ kind }) => OFF_CENTRE.has(kind))

/** "A post 30 mm left of the center. A cube 30 mm right of it": on the wide plate that the last one stands on, not on that one. */
function groundBeside(entity: Entity, last: Stand, stands: readonly Stand[]): Stand | undefined {
  if (placesOf(entity).some((place) => place.kind === 'on' && place.side !== '+z')) return undefined
  if (!liesOff(entity) && !(liesInMiddle(entity) && liesOff(last.entity))) return undefined
  const ground = groundOf(last, stands)
  const wider = (k: 0 | 1): boolean =>
    ground !== undefined && ground.max[k] - ground.min[k] > last.max[k] - last.min[k]
  return ground && isFlat(ground) && wider(0) && wider(1) ? ground : undefined
}
