/** Balls that are cut out. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { at, levelOf, type Solid } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { sizeOf, type Thing } from '../things.ts'
import { missing } from '../unread.ts'
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
  const level = levelOf(host, way.side)
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
