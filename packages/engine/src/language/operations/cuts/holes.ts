/** Round holes, and those of many sides. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { type Build, between, FRAMES, flat } from '../build.ts'
import { across, at, indexOf, isSame, type Solid } from '../space.ts'
import { type Mark, placed, spotsOf } from '../spots/spots.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { missing } from '../unread.ts'
import { stretchOf, wayOf } from '../ways.ts'
import { cleared, counted, countOf, drawn, inParts, ownLevel, siteBox, solidOf } from './cleared.ts'

export function hole(build: Build, thing: Thing): Solid {
  if (thing.members.length > 0) return inParts(build, thing, hole)
  const way = wayOf(build, thing, false)
  const { axis } = way.side
  const said = sizeOf(thing, 'diameter', 'radius', 'inner', 'bare')
  if (!said) throw missing('diameter', thing.name)
  const diameter = build.takeSize(thing, said) * (said.dimension === 'radius' ? 2 : 1)
  const size: Point3 = [diameter, diameter, diameter]
  const { spots, marks } = placed({
    build,
    thing,
    host: way.host,
    box: siteBox(build, way),
    axis,
    size,
    toSide: false,
    count: countOf(thing),
  })
  counted(thing, spots)
  const { from, to } = stretchOf(build, thing, way, spots[0])
  const [low, high] = cleared(build, axis, from, to)
  build.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[axis] },
    sketch: { add: spots.map((spot) => ({ kind: 'circle', diameter, at: flat(spot, axis) })) },
    extent: between(axis, low, high),
  })
  const near = spots.map((spot) => at(spot, axis, ownLevel(build, spot, axis, diameter, from, to)))
  if (said.dimension !== 'radius')
    build.measureAs(said.figure, { kind: 'hole-diameter', near: near[0] as Point3, axis: `+${axis}` as '+z' })
  measureMarks(build, marks, near, diameter, axis)
  measurePoints(build, thing, near, diameter, axis)
  return solidOf(
    thing,
    way.side,
    spots.map((spot) => at(spot, axis, (from + to) / 2)),
    size,
    from,
    to,
    true,
  )
}

/** "At (10, 20) and (-10, 20)": each is there. */
function measurePoints(
  build: Build,
  thing: Thing,
  near: readonly Point3[],
  diameter: number,
  axis: AxisName,
): void {
  if (!placesOf(thing).some(({ place }) => place.kind === 'points')) return
  for (const spot of near)
    for (const along of across(axis))
      build.requireCount(
        thing,
        { kind: 'hole-position', diameter, near: spot, along },
        spot[indexOf(along)],
        `${thing.name} at ${along} ${spot[indexOf(along)]}`,
      )
}

/** Where they lie is measured on their axes. */
function measureMarks(
  build: Build,
  marks: readonly Mark[],
  near: readonly Point3[],
  diameter: number,
  axis: AxisName,
): void {
  for (const mark of marks) {
    const { figure } = mark
    if ('center' in mark) {
      const circle = { kind: 'bolt-circle', diameter, centre: mark.center, axis: `+${axis}` as '+z' } as const
      build.measureAs(figure, circle, mark.diameter)
      continue
    }
    const there = near.find((spot) => isSame(spot[indexOf(mark.axis)], mark.level))
    const position = { kind: 'hole-position', diameter, along: mark.axis } as const
    if (there) build.measureAs(figure, { ...position, near: there }, mark.level)
  }
}

export function polygon(build: Build, thing: Thing): Solid {
  const way = wayOf(build, thing, false)
  const said = sizeOf(thing, 'flats', 'width', 'bare')
  if (!said) throw missing('width across flats', thing.name)
  const acrossFlats = build.takeSize(thing, said)
  const sides = isShaped(thing, 'octagon', 'octagonal') ? 8 : 6
  const wide = acrossFlats / Math.cos(Math.PI / sides)
  const size: Point3 = [wide, wide, wide]
  const spots = spotsOf({
    build,
    thing,
    host: way.host,
    box: siteBox(build, way),
    axis: way.side.axis,
    size,
    toSide: false,
    count: countOf(thing),
  })
  counted(thing, spots)
  const { from, to } = stretchOf(build, thing, way, spots[0])
  return drawn(build, thing, way.side, spots, size, from, to, {
    kind: 'polygon',
    sides,
    across: acrossFlats,
    by: 'flats',
  })
}
