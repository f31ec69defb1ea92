/** Which body another one touches, and on which of its sides. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { bodyOf, type Entity } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import type { Place } from '../../places/place.ts'
import { pointAxes } from '../../quantities/quantity.ts'
import { quote } from '../../sizes/sizes.ts'
import { means } from '../../text/items.ts'
import { levelOf } from '../bodies/lofted.ts'
import { along, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { all, facesTold, words } from '../layout/statements.ts'
import { besideOf } from './beside.ts'
import { joinedSide } from './joined.ts'
import { AXES } from './probe.ts'

export const placesOf = (entity: Entity): Place[] => entity.places.map(({ place }) => place)

/** The body it stands on or is cut from: the one named, else the last that was added. */
export function hostOf(entity: Entity, stands: readonly Stand[]): Stand | undefined {
  const solid = stands.filter((stand) => !stand.entity.cut)
  const named = solid.find((stand) => stand.entity === entity.host)
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
  // Where there are several of it, none stands on another.
  if (!named && !entity.cut && beside)
    return hostOf(
      beside.entity,
      stands.slice(
        0,
        stands.findIndex((stand) => stand.entity === beside.entity),
      ),
    )
  const ground = last && !named && !entity.cut ? groundBeside(entity, last, stands) : undefined
  if (ground) return ground
  return named ?? (entity.cut ? solid[0] : (outermost(entity, solid) ?? last))
}

/** "a boss on the top and one on the bottom": on the underside of what lies lowest, not of the boss before. */
function outermost(entity: Entity, solid: readonly Stand[]): Stand | undefined {
  const said = placesOf(entity).flatMap((place) =>
    place.kind === 'face' ? [place.face] : place.kind === 'on' ? [place.side] : [],
  )
  const side = said.find((each) => each !== '+z')
  if (!side || said.includes('+z')) return undefined
  const axis = side[1] as AxisName
  const reach = ({ min, max }: Stand): number => (side[0] === '+' ? along(max, axis) : -along(min, axis))
  const farthest = Math.max(...solid.map(reach))
  return solid.find((stand) => reach(stand) > farthest - 1e-6)
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
  const first = stands.findIndex((stand) => stand.entity === last.entity)
  const ground = first > 0 ? hostOf(last.entity, stands.slice(0, first)) : undefined
  const wider = (k: 0 | 1): boolean =>
    ground !== undefined && ground.max[k] - ground.min[k] > last.max[k] - last.min[k]
  return ground && isFlat(ground) && wider(0) && wider(1) ? ground : undefined
}

const ABSOLUTE: ReadonlySet<Place['kind']> = new Set([
  'coordinate',
  'coordinates',
  'points',
  'range',
  'level',
])

/** Of a flat host, places that can only be meant on its top. */
const OVER_FLAT: ReadonlySet<Place['kind']> = new Set(['centre', 'shift', 'apart', 'row', 'grid', 'pattern'])

/** Whether coordinates, without a height, put it over its host: inside of it, it would add nothing. */
function isOver(entity: Entity, { min, max }: Stand): boolean {
  const told = AXES.map((axis) => middlesOf(entity, axis))
  return (
    told[2]?.length === 0 &&
    told.some(({ length }) => length > 0) &&
    told.every((values, index) =>
      values.every((value) => value > (min[index] as number) && value < (max[index] as number)),
    )
  )
}

/** Places on a host that leave open which of its sides is meant: the top then. */
const ON_HOST: ReadonlySet<Place['kind']> = new Set([
  'flush',
  'corner',
  'corners',
  'ends',
  'from',
  'near',
  'bolt-circle',
  'grid',
  'pattern',
  'row',
  'apart',
])

/** Whether the side it stands on was said, or goes without saying. */
export const isContactSaid = (entity: Entity): boolean =>
  entity.host !== undefined ||
  bodyOf(entity)?.raised === true ||
  placesOf(entity).some(({ kind }) => ['on', 'face', 'faces', 'tip', 'ends'].includes(kind))

/** "centred at the origin", wherever the body it touches may be. */
export const isAtOrigin = ({ places }: Entity): boolean =>
  places.some(
    ({ place, items }) => place.kind === 'centre' && items.some((item) => means(item, 'place', 'origin')),
  )

/** Coordinates about an origin on the host, its middle or a corner. */
export const isAbout = (place: Place): boolean =>
  (place.kind === 'points' || place.kind === 'coordinates') && place.about !== undefined

/** Every coordinate of its middles along an axis. */
const middlesOf = (entity: Entity, axis: AxisName): number[] =>
  placesOf(entity).flatMap((place) => {
    if (place.kind === 'coordinate') return place.axis === axis ? [place.value.value] : []
    if (place.kind === 'coordinates') return place.axis === axis ? place.values.map(({ value }) => value) : []
    if (place.kind !== 'points') return []
    const index = pointAxes(place.quantity).indexOf(axis)
    return index < 0 ? [] : place.quantity.points.flatMap((point) => point[index] ?? [])
  })

/** Whether coordinates alone say where it is along this axis. */
export const isAbsolute = (entity: Entity, axis: AxisName): boolean =>
  placesOf(entity).some(
    (place) =>
      ((place.kind === 'range' || place.kind === 'coordinate' || place.kind === 'coordinates') &&
        place.axis === axis) ||
      (place.kind === 'level' && place.side[1] === axis) ||
      (place.kind === 'points' && !place.about && pointAxes(place.quantity).includes(axis)),
  )

/** What is round has but two flat faces, its ends; of a disc they are its sides as well. */
function endWords({ shape, axis, min, max }: Stand): string[] {
  if (!LONG_ROUND.has(shape)) return ['end']
  const thick = along(max, axis) - along(min, axis)
  const flat = AXES.every((other) => other === axis || along(max, other) - along(min, other) > thick)
  return flat ? ['end', 'face', 'side'] : ['end', 'face']
}

/** "on each end" of a rod: the way its axis runs, however it stands. */
export const endsAxis = (entity: Entity, host: Stand): AxisName | undefined => {
  const ends = entity.places.filter(
    ({ place, items }) =>
      place.kind === 'ends' &&
      (entity.host?.linked || items.some((item) => means(item, 'edge', ...endWords(host)))),
  )
  if (ends.length === 0) return undefined
  if (LONG_ROUND.has(host.shape)) return host.axis
  // "add a cube to each end of the bar": against its ends, not on top of it.
  const added = ends.some(({ items }) => means(items[0], 'preposition', 'to'))
  const onTop = placesOf(entity).some(({ kind }) => kind === 'on' || kind === 'face')
  return host.shape === 'box' && added && !onTop ? (tipSide('one', host)[1] as AxisName) : undefined
}

/** "on each face of the disc", "on the top and bottom faces": one and the same against two opposite sides. */
export function facesOn(entity: Entity, host: Stand): readonly SignedAxis[] | undefined {
  const [told] = entity.cut ? [] : all(entity.places, 'faces')
  if (!told) return undefined
  const { faces } = told.place
  const flat = LONG_ROUND.has(host.shape) ? faces.filter((side) => side[1] === host.axis) : faces
  if (flat.length > 0 && flat.every((side) => side[1] === flat[0]?.[1])) return flat
  throw new EngineError(
    'prompt_too_ambiguous',
    `I can set ${quote(entity.item.text)} on two opposite faces, but not on all that ${quote(words(told.source))} names. Describe each of them.`,
  )
}

const LONG_ROUND: ReadonlySet<ShapeKind> = new Set(['round', 'tube', 'cone'])

/** A long body's ends: along its axis, or its longest way. */
export function tipSide(which: 'one' | 'other', host: Stand): SignedAxis {
  const extent = (axis: AxisName): number => along(host.max, axis) - along(host.min, axis)
  const longest = AXES.toSorted((a, b) => extent(b) - extent(a))[0] as AxisName
  const axis = ROUND_SHAPES.has(host.shape) ? host.axis : longest
  return `${which === 'one' ? '+' : '-'}${axis}`
}

/** Several legs carry what they are at; a single one may as well be the upright of a bracket. */
const isTableLeg = ({ concept, count, manners }: Entity): boolean =>
  concept === 'leg' && (count?.value ?? 1) > 2 && !manners.has('upright')

const isFlat = ({ min, max }: Stand): boolean =>
  max[2] - min[2] <= Math.min(max[0] - min[0], max[1] - min[1]) / 2

/** The side of its host that a body is set against or cut from; none where coordinates place it. */
export function contactOf(entity: Entity, host: Stand): SignedAxis | undefined {
  const places = placesOf(entity)
  const beside = besideOf(entity)
  if (beside) return beside.place.side
  const joined = joinedSide(entity, host)
  if (joined) return joined
  if (places.some(({ kind }) => kind === 'crossing')) return undefined
  const tip = places.find((place) => place.kind === 'tip')
  if (tip?.kind === 'tip') {
    const end = tipSide(tip.which, host)
    // "on one end … at the bottom": which end it is, told later.
    const named = places.flatMap((place) =>
      place.kind === 'face' ? [place.face] : place.kind === 'on' ? [place.side] : [],
    )
    return (tip.which === 'one' ? named.find((side) => side[1] === end[1]) : undefined) ?? end
  }
  const ends = endsAxis(entity, host)
  if (ends) return `+${ends}`
  const on = places.find((place) => place.kind === 'on')
  if (on?.kind === 'on') return on.side
  const alike = facesOn(entity, host)
  if (alike) return alike[0]
  const both = entity.cut ? facesTold(entity.places) : undefined
  if (both?.length === 2) return both[0]
  const face = places.find((place) => place.kind === 'face')
  if (face?.kind === 'face') return face.face
  if (entity.cut && bodyOf(entity)?.cut && !places.some((place) => ON_HOST.has(place.kind)))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which side or corner is ${quote(entity.item.text)} cut into? Say, for example, “in the right side”.`,
    )
  if (entity.cut) return `+${host.axis}`
  if (isAbsolute(entity, 'z')) return undefined
  // A body that leads from section to section goes on from the one before, unless its sections lie at coordinates.
  if (entity.concept === 'loft') return levelOf(entity) === undefined ? '+z' : undefined
  // What sits at the ends of others stands beside them.
  if (places.some(({ kind }) => kind === 'tips')) return undefined
  // Arms around a hub stand beside it.
  if (places.some(({ kind }) => kind === 'angles') && !places.some(({ kind }) => kind === 'bolt-circle'))
    return undefined
  // Feet stand under what they carry.
  if (entity.concept === 'foot' || isTableLeg(entity)) return '-z'
  // Halfway up is not on top of it.
  const halfway = places.some(({ kind }) => kind === 'mid height')
  if (!halfway && (bodyOf(entity)?.raised || entity.host || entity.concept === 'piece')) return '+z'
  // "a vertical plate at the left end (X = 0 to X = 5)": it stands there.
  if (entity.manners.has('upright') && places.some(({ kind }) => kind === 'flush')) return '+z'
  if (isFlat(host) && (places.some(isAbout) || (!entity.linked && isOver(entity, host)))) return '+z'
  if (places.some((place) => ABSOLUTE.has(place.kind) && !isAbout(place))) return undefined
  if (places.some((place) => ON_HOST.has(place.kind))) return '+z'
  if (isAtOrigin(entity)) return undefined
  // "a plate with a cube in the middle": of what is flat the middle is that of its top.
  if (places.some(({ kind }) => OVER_FLAT.has(kind)) && isFlat(host)) return '+z'
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell how ${quote(entity.item.text)} is joined to ${quote(host.entity.item.text)}. Say, for example, “on top” or “centred on the top face”.`,
  )
}
