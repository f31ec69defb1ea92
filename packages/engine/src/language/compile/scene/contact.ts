/** On which side of its host a body stands, or is cut from. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { bodyOf, type Entity, shapeOf } from '../../entity.ts'
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
  'part way',
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
export const middlesOf = (entity: Entity, axis: AxisName): number[] =>
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
  const added = ends.some(
    ({ items }) =>
      means(items[0], 'preposition', 'to', 'from', 'of') ||
      means(items[0], 'operation', 'add') ||
      items.some(({ text }) => /\bfaces?$/iu.test(text)),
  )
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

/** "a disc on the left end" of a bar that lies: against that end, as there is no flat on top of it. */
export function lyingEnd({ cut, places }: Entity, { shape, axis }: Stand): SignedAxis | undefined {
  if (cut || axis === 'z' || !LONG_ROUND.has(shape)) return undefined
  const told = places.find(
    ({ place, items }) =>
      place.kind === 'flush' && place.side[1] === axis && items.some(({ text }) => /\bend$/iu.test(text)),
  )
  const level = told?.items.some(({ text }) => /^(?:flush|level|even|around|near)\b/iu.test(text))
  return told?.place.kind === 'flush' && !level ? told.place.side : undefined
}

/** "30 mm diameter from X=0 to X=25, 24 mm diameter from X=25 to X=65": round sections that lie go on from each other. */
function abutting(entity: Entity, { shape, axis, min, max }: Stand): SignedAxis | undefined {
  if (entity.cut || axis === 'z' || !LONG_ROUND.has(shape) || !LONG_ROUND.has(shapeOf(entity) ?? 'box'))
    return undefined
  const told = all(entity.places, 'range').find(({ place }) => place.axis === axis)
  if (!told) return undefined
  const ends = [told.place.from.value, told.place.to.value]
  if (Math.min(...ends) >= along(max, axis) - 1e-6) return `+${axis}`
  return Math.max(...ends) <= along(min, axis) + 1e-6 ? `-${axis}` : undefined
}

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

export const isFlat = ({ min, max }: Stand): boolean =>
  max[2] - min[2] <= Math.min(max[0] - min[0], max[1] - min[1]) / 2

const ACROSS: Readonly<Record<string, number>> = { diameter: 1, outerDiameter: 1, radius: 2, outerRadius: 2 }

/** How wide a round body is told to be. */
const acrossOf = ({ given }: Entity): number | undefined =>
  given.flatMap(({ word, attribute }) => {
    const value = attribute.values[0]?.value
    return value === undefined || !(word in ACROSS) ? [] : [value * (ACROSS[word] as number)]
  })[0]

const LEVELLED: ReadonlySet<Place['kind']> = new Set(['face', 'faces', 'tip', 'lifted', 'flush'])
const ON_TOP = /\b(?:top|above|over|under|underneath|below|bottom|stands?)\b/iu

/** "centered on the rim" is in its middle, "on top of the rim" is not. */
const isOnTop = ({ places }: Entity): boolean =>
  places.some(({ place, items }) => place.kind === 'on' && items.some(({ text }) => ON_TOP.test(text)))

/** A hub in the opening of a ring, for spokes to reach from one to the other: there is nothing of the ring that it could stand on. */
export function liesWithin(entity: Entity, { entity: ring, shape, axis, dimensions }: Stand): boolean {
  const within = shape === 'tube' && axis === 'z' ? dimensions.values.get('innerDiameter') : undefined
  const across = ring !== entity && shapeOf(entity) === 'round' ? acrossOf(entity) : undefined
  if (within === undefined || across === undefined || across >= within) return false
  return (
    !entity.cut &&
    (entity.count?.value ?? 1) === 1 &&
    (entity.orientation ?? 'z') === 'z' &&
    !isOnTop(entity) &&
    !placesOf(entity).some(({ kind }) => LEVELLED.has(kind) || OFF_MIDDLE.has(kind))
  )
}

const OFF_MIDDLE: ReadonlySet<Place['kind']> = new Set([...ON_HOST, ...ABSOLUTE, 'shift'])

/** "a wall 30 mm high on the left side" of a base: it stands on that, along its left edge. */
const isWallAt = ({ concept, item, cut }: Entity, host: Stand, face: SignedAxis): boolean =>
  concept === 'wall' &&
  !cut &&
  face[1] !== 'z' &&
  item.kind === 'term' &&
  item.form.endsWith('wall') &&
  host.shape === 'box' &&
  isFlat(host)

/** The side of its host that a body is set against or cut from; none where coordinates place it. */
export function contactOf(entity: Entity, host: Stand): SignedAxis | undefined {
  const places = placesOf(entity)
  const beside = besideOf(entity)
  if (beside) return beside.place.side
  const joined = joinedSide(entity, host)
  if (joined) return joined
  if (places.some(({ kind }) => kind === 'crossing')) {
    // "On top of it, two bars cross each other": where they cross is above it, as on a plate anyway.
    const above = entity.count?.value === 2 ? places.find((place) => place.kind === 'on') : undefined
    if (above?.kind === 'on' && above.side[1] === 'z') return above.side
    return entity.count?.value === 2 && bodyOf(entity)?.raised && isFlat(host) && host.shape === 'box'
      ? '+z'
      : undefined
  }
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
  if (on?.kind === 'on') return liesWithin(entity, host) ? undefined : on.side
  const end = lyingEnd(entity, host) ?? abutting(entity, host)
  if (end) return end
  const alike = facesOn(entity, host)
  if (alike) return alike[0]
  const both = entity.cut ? facesTold(entity.places) : undefined
  if (both?.length === 2) return both[0]
  const face = places.find((place) => place.kind === 'face')
  if (face?.kind === 'face') return isWallAt(entity, host, face.face) ? '+z' : face.face
  if (entity.cut && bodyOf(entity)?.cut && !places.some((place) => ON_HOST.has(place.kind)))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which side or corner is ${quote(entity.item.text)} cut into? Say, for example, “in the right side”.`,
    )
  if (entity.cut) return `+${host.axis}`
  if (isAbsolute(entity, 'z') || liesWithin(entity, host)) return undefined
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
