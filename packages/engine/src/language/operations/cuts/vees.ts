import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import { featuresOf } from '../shapes.ts'
import {
  across,
  around,
  at,
  type Box,
  centerOf,
  indexOf,
  levelOf,
  longest,
  middleOf,
  type Side,
  type Solid,
  sizeAlong,
} from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'
import { wayOf } from '../ways.ts'
import { CLEAR_MM, runOf, siteBox } from './cleared.ts'
import { edgeMouth } from './mouths.ts'

const SAME_MM = 0.02

/** Told by its mouth and its depth, or by the angle between its sides. */
export function vee(build: Build, thing: Thing): Solid {
  const way = wayOf(build, thing, true)
  const edge = edgeMouth(build, thing)
  if (edge) way.side = edge.side
  const { axis } = way.side
  const run = runOf(build, thing, axis)
  const along = edge?.along ?? run.axis ?? longest(siteBox(build, way), across(axis))
  const wide = sizeOf(thing, 'width')
  const deep = sizeOf(thing, 'depth')
  const angle = sizeOf(thing, 'angle')
  const degrees = angle && build.take(angle.figure, `${thing.name} angle`)
  const slope = degrees && Math.tan((degrees / 2 / 180) * Math.PI)
  const width = wide
    ? build.takeSize(thing, wide)
    : deep && slope
      ? 2 * slope * build.takeSize(thing, deep)
      : undefined
  if (width === undefined) throw missing('width', thing.name)
  const depth = slope ? width / 2 / slope : deep ? build.takeSize(thing, deep) : undefined
  if (depth === undefined) throw missing('depth', thing.name)
  if (deep && Math.abs(build.takeSize(thing, deep) - depth) > SAME_MM) throw unread(deep.figure.text)
  const other = across(axis).find((each) => each !== along) as AxisName
  const size: Point3 = [0, 0, 0]
  size[indexOf(other)] = width
  size[indexOf(along)] = sizeAlong(build.whole, along) + 2 * CLEAR_MM
  size[indexOf(axis)] = depth
  const host = way.host?.box ?? build.whole
  const [spot] = spotsOf({ build, thing, host: way.host, box: host, axis, size, toSide: true, count: 1 })
  const mouth = levelOf(host, way.side)
  const box = around(at(spot as Point3, axis, mouth - (way.side.sign * depth) / 2), size)
  build.features.push(...featuresOf(thing.id, { kind: 'vee', side: way.side }, box, along, 'cut'))
  for (const figure of [wide?.figure, deep?.figure])
    if (figure) requireBeside(build, figure, { box, host, along, other, side: way.side, width })
  return { thing, box, axis, round: false, mouth: way.side, spots: [centerOf(box)], features: [thing.id] }
}

/** How wide a V is can be seen by what is left beside it, a quarter of its depth down. */
export function requireBeside(
  build: Build,
  figure: Figure,
  {
    box,
    host,
    along,
    other,
    side,
    width,
  }: { box: Box; host: Box; along: AxisName; other: AxisName; side: Side; width: number },
): void {
  const depth = sizeAlong(box, side.axis)
  const point: Point3 = centerOf(host)
  point[indexOf(side.axis)] = levelOf(box, side) - (side.sign * depth) / 4
  const flank = box.min[indexOf(other)] + width / 8
  point[indexOf(other)] = (host.min[indexOf(other)] + flank) / 2
  point[indexOf(along)] = middleOf(host, along)
  build.measureAs(
    figure,
    { kind: 'wall-thickness', at: point, direction: `+${other}` as '+x' },
    flank - host.min[indexOf(other)],
  )
}
