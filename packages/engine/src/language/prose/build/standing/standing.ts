/** A body put where it is told: on what it stands, from which level to which, and where across. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  isSame,
  SIDES,
  type Side,
  sizeAlong,
} from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import { allSizes, type Place, placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { isSection } from '../../sections.ts'
import { shareAgain, toldOf } from '../../tell/things.ts'
import { shapeOf } from '../bodies/bodies.ts'
import { type Ground, type Shaped, wayOf } from '../bodies/shaped.ts'
import { buildSection } from '../sections/build.ts'
import { spotsOf } from '../spots/spots.ts'
import { isTurnedDown, turnDown } from '../turned.ts'
import type { Solid, World } from '../world.ts'
import { holdBridges, holdRises, takeBridges } from './bridged.ts'
import { axesTold, groundedAt, middleTold, originOf, risenTo } from './coordinates.ts'
import { addDividers, dividedBy } from './dividers.ts'
import { boreThrough, withinLength } from './flanged.ts'
import { addGusset, cornerOf, isGusset } from './gussets.ts'
import { reopen } from './joined.ts'
import { groundOf, reachOf, seat, startOf } from './levels.ts'
import { made } from './made.ts'
import { addOutlined } from './outlined.ts'
import { restOfOverall } from './overall-runs.ts'
import { holdOverhang } from './overhang.ts'
import { addArms } from './radial/arms.ts'
import { hubOf } from './radial/hub.ts'
import { addSpokes, spokedOf } from './radial/spokes.ts'
import { addAtTips } from './radial/tips.ts'
import { addRim, rimmed } from './rims.ts'
import { holdSpans } from './spanning.ts'
import { type Support, supportsOf, UP } from './supports.ts'

export function addBody(world: World, thing: Thing): void {
  if (thing.members.length > 0 && !thing.group) {
    if (thing.count > 0 && toldOf(thing) !== thing.count) throw nowhere(thing.name)
    return
  }
  if (isSection(thing)) {
    if (world.bodies.length > 0) throw nowhere(thing.name)
    buildSection(world, thing)
    return
  }
  if (isTurnedDown(world, thing)) {
    turnDown(world, thing)
    return
  }
  if (world.bodies.length === 0) {
    addFirst(world, thing)
    return
  }
  const corner = isGusset(thing) && thing.count === 1 ? cornerOf(world) : undefined
  if (corner) {
    addGusset(world, thing, corner)
    return
  }
  const divided = dividedBy(world, thing)
  if (divided) {
    addDividers(world, thing, divided)
    return
  }
  if (addOutlined(world, thing)) return
  const spoked = spokedOf(world, thing)
  if (spoked) {
    addSpokes(world, thing, spoked)
    return
  }
  const hub = hubOf(world, thing)
  if (hub) {
    addArms(world, thing, hub)
    return
  }
  if (addAtTips(world, thing)) return
  const base = rimmed(world, thing)
  if (base) {
    addRim(world, thing, base)
    return
  }
  shareAgain(thing)
  const bridges = takeBridges(thing)
  const supports = supportsOf(world, thing)
  for (const [nth, support] of supports.entries()) addOn(world, thing, support, supports.length, nth)
  holdBridges(world, thing, bridges)
  holdRises(world, thing)
}

function addFirst(world: World, thing: Thing): void {
  // Several, and nothing there that tells where each of them is.
  const apart = ballsApart(thing)
  if (thing.count > 1 && axesTold(thing).size === 0 && !apart) throw nowhere(thing.name)
  const reaches = AXES.map((axis) => reachOf(world, thing, axis))
  const ground: Ground = {
    side: UP,
    reach: (axis) => {
      const reach = reaches[indexOf(axis)]
      return reach
        ? reach.to - reach.from
        : (risenTo(world, thing, axis, 0) ?? overallAlong(world, axis) ?? restOfOverall(world, thing, axis))
    },
    spans: () => undefined,
  }
  const lies = wayOf(thing)
  const shaped = shapeOf(
    world,
    thing,
    lies && lies !== 'z' && !isSheet(thing) ? { ...ground, side: { axis: lies, sign: 1 } } : ground,
  )
  if (apart && /^(?:sphere)$/u.test(shaped.name)) {
    const { place } = apart
    if (place.kind !== 'apart') throw nowhere(thing.name)
    apart.used = true
    const half = world.take(place.figure, `${thing.name} centers apart`, undefined) / 2
    const k = indexOf(place.axis ?? lies ?? 'x')
    made(
      world,
      thing,
      shaped,
      [-half, half].map((off): Point3 => {
        const center: Point3 = [0, 0, 0]
        center[k] = off
        return center
      }),
    )
    for (const said of placesOf(thing)) said.used ||= said.place.kind === 'way'
    return
  }
  if (isSeveral(thing)) {
    addSeveral(world, thing, shaped, reaches)
    return
  }
  const center: Point3 = shaped.at ? [...shaped.at] : [0, 0, shaped.size[2] / 2]
  // Its points tell where it begins.
  if ('from' in shaped && typeof shaped.from === 'number')
    center[indexOf(shaped.axis)] = shaped.from + shaped.size[indexOf(shaped.axis)] / 2
  // Coordinates are measured from a corner, where that is told.
  const { zero } = world.told
  for (const word of zero ? [zero.concept, ...zero.words] : []) {
    const side = SIDES[word]
    const flat = side && (side.axis === 'z' ? { axis: 'y' as const, sign: side.sign } : side)
    if (flat) center[indexOf(flat.axis)] = (-flat.sign * shaped.size[indexOf(flat.axis)]) / 2
  }
  if (zero && (center[0] === 0 || center[1] === 0)) throw unread(world.quote(zero.span))
  for (const axis of AXES) {
    const reach = reaches[indexOf(axis)]
    const middle = reach ? (reach.from + reach.to) / 2 : middleTold(world, thing, axis, shaped)
    if (middle !== undefined) center[indexOf(axis)] = middle
  }
  const places = placesOf(thing)
  assertOnPlane(world, places, center, shaped)
  for (const said of places) {
    const { place } = said
    if (place.kind === 'coordinate' && place.figures.length === 2) centerOnEnds(world, said, shaped, center)
    if (place.kind === 'points' && place.points.length === 1)
      for (const [nth, axis] of place.axes.entries()) {
        const isMiddle = axis !== 'z' || (shaped.round && (shaped.axis !== 'z' || shaped.name === 'sphere'))
        center[indexOf(axis)] =
          (place.points[0]?.[nth] ?? 0) + (isMiddle ? 0 : shaped.size[indexOf(axis)] / 2)
        said.used = true
      }
    if (place.kind === 'points') for (const figure of place.figures) world.count(figure)
    const isAll =
      place.kind === 'centered' &&
      (isInAll(place) || (isAtOrigin(place) && (isLying(shaped) || isCutBelow(world))))
    const isAbout = isLying(shaped) && isOnAxis(world, said) && isLeveled(world, thing)
    if ((isAll || isAbout) && !reaches[2] && !places.some(isOnPlane)) center[2] = 0
    const isOrigin =
      (said.own !== undefined && !isFoot(said.own) ? false : place.kind === 'centered') ||
      (place.kind === 'at' && place.ref.concept === 'origin') ||
      place.kind === 'perpendicular' ||
      (place.kind === 'points' && place.figures.every(({ value }) => value === 0)) ||
      (place.kind === 'way' && (said.own === undefined || isOwnWay(said.own))) ||
      (place.kind === 'manner' &&
        (said.own === undefined || isOwnWay(said.own)) &&
        !(
          /^(?:cone|hemisphere|pyramid|wedge)$/u.test(shaped.name) &&
          /^(?:down|downward|sideways)$/u.test(place.word)
        )) ||
      (place.kind === 'coordinate' && place.figures.every(({ value }) => value === 0)) ||
      (place.kind === 'at' && /plane|^base$/u.test(place.ref.name))
    if (isOrigin) {
      said.used = true
      if (place.kind === 'coordinate') for (const figure of place.figures) world.count(figure)
      if (place.kind === 'points') for (const figure of place.figures) world.count(figure)
    }
  }
  made(world, thing, shaped, [center])
}

/** "lying on the XY plane, its peak at Z=24": as high as it is. */
function assertOnPlane(
  world: World,
  places: readonly SaidPlace[],
  [, , middle]: Point3,
  { size }: Shaped,
): void {
  const isOn = places.some(({ place }) => place.kind === 'perpendicular' && place.axis === 'z')
  const top = places.find((said) => isTop(said))
  if (isOn && top && !isSame(middle, size[2] / 2) && !isSame(middle, 0)) world.fail(top)
}

const isTop = ({ place, own }: SaidPlace): boolean =>
  place.kind === 'coordinate' && place.axis === 'z' && typeof own === 'object' && own.concept === 'top'

/** "Overall length is 25 mm along Z, flange included": as long is what all else is on. */
function overallAlong(world: World, axis: AxisName): number | undefined {
  const said = world.told.overall.find(
    (each) => !each.used && each.axis === axis && /^(?:length|height)$/u.test(each.dimension),
  )
  return said && world.takeSize({ name: 'whole' }, said, { kind: 'extent', axis })
}

/** "Two balls, their centers 80 mm apart": so far to either side. */
const ballsApart = (thing: Thing): SaidPlace | undefined =>
  thing.count === 2 && thing.concept === 'sphere'
    ? placesOf(thing).find(({ place }) => place.kind === 'apart')
    : undefined

const isSeveral = (thing: Thing): boolean => thing.count > 1 || thing.group !== undefined

/** "Two rails, centered at Y=-30 and Y=30": nothing is there that they stand on. */
function addSeveral(
  world: World,
  thing: Thing,
  shaped: Shaped,
  reaches: readonly ({ from: number; to: number } | undefined)[],
): void {
  const [, , reach] = reaches
  const host = originOf(thing)
  const level = middleTold(world, thing, 'z', shaped)
  const isAbout = isLying(shaped) && placesOf(thing).some((said) => isOnAxis(world, said))
  const axial = isAbout && isLeveled(world, thing) ? 0 : undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'range' && place.axis === 'z') said.used = true
    if (place.kind === 'way' && place.how === 'along' && place.axis === shaped.axis) said.used = true
  }
  const { size, round } = shaped
  const count = thing.group ? 1 : thing.count
  const spots = spotsOf({ world, thing, host, box: host.box, normal: 'z', size, round, count })
  if (spots.length !== Math.max(1, count)) throw nowhere(thing.name)
  made(
    world,
    thing,
    shaped,
    spots.map(([x, y]): Point3 => {
      const center: Point3 = [x, y, level ?? (reach ? (reach.from + reach.to) / 2 : (axial ?? size[2] / 2))]
      // "the first spans Y=-30 to Y=-12": there it is, of several that are told one by one.
      for (const [k, told] of reaches.entries())
        if (told && k < 2) center[k as 0 | 1] = (told.from + told.to) / 2
      return center
    }),
  )
}

/** "Its axis is vertical", "the long side along x": heard with the way it lies. */
const isOwnWay = (own: NonNullable<SaidPlace['own']>): boolean =>
  typeof own === 'object' && /^(?:axis|side|direction|face|plane)$/u.test(own.concept)

/** "with its base at Z=0, centered at the origin". */
const isFoot = (own: NonNullable<SaidPlace['own']>): boolean =>
  typeof own === 'object' && own.concept === 'bottom'

/** "centered at the origin in all three axes". */
const isInAll = ({ axes, refs }: Place & { kind: 'centered' }): boolean =>
  axes.includes('z') ||
  refs.some(({ concept, plural, det }) => concept === 'axis' && (plural || det === 'all' || det === 'each'))

/** "The two end centers are at X=-30 and X=30" of a link: so far apart are they, and so it lies. */
function centerOnEnds(world: World, said: SaidPlace, { name, size }: Shaped, center: Point3): void {
  const { place, own } = said
  if (place.kind !== 'coordinate' || typeof own !== 'object' || own.concept !== 'center') return
  const [low, high] = place.figures.map((figure) => world.level(figure)) as [number, number]
  const width = Math.min(...AXES.filter((axis) => axis !== 'z').map((axis) => size[indexOf(axis)]))
  const between = size[indexOf(place.axis)] - width
  if (name !== 'obround' || Math.abs(Math.abs(high - low) - between) > 1e-6)
    throw unread(world.quote(said.span))
  center[indexOf(place.axis)] = (low + high) / 2
  said.used = true
}

/** "a shaft lying along the X axis": about that axis. */
const isOnAxis = (world: World, { place, own, span }: SaidPlace): boolean =>
  own === undefined &&
  (place.kind === 'way' || place.kind === 'parallel') &&
  /\baxis\b/iu.test(world.quote([span[0], span[1] + 5]))

/** Levels of other things are told from the origin. */
const isLeveled = ({ told }: World, thing: Thing): boolean =>
  told.things.some(
    (other) =>
      other !== thing &&
      other.places.some(
        ({ place }) =>
          ((place.kind === 'range' || place.kind === 'coordinate') && place.axis === 'z') ||
          (place.kind === 'points' && place.axes.includes('z')),
      ),
  )

/** About an axis that lies, so through the origin. */
const isLying = ({ round, axis }: Shaped): boolean => round && axis !== 'z'

const isAtOrigin = ({ axes, refs }: Place & { kind: 'centered' }): boolean =>
  axes.length === 0 && refs.some(({ concept }) => concept === 'origin')

const isOnPlane = ({ place }: SaidPlace): boolean =>
  place.kind === 'perpendicular' || (place.kind === 'coordinate' && place.axis === 'z')

/** "drilled from the top down to Z=-5": below the origin there is something to cut. */
const isCutBelow = (world: World): boolean =>
  world.told.things.some(
    ({ role, places }) =>
      role === 'cut' &&
      places.some(
        ({ place }) =>
          place.kind === 'coordinate' && place.axis === 'z' && place.figures.some(({ value }) => value <= 0),
      ),
  )

const isSheet = ({ name }: Thing): boolean => /^(?:plate|sheet|slab|disc|disk|base)$/u.test(name)

function addOn(world: World, thing: Thing, support: Support, supports: number, _nth: number): void {
  const { host, side, box } = support
  if (supports > 1) for (const said of allSizes(thing)) said.used = false
  const places = [...placesOf(thing)]
  const before = supports > 1 ? places.map(({ used }) => used) : []
  const shaped = shapeOf(world, thing, groundOf(world, thing, support))
  holdSpans(world, thing, host, box, shaped)
  const over = holdOverhang(world, thing, host, shaped)
  const count = supports > 1 ? Math.max(1, Math.ceil(thing.count / supports)) : thing.count
  const spots = spotsOf({
    world,
    thing,
    host,
    box,
    normal: side.axis,
    size: shaped.size,
    round: shaped.round,
    count,
  })
  if (supports > 1 && _nth < supports - 1)
    for (const [at, said] of places.entries()) said.used = before[at] ?? false
  const level =
    startOf(world, thing, support, shaped, supports) ??
    withinLength(world, thing, host, side, shaped.size[indexOf(side.axis)] / 2)
  const grounded = support.grounded
    ? groundedAt(
        world,
        thing,
        spots.map((spot) => around(spot, shaped.size)),
      )
    : undefined
  const sunk = sunkOf(host, side, shaped)
  const centers = spots.map((spot): Point3 => {
    const center: Point3 = [...spot]
    for (const axis of AXES)
      if (over[axis] !== undefined && axis !== side.axis) center[indexOf(axis)] = over[axis]
    center[indexOf(side.axis)] =
      (level ?? grounded) === undefined
        ? (groundUnder(world, thing, support, around(center, shaped.size)) ??
            seat(host, box, side, shaped, spot)) +
          side.sign * (shaped.size[indexOf(side.axis)] / 2 - sunk)
        : ((level ?? grounded) as number)
    return center
  })
  // Between two of another height it may lie at any.
  const isFree = support.reach && side.axis !== 'z' && !axesTold(thing).has('z') && !shaped.round
  if (isFree && !isSame(shaped.size[2], sizeAlong(box, 'z'))) throw nowhere(thing.name)
  boreThrough(world, host, side, made(world, thing, shaped, centers, side, host), supports > 1)
  if (support.reach) reopen(world, thing)
}

/** "an identical ridge at the right end": on what is there, which may lie lower than the highest of it all. */
function groundUnder(
  world: World,
  thing: Thing,
  { host, side, reach }: Support,
  own: Box,
): number | undefined {
  const isWhole = !world.solids.includes(host) && isSame(host.box.max[2], world.whole.max[2])
  if (side.axis !== 'z' || side.sign < 0 || host.thing.role === 'cut' || !isWhole || reach) return undefined
  const meets = (other: Box): boolean =>
    [0, 1].every(
      (k) =>
        (own.min[k] as number) < (other.max[k] as number) - 1e-6 &&
        (own.max[k] as number) > (other.min[k] as number) + 1e-6,
    )
  const under = world.bodies.flatMap((solid) => (solid.thing === thing ? [] : solid.boxes.filter(meets)))
  if (under.length === 0) throw nowhere(thing.name)
  return Math.max(...under.map(({ max }) => max[2]))
}

/** A ball on the end of a rod touches it all around. */
function sunkOf(host: Solid, side: Side, { name, size }: Shaped): number {
  if (name !== 'sphere' || !host.round || host.axis !== side.axis || host.shape !== 'round') return 0
  const across = AXES.find((axis) => axis !== side.axis) as AxisName
  const [radius, rod] = [size[0] / 2, sizeAlong(host.box, across) / 2]
  return rod < radius ? radius - Math.sqrt(radius ** 2 - rod ** 2) : 0
}

export const sideNamed = (word: string): Side | undefined => SIDES[word]

export const isSaid = (said: SaidPlace): boolean => !said.used

export const refuse = (words: string): never => {
  throw unread(words)
}
