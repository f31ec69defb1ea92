/** Slots with round ends. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { across, at, indexOf, longest, type Solid } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing } from '../unread.ts'
import { stretchOf, wayOf } from '../ways.ts'
import { counted, countOf, drawn, inParts, runOf, siteBox } from './cleared.ts'

export function slot(build: Build, thing: Thing): Solid {
  if (thing.members.length > 0) return inParts(build, thing, slot)
  const way = wayOf(build, thing, true)
  const { axis } = way.side
  const [u, v] = across(axis)
  const run = runOf(build, thing, axis)
  const ranked = thing.sizes.filter(({ rank }) => rank !== undefined)
  const overall = sizeOf(thing, 'length') ?? ranked[0]
  const centers = sizeOf(thing, 'centers')
  const wide = sizeOf(thing, 'width', 'diameter', 'bare') ?? ranked[1]
  if (!wide) throw missing('width', thing.name)
  if (!overall && !centers) throw missing('length', thing.name)
  const width = build.takeSize(thing, wide)
  const length = overall ? build.takeSize(thing, overall) : build.takeSize(thing, centers as SaidSize) + width
  const along =
    run.axis ??
    overall?.axis ??
    (wide.axis === u ? v : wide.axis === v ? u : longest(siteBox(build, way), [u, v]))
  const size: Point3 = [width, width, width]
  size[indexOf(along)] = length
  const spots = spotsOf({
    build,
    thing,
    host: way.host,
    box: siteBox(build, way),
    axis,
    size,
    toSide: true,
    count: countOf(thing),
  })
  counted(thing, spots)
  const { from, to } = stretchOf(build, thing, way, spots[0])
  const middle = at(spots[0] as Point3, axis, (from + to) / 2)
  const end = (sign: 1 | -1): Point3 => at(middle, along, middle[indexOf(along)] + (sign * length) / 2)
  if (overall)
    build.measureAs(overall.figure, { kind: 'distance', between: [end(-1), end(1)] }, length - width)
  return drawn(build, thing, way.side, spots, size, from, to, { kind: 'slot', length, width, along })
}
