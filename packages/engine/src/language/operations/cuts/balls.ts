/** Balls that are cut out. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import { siteOf } from '../site.ts'
import { at, type Box, levelOf, opposite, type Side, type Solid } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'
import { wayOf } from '../ways.ts'
import { counted, countOf, solidOf } from './cleared.ts'

export function ball(build: Build, thing: Thing): Solid {
  const way = wayOf(build, thing, false)
  const said = sizeOf(thing, 'diameter', 'radius', 'bare')
  if (!said) throw missing('diameter', thing.name)
  const diameter = build.takeSize(thing, said) * (said.dimension === 'radius' ? 2 : 1)
  const size: Point3 = [diameter, diameter, diameter]
  const host = way.host?.box ?? build.whole
  const spots = spotsOf({
    build,
    thing,
    host: way.host,
    box: host,
    axis: way.side.axis,
    size,
    toSide: false,
    count: countOf(thing),
  })
  counted(thing, spots)
  const face = levelOf(host, way.side)
  // Its center lies on the face unless it is told how deep it goes.
  const deep = sizeOf(thing, 'depth')
  const sunk = deep ? build.takeSize(thing, deep) : diameter / 2
  if (sunk >= diameter) throw unread(thing.name)
  const level = face + way.side.sign * (diameter / 2 - sunk)
  if (deep) measureDepth(build, deep.figure, { host, side: way.side, spot: spots[0] as Point3, sunk })
  for (const said of placesOf(thing)) {
    const { place } = said
    // "Cut a ball from its center": out of the middle of the whole, and no dimple.
    const isInside =
      place.kind === 'at' && place.ref.concept === 'center' && /^(?:from|out of|inside)$/u.test(place.how)
    if (isInside && place.ref.owner?.role !== 'part') build.fail(said)
    const site =
      said.place.kind === 'at' &&
      said.own?.concept === 'center' &&
      siteOf(said.place.ref, { build, self: thing })
    if (site && site.side?.axis === way.side.axis && site.side.sign === way.side.sign && !deep)
      said.used = true
  }
  for (const [nth, spot] of spots.entries())
    build.features.push({
      kind: 'sphere',
      id: nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`,
      operation: 'cut',
      diameter,
      frame: { origin: at(spot, way.side.axis, level) },
    })
  return solidOf(
    thing,
    way.side,
    spots.map((spot) => at(spot, way.side.axis, level)),
    size,
    level,
    level - (way.side.sign * diameter) / 2,
    true,
  )
}

/** What is left below its deepest point. */
function measureDepth(
  build: Build,
  figure: Figure,
  { host, side, spot, sunk }: { host: Box; side: Side; spot: Point3; sunk: number },
): void {
  const bottom = levelOf(host, side) - side.sign * sunk
  const end = levelOf(host, opposite(side))
  const left = Math.abs(bottom - end)
  const direction = `+${side.axis}` as '+z'
  const point = at(spot, side.axis, (bottom + end) / 2)
  if (left > 0) build.measureAs(figure, { kind: 'wall-thickness', at: point, direction }, left)
}
