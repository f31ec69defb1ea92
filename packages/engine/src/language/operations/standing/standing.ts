/** A body put where it is told: on what it stands, from which level to which, and where across. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { type Ground, type Shaped, shapeOf } from '../bodies.ts'
import type { Build } from '../build.ts'
import { addSection } from '../sections/add.ts'
import { featuresOf } from '../shapes.ts'
import { addDrawing } from '../sketches/drawn/add.ts'
import { heightOf } from '../sketches/full-rounds.ts'
import {
  across,
  around,
  at,
  indexOf,
  levelOf,
  middleOf,
  plus,
  type Side,
  type Solid,
  sizeAlong,
  union,
} from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { measureTaper } from '../tapered/measured.ts'
import { placesOf, type Thing } from '../things.ts'
import { addGusset, isGusset } from '../triangles/gussets.ts'
import { nowhere } from '../unread.ts'
import { bridge } from './bridges.ts'
import { firstSpots, liesAlong, rangeOn } from './first.ts'
import { type Levels, levelsOf } from './levels.ts'
import { measureBall } from './measured.ts'
import { type Support, supportsOf, UP } from './supports.ts'
import { spanned, thinAxis } from './walls.ts'

export function addBody(build: Build, thing: Thing): Solid {
  if (thing.members.length > 0) return inParts(build, thing)
  if (thing.section) {
    if (build.bodies.length > 0) throw nowhere(thing.name)
    return addSection(build, thing)
  }
  if (thing.drawing) return addDrawing(build, thing, thing.drawing)
  if (build.bodies.length === 0) return first(build, thing)
  if (isGusset(thing)) return addGusset(build, thing)
  const bridged = bridge(build, thing)
  if (bridged) return made(build, thing, bridged.shaped, bridged.spots)
  const supports = supportsOf(build, thing)
  const [support] = supports as [Support]
  const { side, host } = support
  assertOutward(build, thing, side)
  const places = placesOf(thing).filter(({ used }) => !used)
  const levels = levelsOf({ build, thing, host, side, places })
  const shaped = shapeOf(build, thing, groundOf(build, thing, support, levels))
  const spots = supports.flatMap((each) =>
    standing(build, thing, shaped, each, levelsOf({ build, thing, ...each, places }), supports.length),
  )
  if (spots.length !== Math.max(1, thing.count)) throw nowhere(thing.name)
  return made(build, thing, shaped, spots)
}

/** "On the bottom face, extruded upwards": not out of that face, but through what it is drawn on. */
function assertOutward(build: Build, thing: Thing, { axis, sign }: Side): void {
  const inward = sign > 0 ? /^down/u : /^up(?!right)/u
  for (const said of placesOf(thing))
    if (axis === 'z' && said.place.kind === 'direction' && inward.test(said.place.word)) build.fail(said)
}

/** Told one by one: "The first post is …". */
function inParts(build: Build, thing: Thing): Solid {
  if (thing.members.length !== thing.count) throw nowhere(thing.name)
  const solids = thing.members.map((member) => {
    const solid = addBody(build, member)
    return solid
  })
  return {
    ...(solids[0] as Solid),
    thing,
    box: union(solids.map(({ box }) => box)),
    spots: solids.flatMap(({ spots }) => spots),
    features: solids.flatMap(({ features }) => features),
  }
}

function first(build: Build, thing: Thing): Solid {
  const ground: Ground = {
    side: UP,
    lies: liesAlong(build, thing),
    reach: (axis) => rangeOn(build, thing, axis) ?? reachOf(levelsFromGround(build, thing, axis), 0),
    spans: () => undefined,
  }
  const shaped = shapeOf(build, thing, ground)
  return made(build, thing, shaped, firstSpots(build, thing, shaped))
}

/** "a post up to Z=40". */
const levelsFromGround = (build: Build, thing: Thing, axis: AxisName): Levels =>
  levelsOf({
    build,
    thing,
    host: undefined,
    side: { axis, sign: 1 },
    places: placesOf(thing).filter(({ used }) => !used),
  })

const reachOf = ({ start, end, middle }: Levels, level: number): number | undefined =>
  end !== undefined
    ? Math.abs(end - (start ?? level))
    : start !== undefined && middle !== undefined
      ? 2 * Math.abs(middle - start)
      : undefined

function groundOf(build: Build, thing: Thing, support: Support, levels: Levels): Ground {
  const { side, host } = support
  // Out of a round side it begins inside.
  const base =
    support.level ??
    (host.round && host.axis !== side.axis ? middleOf(host.box, side.axis) : levelOf(host.box, side))
  return {
    side,
    reach: (axis) =>
      axis === side.axis
        ? (heightOf(build, thing, base) ?? reachOf(levels, base) ?? overall(build, side))
        : rangeOn(build, thing, axis),
    spans: (axis) => spanned(thing, host, axis),
    thin: thinAxis(build, thing, support),
  }
}

/** "The overall height is 50 mm": what is left of it. */
function overall(build: Build, { axis }: Side): number | undefined {
  const said = build.told.overall.find(
    (size) =>
      size.axis === axis ||
      (size.axis === undefined && size.dimension === (axis === 'z' ? 'height' : 'length')),
  )
  if (!said) return undefined
  const rest = said.figure.value - sizeAlong(build.whole, axis)
  return rest > 0 ? rest : undefined
}

function standing(
  build: Build,
  thing: Thing,
  { size, shape }: Shaped,
  { host, side, level, flush }: Support,
  levels: Levels,
  ends: number,
): Point3[] {
  const round =
    shape.kind === 'round' || shape.kind === 'cone' || shape.kind === 'sphere' || shape.kind === 'hemisphere'
  const count = Math.max(1, thing.count) / ends
  const request = {
    build,
    thing,
    host,
    box: host.box,
    axis: side.axis,
    size,
    toSide: !round,
    count,
    flush,
  }
  const spots = spotsOf(request)
  const half = size[indexOf(side.axis)] / 2
  return spots.map((spot) => {
    const base = level ?? seat(build, host, side, size, shape.kind === 'sphere', spot)
    const middle =
      levels.middle ??
      (levels.start === undefined && levels.end !== undefined
        ? levels.end - side.sign * half
        : (levels.start ?? base) + side.sign * half)
    for (const figure of levels.balls ?? [])
      if (shape.kind === 'sphere') measureBall(build, figure, side.axis, middle - half, middle + half)
    return at(spot, side.axis, middle)
  })
}

/** Where it touches: a ball on a thin rod rests on the rim, a rod out of a round side begins where it is all inside. */
function seat(build: Build, host: Solid, side: Side, size: Point3, isBall: boolean, spot: Point3): number {
  const level = levelOf(host.box, side)
  const [u, v] = across(side.axis)
  if (isBall && host.round && host.axis === side.axis) {
    const [radius, rim] = [size[0] / 2, sizeAlong(host.box, u) / 2]
    if (rim >= radius) return level
    build.assume('The ball rests on the rim of what it stands on')
    return level - side.sign * (radius - Math.sqrt(radius ** 2 - rim ** 2))
  }
  if (host.round && host.axis !== side.axis && host.thing.concept !== 'cone') {
    const along = u === host.axis ? v : u
    const radius = sizeAlong(host.box, side.axis) / 2
    const off = Math.abs(spot[indexOf(along)] - middleOf(host.box, along)) + size[indexOf(along)] / 2
    if (off > radius + 1e-6) return level
    return middleOf(host.box, side.axis) + side.sign * Math.sqrt(Math.max(0, radius ** 2 - off ** 2))
  }
  return level
}

function made(
  build: Build,
  thing: Thing,
  { shape, size, axis, middle, rounds }: Shaped,
  spots: readonly Point3[],
): Solid {
  const features: string[] = []
  for (const [nth, spot] of spots.entries()) {
    const id = nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`
    build.features.push(...featuresOf(id, shape, around(spot, size), axis, 'add'))
    features.push(id)
  }
  if (spots[0]) measureTaper(build, thing, shape, spots[0], axis, size[indexOf(axis)])
  const round = shape.kind === 'round' || shape.kind === 'cone' || shape.kind === 'hemisphere'
  const found = { thing, box: union(spots.map((spot) => around(spot, size))), axis, round, spots, features }
  const moved = (by: Point3): Point3[] => spots.map((spot) => plus(spot, by))
  return {
    ...found,
    ...(middle && spots.length === 1 ? { middle: moved(middle)[0] as Point3 } : {}),
    ...(rounds
      ? {
          rounds: rounds.flatMap((round) =>
            moved(round.center).map((center) => ({ ...round, center, holders: [] })),
          ),
        }
      : {}),
  }
}
