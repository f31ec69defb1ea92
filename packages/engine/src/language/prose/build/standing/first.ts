/** The first body: nothing is there that it stands on, so it lies as the origin has it. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, indexOf, isSame, SIDES } from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { shapeOf } from '../bodies/bodies.ts'
import { type Ground, type Shaped, wayOf } from '../bodies/shaped.ts'
import type { World } from '../world.ts'
import {
  isAtOrigin,
  isCutBelow,
  isFoot,
  isInAll,
  isLeveled,
  isLying,
  isOnAxis,
  isOnPlane,
  isOwnWay,
} from './about-origin.ts'
import { axesTold, middleTold, risenTo } from './coordinates.ts'
import { addSeveral } from './first-several.ts'
import { reachOf } from './levels.ts'
import { made } from './made.ts'
import { restOfOverall } from './overall-runs.ts'
import { UP } from './supports.ts'

export function addFirst(world: World, thing: Thing): void {
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

const isSheet = ({ name }: Thing): boolean => /^(?:plate|sheet|slab|disc|disk|base)$/u.test(name)
