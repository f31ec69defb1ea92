/** A bar with two half circles for its ends: told center to center or from end to end. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { type Ground, runOf, type Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import { across, indexOf, isSame, type Round } from '../space.ts'
import { sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

export function obround(
  build: Build,
  thing: Thing,
  axis: AxisName,
  ground: Ground,
  box: () => Point3,
): Shaped {
  const centers = sizeOf(thing, 'centers')
  const [u, v] = across(axis)
  if (!centers) {
    const size = box()
    const along = size[indexOf(u)] >= size[indexOf(v)] ? u : v
    return rounded(size, axis, along, along === u ? v : u)
  }
  const wide = sizeOf(thing, 'width', 'diameter') ?? sizeOf(thing, 'radius')
  if (!wide) throw missing('width', thing.name)
  const width = build.takeSize(thing, wide) * (wide.dimension === 'radius' ? 2 : 1)
  const apart = build.takeSize(thing, centers)
  const overall = sizeOf(thing, 'length')
  const isRest = overall !== undefined && isSame(overall.figure.value, apart + width)
  if (isRest) build.takeSize(thing, overall)
  const along = centers.axis === v || wide.axis === u ? v : u
  if (axis === along || wide.axis === along || centers.axis === axis) throw unread(thing.name)
  const size: Point3 = [width, width, width]
  size[indexOf(along)] = apart + width
  size[indexOf(axis)] = runOf(build, thing, axis, ground, [centers, wide, ...(isRest ? [overall] : [])])
  return rounded(size, axis, along, along === u ? v : u)
}

function rounded(size: Point3, axis: AxisName, along: AxisName, beside: AxisName): Shaped {
  const [length, width] = [size[indexOf(along)], size[indexOf(beside)]]
  const end = (sign: 1 | -1): Omit<Round, 'holders'> => {
    const center: Point3 = [0, 0, 0]
    center[indexOf(along)] = (sign * (length - width)) / 2
    return { center, radius: width / 2, axis, side: { axis: along, sign } }
  }
  return { shape: { kind: 'slot', length, width, along }, size, axis, rounds: [end(-1), end(1)] }
}
