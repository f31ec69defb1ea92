/** Sets a body into space: its sizes, the side it touches, its interval on each axis, and its copies. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, MAY_LIE, shapeOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { LYING } from '../../nouns/phrase.ts'
import type { Place } from '../../places/place.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { type FeatureInput, frameOf, makeBody, standing } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { levelOf } from '../bodies/lofted.ts'
import { drawnAt, drawnAxes } from '../bodies/outlined.ts'
import { calledBy } from '../bodies/required-sizes.ts'
import { assertOnSide } from '../cuts/troughs.ts'
import { along, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { all, type Check, clash } from '../layout/statements.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { isAround, reachOf, withLength } from './arms.ts'
import { besideOf, gapOf } from './beside.ts'
import { chosenFor } from './chosen.ts'
import { contactOf, isAtOrigin, lyingEnd, placesOf } from './contact.ts'
import { type Copy, copiesOf } from './copies.ts'
import { hostOf } from './host.ts'
import { imageOf } from './image.ts'
import { innerFloor, wallBefore } from './inner-room.ts'
import { type End, Intervals } from './interval.ts'
import { wayOf } from './joined.ts'
import { settleLevel } from './level.ts'
import { byRange, isBall, isLying, isOnAxis, outlineFrame, uprightFrame } from './lying.ts'
import { ballCentre, isUpsideDown, nestedSide, POINTED, seatOf, settleMouth, withoutSlice } from './nested.ts'
import { askLength } from './open-lengths.ts'
import { isRegion, sizing } from './sizing.ts'
import { isOnFace, liesAcross, withSwapped, withThicknessOut } from './square-to.ts'

export interface Set_ {
  stands: Stand[]
  features: FeatureInput[]
  host: Stand | undefined
  /** Distances on the host's face. */
  checks: readonly Check[]
}

const AXES = ['x', 'y', 'z'] as const

/** The way a body rises: as said, or away from the side it is set against. */
function axisOf(entity: Entity, shape: ShapeKind, side: SignedAxis | undefined): AxisName {
  if (entity.concept === 'channel') return entity.orientation ?? 'z'
  if (shape === 'outline') return drawnAxes(entity)[2]
  if (shape === 'torus') return entity.orientation ?? 'z'
  // Half a ball points away from the side that it is set against.
  if (DOMED.has(shape)) return (side?.[1] as AxisName | undefined) ?? 'z'
  if (!MAY_LIE.has(shape)) return 'z'
  const said = all(entity.places, 'along').find(({ place }) => !place.ofRow)
  const told = said?.place.axis
  const way = told ?? (side?.[1] as AxisName | undefined)
  if (entity.manners.has(LYING) && way && way !== 'z') return way
  const named = entity.orientation ?? told ?? byRange(entity)
  return named ?? (side?.[1] as AxisName | undefined) ?? 'z'
}

const DOMED: ReadonlySet<ShapeKind> = new Set(['hemisphere', 'cap'])

const partSize = ([across, deep, up]: Point3, axis: AxisName): Point3 =>
  axis === 'x' ? [up, across, deep] : axis === 'y' ? [across, up, deep] : [across, deep, up]

function originOf(min: Point3, size: Point3, axis: AxisName): Point3 {
  const middle = min.map((low, index) => tidy(low + (size[index] as number) / 2)) as Point3
  const index = axis === 'x' ? 0 : axis === 'y' ? 1 : 2
  middle[index] = min[index]
  return middle
}

/** A right triangle whose right angle is the origin begins there instead of standing around it. */
const isTied = (feature: Record<string, unknown>): boolean => {
  const base = feature['base'] as { add?: { start?: [number, number] }[] } | undefined
  return base?.add?.[0]?.start?.[0] === 0
}

/** How deep a straight end must sink into a round side so that all of it touches. */
function sagitta(host: Stand, side: SignedAxis, size: Point3): number {
  if (!ROUND_SHAPES.has(host.shape) || side[1] === host.axis) return 0
  const across = AXES.find((axis) => axis !== side[1] && axis !== host.axis) as AxisName
  const radius = along(host.max, across) / 2 - along(host.min, across) / 2
  const half = size[AXES.indexOf(across)] as number
  return radius - Math.sqrt(Math.max(0, radius ** 2 - (half / 2) ** 2))
}

interface Setting {
  entity: Entity
  host: Stand | undefined
  side: SignedAxis | undefined
  /** The way it runs. */
  axis: AxisName
  size: Point3
}

/** The middle of half a sphere is that of the whole: in its flat face. */
function middleEnd(entity: Entity, axis: AxisName, side: SignedAxis | undefined): End {
  if (shapeOf(entity) !== 'hemisphere' || axis !== (side?.[1] ?? 'z')) return 'centre'
  return isUpsideDown(entity, axis, side) ? 'max' : 'min'
}

const SIDED: ReadonlySet<Place['kind']> = new Set(['on', 'face', 'tip', 'ends', 'astride'])

/** Every statement about where one copy is; what none fixes is centred on the host, or at the origin. */
function settle({ entity, host, side, axis: way, size }: Setting, copy: Copy, several: boolean): Intervals {
  const intervals = new Intervals(entity, size)
  for (const { place, source } of all(entity.places, 'range')) {
    intervals.fix(place.axis, 'min', Math.min(place.from.value, place.to.value), source)
    intervals.fix(place.axis, 'max', Math.max(place.from.value, place.to.value), source)
  }
  for (const { place, source } of all(entity.places, 'level'))
    intervals.fix(place.side[1] as AxisName, place.side[0] === '+' ? 'max' : 'min', place.value.value, source)
  const told = all(entity.places, 'coordinate')
  for (const { place, source } of told) {
    // "at X=-25 and X=25, Z=0": what is told once along an axis holds for all of them.
    const others = told.some(
      (other) => other.place.axis === place.axis && other.place.value.value !== place.value.value,
    )
    const listed = all(entity.places, 'coordinates').some((list) => list.place.axis === place.axis)
    if (!several || (!others && !listed && !copy.fixes.some(({ axis }) => axis === place.axis)))
      intervals.fix(place.axis, middleEnd(entity, place.axis, side), place.value.value, source)
  }
  for (const { axis, end, value, source } of copy.fixes)
    if (source !== undefined || !intervals.isFixed(axis)) intervals.fix(axis, end, value, source)
  // What lies, centred at the origin, has its axis there: heights told as coordinates are measured from it.
  if (!host && (((isLying(entity) || isBall(entity)) && isAtOrigin(entity)) || isOnAxis(entity)))
    intervals.otherwise('z', 'centre', 0)
  if (!host) return intervals
  for (const { place, source } of all(entity.places, 'lifted')) {
    const level = along(place.from === 'top' ? host.max : host.min, 'z')
    const end = place.middle ? middleEnd(entity, 'z', side) : place.up || place.foot ? 'min' : 'max'
    intervals.fix('z', end, tidy(level + (place.up ? 1 : -1) * place.distance.value), source)
  }
  const wall = wallBefore(entity, host)
  const flush = (to: SignedAxis, source: Parameters<Intervals['fix']>[3]): void => {
    const axis = to[1] as AxisName
    const inset = axis === 'z' ? 0 : wall
    if (!intervals.isFixed(axis))
      intervals.fix(
        axis,
        to[0] === '+' ? 'max' : 'min',
        to[0] === '+' ? along(host.max, axis) - inset : along(host.min, axis) + inset,
        source,
      )
  }
  const end = lyingEnd(entity, host)
  const levels = all(entity.places, 'flush').filter(({ place }) => place.side !== end)
  for (const { place, source } of levels) {
    // Level with both of two opposite sides: only what is as long as its host can be.
    const across = levels.filter(
      ({ place: other }) => other.side[1] === place.side[1] && other.side !== place.side,
    )
    const axis = place.side[1] as AxisName
    const gap = along(host.max, axis) - along(host.min, axis) - (size[AXES.indexOf(axis)] as number)
    if (!several && across.length > 0 && Math.abs(gap) > 1e-6) throw clash(entity, [{ source }, ...across])
    flush(place.side, source)
  }
  for (const { place, source } of all(entity.places, 'corner'))
    for (const each of place.sides) flush(each, source)
  const mouth = settleMouth(entity, host, intervals)
  for (const { place, source } of mouth ? [] : all(entity.places, 'face')) {
    // On top of its host and at the bottom of it: no place is both.
    if (!entity.cut && side && place.face !== side && place.face[1] === side[1])
      throw clash(entity, [...all(entity.places, 'on'), { source }])
    if (place.face !== side) flush(place.face, source)
  }
  const middle = ballCentre(entity, host)
  if (middle !== undefined) intervals.otherwise('z', middleEnd(entity, 'z', side), middle)
  // What is round and lies would only touch the top from within: it is bored through the middle, as a dimple is sunk into it.
  const sided = placesOf(entity).some(({ kind }) => SIDED.has(kind))
  const dimple = DOMED.has(shapeOf(entity) ?? 'box')
  if (entity.cut && way !== 'z' && (dimple || (shapeOf(entity) === 'round' && !sided)))
    intervals.otherwise('z', 'centre', (host.min[2] + host.max[2]) / 2)
  const against = copy.side ?? side
  if (against) {
    const axis = against[1] as AxisName
    const level = innerFloor(entity, host) ?? along(against[0] === '+' ? host.max : host.min, axis)
    const gap = gapOf(entity)
    const sunk =
      entity.cut || gap > 0 ? -gap : Math.max(sagitta(host, against, size), seatOf(entity, host, size))
    const outward = (against[0] === '+') !== entity.cut
    if (entity.places.some(({ place }) => place.kind === 'astride'))
      intervals.otherwise(axis, middleEnd(entity, axis, against), level)
    intervals.otherwise(axis, outward ? 'min' : 'max', tidy(level + (against[0] === '+' ? -sunk : sunk)))
    if (besideOf(entity)) intervals.otherwise('z', 'min', host.min[2])
  }
  return intervals
}

/** Two figures with a right angle, one on the other: their middles say nothing, the square corner is where both begin. */
const isSquaredWith = (entity: Entity, base: SignedAxis, host: Stand): boolean =>
  shapeOf(entity) === 'trapezoid' &&
  host.shape === 'trapezoid' &&
  [entity, host.entity].every(({ adjectives }) => adjectives.has('right')) &&
  base === '-y' &&
  host.base === base &&
  !entity.places.some(({ place }) => place.kind === 'centre')

/** A straight cut with no place of its own, as wide as the round body it is taken from. */
const swallows = (entity: Entity, size: Point3, host: Stand, intervals: Intervals): boolean =>
  entity.cut &&
  entity.concept !== 'slice' &&
  !isRegion(entity) &&
  shapeOf(entity) === 'box' &&
  (host.shape === 'round' || host.shape === 'tube') &&
  host.axis === 'z' &&
  (['x', 'y'] as const).every(
    (axis, index) =>
      !intervals.isFixed(axis) &&
      (size[index] as number) > along(host.max, axis) - along(host.min, axis) - 1e-9,
  )

/** Of spokes that reach from one body to another, the outer one. */
const rimOf = ({ linked }: Entity, stands: readonly Stand[]): Stand | undefined =>
  stands.find((stand) => stand.entity === linked?.ends[1])

/** What lies on top of several posts lies on all of them, not on the last one. */
function onAll(entity: Entity, host: Stand, stands: readonly Stand[]): Stand {
  const alike = stands.filter((stand) => stand.entity === host.entity)
  const level = alike.every(({ max }) => Math.abs(max[2] - host.max[2]) < 1e-6)
  const onTop = all(entity.places, 'on').some(({ place }) => place.side === '+z')
  if (alike.length < 2 || !level || !onTop || entity.cut || (entity.count?.value ?? 1) > 1) return host
  return { ...allOf(host, alike), shape: 'box' }
}

/** As far as the whole part reaches. */
function allOf(host: Stand, stands: readonly Stand[]): Stand {
  const solid = stands.filter(({ entity }) => !entity.cut)
  const ends = (pick: (...values: number[]) => number, end: 'min' | 'max'): Point3 =>
    [0, 1, 2].map((k) => pick(...solid.map((stand) => stand[end][k] as number))) as Point3
  return { ...host, min: ends(Math.min, 'min'), max: ends(Math.max, 'max') }
}

export function placeBody(entity: Entity, stands: readonly Stand[], ledger: Ledger): Set_ {
  const shape = shapeOf(entity)
  const near = hostOf(entity, stands)
  const whole = near && (isRegion(entity) ? allOf(near, stands) : onAll(entity, near, stands))
  const side = whole && (nestedSide(entity, whole) ?? contactOf(entity, whole))
  const host = whole && side && !entity.cut ? withoutSlice(whole, side, stands) : whole
  const against = besideOf(entity) ? undefined : side
  const lies = shape && MAY_LIE.has(shape) ? axisOf(entity, shape, against) : undefined
  const told = dimensionsOf(
    entity,
    sizing({ entity, shape, host, side: against, lies, rim: rimOf(entity, stands) }),
  )
  if (!shape)
    throw new EngineError('prompt_too_ambiguous', `I cannot tell what shape ${quote(entity.item.text)} has.`)
  // What stands next to another body keeps the way it stands by itself.
  const leans = against
  const way = wayOf(entity, leans)
  const length = (axis: 'x' | 'y'): number => told.values.get(axis) ?? 0
  const reach = isAround(entity) ? reachOf(entity, host, [length('x'), length('y')]) : undefined
  const dimensions = reach && reach.sunk > 0 ? withLength(told, reach) : told
  const across = liesAcross(entity, shape, dimensions, host, side)
  const laidOut = across
    ? withSwapped(dimensions)
    : side && isOnFace(entity, shape, side)
      ? withThicknessOut(dimensions, side)
      : dimensions
  const made = makeBody(entity, shape, laidOut, way)
  const name = entity.concept
  const axis = axisOf(entity, shape, leans)
  const size = partSize(made.extent, axis)
  const { copies, checks, assumptions } = copiesOf({
    entity,
    host,
    hosts: stands.filter((stand) => stand.entity === host?.entity),
    reach,
    side: leans ?? '+z',
    size,
    round: ROUND_SHAPES.has(shape),
  })
  // Several bodies of which nothing is told but their number would be a guess in every way.
  if (copies.length > 1 && entity.given.length === 0 && dimensions.assumed.length > 1 && !entity.like)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How big are the ${quote(entity.item.text)}, and where? Give their sizes and places.`,
    )
  const ids = copies.map(() => ledger.name(name))
  // A slice or a channel reaches as far as its body does.
  const reaches = entity.concept === 'slice' || entity.concept === 'channel'
  // A spoke is as long as it is from the hub to the rim.
  const spans = rimOf(entity, stands) ? 'x' : undefined
  const chosen = dimensions.assumed.filter((each) => each !== 'floor' && each !== spans)
  askLength(entity, shape, host, side, dimensions)
  for (const dimension of reaches ? [] : chosen)
    ledger.assume(
      `${ids[0]}-${dimension}`,
      `The ${calledBy({ entity, dimensions }, dimension)} of the ${name} is ${millimetres(dimensions.values.get(dimension) ?? 0)}, as none was given`,
    )
  for (const [about, says] of chosenFor({ entity, host, side, size, sunk: reach?.sunk ?? 0 }))
    ledger.assume(`${ids[0]}-${about}`, says)
  for (const says of assumptions) ledger.assume(`${ids[0]}-place`, says)
  const set: Set_ = { stands: [], features: [], host, checks }
  // Half a ball turns with its face, and all copies are made one way.
  if (DOMED.has(shape) && copies.some((copy) => copy.side && copy.side[1] !== axis))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can sink ${quote(entity.item.text)} into one face or two opposite ones, not into all at once. Tell it face by face.`,
    )
  for (const [index, copy] of copies.entries()) {
    const intervals = settle({ entity, host, side, axis, size }, copy, copies.length > 1)
    const middle = (each: AxisName): number =>
      host && !isAtOrigin(entity) && !(host.shape === 'torus' && !side)
        ? (along(host.min, each) + along(host.max, each)) / 2
        : 0
    if (isTied(made.feature))
      for (const each of ['x', 'y'] as const) intervals.otherwise(each, 'min', middle(each))
    if (shape === 'outline')
      for (const [index, each] of drawnAxes(entity).slice(0, 2).entries())
        intervals.otherwise(each, 'centre', drawnAt(entity)[index] as number)
    const level = shape === 'loft' ? levelOf(entity) : undefined
    if (level !== undefined) intervals.otherwise('z', 'min', level)
    // Spokes are level with the rim that they reach, wherever the hub ends.
    if (!intervals.isFixed('z')) settleLevel(entity, rimOf(entity, stands) ?? host, intervals, size, ledger)
    // Two half circles about one middle have their flat sides on one line.
    if (host && shape === 'semicircle' && host.shape === shape && host.base === way.base) {
      const [end, flat] = [way.base[0] === '-' ? 'min' : 'max', way.base[1] as AxisName] as const
      intervals.otherwise(flat, end, along(host[end], flat))
    }
    if (host && swallows(entity, size, host, intervals)) {
      for (const each of ['x', 'y'] as const) intervals.otherwise(each, 'min', middle(each))
      ledger.assume(
        `${ids[0]}-quarter`,
        `An edge of the ${name} lies on the axis of the ${host.entity.concept}, so that a quarter is cut out: in the middle it would take everything`,
      )
    }
    if (host && isSquaredWith(entity, way.base, host)) {
      for (const each of ['x', 'y'] as const) intervals.otherwise(each, 'min', along(host.min, each))
      ledger.assume(`${ids[0]}-corner`, `The right angles of the ${name} and the one it stands on are flush`)
    }
    for (const each of ['x', 'y'] as const) intervals.otherwise(each, 'centre', middle(each))
    const image = imageOf({ entity, shape, host }, intervals)
    for (const says of image?.notes ?? []) ledger.assume(`${ids[0]}-image`, says)
    // One at each of two opposite sides: each lies with its base on its own.
    const laid = copy.side ? wayOf(entity, copy.side) : way
    const body = copy.side ? makeBody(entity, shape, laidOut, laid) : made
    const downward = POINTED.has(shape) && isUpsideDown(entity, axis, copy.side ?? side)
    for (const { min, max } of image ? [intervals, image] : [intervals]) {
      const origin = isTied(made.feature) ? min : originOf(min, size, axis)
      const id = min === image?.min ? ledger.name(name) : (ids[index] as string)
      const stand: Stand = { entity, id, shape, dimensions, origin, axis, ...boxOf(min, max, copy.turn) }
      if (copy.turn !== 0) stand.turn = copy.turn
      if (downward) stand.downward = true
      if (across) stand.across = true
      stand.base = laid.base
      if (laid.corner) stand.corner = laid.corner
      const frame = body.upright ? uprightFrame(stand, body.upright) : frameIn(stand, body.rise)
      assertOnSide(
        stand,
        stands.filter((each) => !each.entity.cut),
      )
      set.stands.push(stand)
      set.features.push({
        ...standing(body.feature, frame, entity),
        id,
        ...(entity.cut ? { operation: 'cut' } : {}),
      } as FeatureInput)
    }
  }
  return set
}

/** The box of a body turned about z. */
function boxOf(min: Point3, max: Point3, turn: number): { min: Point3; max: Point3 } {
  if (turn === 0) return { min, max }
  const radians = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const [w, d] = [max[0] - min[0], max[1] - min[1]]
  const [x, y] = [(w * cos + d * sin) / 2, (w * sin + d * cos) / 2]
  const [cx, cy] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  return { min: [tidy(cx - x), tidy(cy - y), min[2]], max: [tidy(cx + x), tidy(cy + y), max[2]] }
}

function frameIn(stand: Stand, rise: number): Record<string, unknown> | undefined {
  const { origin, axis, turn, downward, min, max } = stand
  if (downward) {
    const foot: Point3 = [...origin]
    foot[AXES.indexOf(axis)] = tidy(along(max, axis) - rise)
    return { origin: foot, normal: `-${axis}` }
  }
  if (stand.shape === 'outline' && axis !== 'z') return outlineFrame(stand)
  if (turn === undefined) return frameOf(axis, origin, rise)
  const radians = (turn * Math.PI) / 180
  const x: Point3 = [tidy(Math.cos(radians)), tidy(Math.sin(radians)), 0]
  return { origin: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2] + rise], normal: '+z', x }
}
