/** A body on what it stands on: from which level on, and where across. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, around, type Box, indexOf, isSame, type Side, sizeAlong } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import { allSizes, placesOf, type Thing } from '../../scene.ts'
import { shapeOf } from '../bodies/bodies.ts'
import type { Shaped } from '../bodies/shaped.ts'
import { spotsOf } from '../spots/spots.ts'
import type { Solid, World } from '../world.ts'
import { axesTold, groundedAt } from './coordinates.ts'
import { boreThrough, withinLength } from './flanged.ts'
import { reopen } from './joined.ts'
import { groundOf, seat, startOf } from './levels.ts'
import { made } from './made.ts'
import { holdOverhang } from './overhang.ts'
import { holdSpans } from './spanning.ts'
import type { Support } from './supports.ts'

export function addOn(world: World, thing: Thing, support: Support, supports: number, _nth: number): void {
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
