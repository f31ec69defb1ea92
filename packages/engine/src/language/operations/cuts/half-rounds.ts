/** Channels and notches that are half a circle: its center lies on the face or the edge that they are open to. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import { across, around, at, indexOf, levelOf, longest, type Side, type Solid, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'
import { wayOf } from '../ways.ts'
import { CLEAR_MM, counted, countOf, runOf, siteBox, solidOf } from './cleared.ts'
import { edgeMouth } from './mouths.ts'

export function halfRound(build: Build, thing: Thing): Solid {
  const edge = edgeMouth(build, thing)
  const way = wayOf(build, thing, true)
  const side: Side = edge?.side ?? facing(build, thing) ?? way.side
  const host = siteBox(build, way)
  const diameter = diameterOf(build, thing)
  const run = runOf(build, thing, side.axis)
  const along: AxisName = edge?.along ?? run.axis ?? longest(host, across(side.axis))
  if (!edge && !run.axis) build.assume(`The ${thing.name} runs along ${along}, the longer way`)
  const size: Point3 = [diameter, diameter, diameter]
  size[indexOf(along)] = sizeAlong(host, along) + 2 * CLEAR_MM
  centerOnFace(build, thing, side)
  const spots = spotsOf({
    build,
    thing,
    host: way.host,
    box: host,
    axis: side.axis,
    size,
    toSide: false,
    count: countOf(thing),
  })
  counted(thing, spots)
  const level = levelOf(host, side)
  for (const [nth, spot] of spots.entries()) {
    const box = around(at(spot, side.axis, level), size)
    const id = nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`
    build.features.push(...featuresOf(id, { kind: 'round', diameter }, box, along, 'cut'))
  }
  const solid = solidOf(thing, side, spots, size, level, level - (side.sign * diameter) / 2, false)
  return { ...solid, axis: along }
}

/** The face that its center lies on. */
function facing(build: Build, thing: Thing): Side | undefined {
  const own = placesOf(thing).find(({ own, place }) => own?.concept === 'center' && place.kind === 'at')
  return own?.place.kind === 'at' ? siteOf(own.place.ref, { build, self: thing })?.side : undefined
}

/** Its depth is its radius, its width its diameter: said once or twice. */
function diameterOf(build: Build, thing: Thing): number {
  let found: number | undefined
  for (const [name, times] of [
    ['diameter', 1],
    ['radius', 2],
    ['width', 1],
    ['depth', 2],
    ['bare', 1],
  ] as const) {
    const said = sizeOf(thing, name)
    if (!said) continue
    const diameter = build.takeSize(thing, said) * times
    found ??= diameter
    if (Math.abs(found - diameter) > 1e-6) throw unread(said.figure.text)
  }
  if (found === undefined) throw missing('diameter', thing.name)
  return found
}

/** "Cut a 30 mm cylinder along the top. Its axis lies on the top face": half of it is in the part. */
export const isLying = (build: Build, thing: Thing): boolean =>
  /^(?:cylinder|pocket|groove|hole)$/u.test(thing.concept) &&
  sizeOf(thing, 'diameter', 'radius') !== undefined &&
  placesOf(thing).some(({ place, own }) => {
    if (own?.concept !== 'center' || place.kind !== 'at' || !/^(?:on|at|in)$/u.test(place.how)) return false
    const site = siteOf(place.ref, { build, self: thing })
    const way = runOf(build, thing, site?.side?.axis ?? 'z').axis
    return site?.part === 'side' && site.side !== undefined && way !== undefined && way !== site.side.axis
  })

/** "the center of the circle is on the top face". */
function centerOnFace(build: Build, thing: Thing, side: Side): void {
  for (const said of placesOf(thing)) {
    const { place, own } = said
    if (own?.concept !== 'center' || place.kind !== 'at') continue
    const site = siteOf(place.ref, { build, self: thing })
    if (site?.part === 'side' && site.side?.axis === side.axis && site.side.sign === side.sign)
      said.used = true
  }
}
