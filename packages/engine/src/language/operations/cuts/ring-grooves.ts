/** Grooves around what is round. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { siteOf } from '../site.ts'
import { across, around, at, centerOf, indexOf, type Solid, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { placesOf, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere } from '../unread.ts'
import { CLEAR_MM } from './cleared.ts'

/** All the way around a shaft or a disc. */
export function ringGroove(build: Build, thing: Thing): Solid {
  let host = build.bodies.find(({ round }) => round)
  for (const said of placesOf(thing)) {
    if (said.place.kind === 'through') said.used = true
    if (said.place.kind === 'direction' && said.place.word === 'radially') said.used = true
    if (said.place.kind !== 'at' || !/around|in|into|on/u.test(said.place.how)) continue
    const site = siteOf(said.place.ref, { build, self: thing })
    if (site?.solid?.round) host = site.solid
    if (/around/u.test(said.place.how)) said.used = true
  }
  if (!host) throw nowhere(thing.name)
  const { axis } = host
  const outer = sizeAlong(host.box, across(axis)[0])
  const wide = sizeOf(thing, 'width', 'height', 'bare')
  const deep = sizeOf(thing, 'depth')
  if (!wide) throw missing('width', thing.name)
  if (!deep) throw missing('depth', thing.name)
  const width = build.takeSize(thing, wide)
  const depth = build.takeSize(thing, deep)
  const inner = outer - 2 * depth
  const size: Point3 = [outer, outer, outer]
  size[indexOf(axis)] = width
  const [first] = across(axis)
  // Along the axis is where it may lie.
  const [spot] = spotsOf({ build, thing, host, box: host.box, axis: first, size, toSide: true, count: 1 })
  const level = (spot as Point3)[indexOf(axis)]
  const origin = at(centerOf(host.box), axis, level - width / 2)
  build.features.push({
    kind: 'cylinder',
    id: thing.id,
    operation: 'cut',
    diameter: outer + 2 * CLEAR_MM,
    innerDiameter: inner,
    height: width,
    frame: { origin, normal: `+${axis}` },
  })
  const center = at(centerOf(host.box), axis, level)
  return { thing, box: around(center, size), axis, round: true, spots: [center], features: [thing.id] }
}
