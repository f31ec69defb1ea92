/** Cuts along a slanting line, told by the two points that it goes through, or by how tall each end is left. */
import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import { siteOf } from '../site.ts'
import { AXES, type Box, centerOf, indexOf, levelOf, SIDES, type Solid, sizeAlong } from '../space.ts'
import { sideBeyond } from '../spots/beyond.ts'
import { placesOf, type SaidPlace, type Thing } from '../things.ts'
import { nowhere, unread } from '../unread.ts'
import { CLEAR_MM, outlineCut } from './cleared.ts'

type Point = Partial<Record<AxisName, number>>

export function incline(build: Build, thing: Thing): Solid {
  const host = build.bodies.length === 1 ? build.bodies[0] : undefined
  if (!host || host.round) throw nowhere(thing.name)
  const points = pointsOf(build, thing, host.box)
  const [first, second] = points
  if (points.length !== 2 || !first || !second) throw nowhere(thing.name)
  const [u, v] = AXES.filter((axis) => first[axis] !== undefined && second[axis] !== undefined)
  const along = AXES.find((axis) => axis !== u && axis !== v)
  if (!u || !v || !along || Object.keys(first).length !== 2 || Object.keys(second).length !== 2)
    throw nowhere(thing.name)
  const line: [Point2, Point2] = [
    [first[u] as number, first[v] as number],
    [second[u] as number, second[v] as number],
  ]
  const below = markSides(build, thing, along)
  const outline = cutAway(host.box, u, v, line, below)
  build.features.push(
    outlineCut(
      thing.id,
      along,
      outline,
      host.box.min[indexOf(along)] - CLEAR_MM,
      host.box.max[indexOf(along)] + CLEAR_MM,
    ),
  )
  measure(build, thing, host.box, [u, v], line, below)
  return {
    thing,
    box: host.box,
    axis: along,
    round: false,
    spots: [centerOf(host.box)],
    features: [thing.id],
  }
}

/** Where the line ends is seen by what is left of the part halfway along it. */
function measure(
  build: Build,
  thing: Thing,
  box: Box,
  [u, v]: [AxisName, AxisName],
  [a, b]: [Point2, Point2],
  below: boolean,
): void {
  const level = (a[1] + b[1]) / 2
  const end = below ? box.max[indexOf(v)] : box.min[indexOf(v)]
  const at = centerOf(box)
  at[indexOf(u)] = (a[0] + b[0]) / 2
  at[indexOf(v)] = (level + end) / 2
  const figures = [
    ...thing.sizes.map(({ figure }) => figure),
    ...placesOf(thing).flatMap(({ place }) => ('figure' in place ? [place.figure] : [])),
  ]
  for (const figure of figures)
    build.measureAs(figure, { kind: 'wall-thickness', at, direction: `+${v}` as '+z' }, Math.abs(level - end))
}

/** Each place fixes one way of a point; what fixes a way again is of the next point. */
function pointsOf(build: Build, thing: Thing, box: Box): Point[] {
  const points: Point[] = [{}]
  const put = (axis: AxisName, level: number): void => {
    const last = points.at(-1) as Point
    if (last[axis] !== undefined || Object.keys(last).length === 2) points.push({ [axis]: level })
    else last[axis] = level
  }
  for (const said of thing.sizes) {
    // "30 mm tall at the left end and 10 mm tall at the right end".
    const site = said.own && siteOf(said.own, { build, self: thing })
    if (!site?.side || site.side.axis === 'z' || !/^(?:height|thickness)$/u.test(said.dimension)) continue
    put(site.side.axis, levelOf(box, site.side))
    put('z', box.min[2] + build.takeSize(thing, said))
  }
  for (const said of placesOf(thing)) readPoint(build, thing, box, said, put)
  return points
}

function readPoint(
  build: Build,
  thing: Thing,
  box: Box,
  said: SaidPlace,
  put: (axis: AxisName, level: number) => void,
): void {
  const { place } = said
  if (place.kind === 'at' && /^(?:at|on|from|to|down|up to|until|into|in)$/u.test(place.how)) {
    const site = siteOf(place.ref, { build, self: thing })
    if (site?.part === 'corner' && site.sides.length === 2)
      for (const side of site.sides) put(side.axis, levelOf(box, side))
    else if (site?.part === 'side' && site.sides.length === 2)
      for (const side of site.sides) put(side.axis, levelOf(box, side))
    else if (site?.part === 'side' && site.side) put(site.side.axis, levelOf(box, site.side))
    else return
    said.used = true
  } else if (place.kind === 'from' && place.refs.length === 1) {
    const site = siteOf(place.refs[0] as never, { build, self: thing })
    if (!site?.side || site.part !== 'side') return
    const { axis, sign } = site.side
    put(axis, levelOf(box, site.side) - sign * taken(build, thing, place.figure, box, axis))
    said.used = true
  } else if (place.kind === 'beyond') {
    const site = place.ref && siteOf(place.ref, { build, self: thing })
    const side = sideBeyond(place.side)
    if (!site?.side || side?.axis !== site.side.axis) return
    put(side.axis, levelOf(box, site.side) + side.sign * taken(build, thing, place.figure, box, side.axis))
    said.used = true
  }
}

/** How far in a slanting face ends is a size of the edges beside it. */
function taken(build: Build, thing: Thing, figure: Figure, box: Box, axis: AxisName): number {
  const value = build.take(figure, `${thing.name} end`)
  if (value <= 0 || value > sizeAlong(box, axis)) throw nowhere(thing.name)
  return value
}

/** "Remove everything above this line": true is below. */
function markSides(build: Build, thing: Thing, along: AxisName): boolean {
  let below: boolean | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (said.used) continue
    if (place.kind === 'at' && /^(?:above|over|below|under|underneath|beneath)$/u.test(place.how)) {
      if (!/line|cut/u.test(place.ref.name)) throw unread(thing.name)
      below = !/above|over/u.test(place.how)
      said.used = true
    } else if (place.kind === 'direction' && SIDES[place.word] === undefined) {
      said.used = /^(?:down|downwards?|up|upwards?|vertically)$/u.test(place.word)
    } else if (place.kind === 'through' || (place.kind === 'way' && place.axis === along)) said.used = true
    else if (place.kind === 'at' && /^(?:along|across|through|over)$/u.test(place.how)) {
      const site = siteOf(place.ref, { build, self: thing })
      said.used = site !== undefined && (site.axis === undefined || site.axis === along)
    } else if (place.kind === 'plane' && place.normal === along) said.used = true
  }
  return below ?? false
}

/** What of the outline lies on one side of the line, and a little more past the outside. */
function cutAway(box: Box, u: AxisName, v: AxisName, [a, b]: [Point2, Point2], below: boolean): Point2[] {
  const [low, high]: [Point2, Point2] = [
    [box.min[indexOf(u)] - CLEAR_MM, box.min[indexOf(v)] - CLEAR_MM],
    [box.max[indexOf(u)] + CLEAR_MM, box.max[indexOf(v)] + CLEAR_MM],
  ]
  const around: Point2[] = [low, [high[0], low[1]], high, [low[0], high[1]]]
  // Seen along the line; above is where the second way grows.
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Math.abs(dx) < 1e-6 || Math.abs(dy) < 1e-6) throw unread('the line')
  const up = (below ? -1 : 1) * Math.sign(dx)
  const away = ([x, y]: Point2): number => up * (dx * (y - a[1]) - dy * (x - a[0]))
  const kept: Point2[] = []
  for (const [at, point] of around.entries()) {
    const next = around[(at + 1) % around.length] as Point2
    const [here, there] = [away(point), away(next)]
    if (here >= 0) kept.push(point)
    if (here * there < 0) {
      const part = here / (here - there)
      kept.push([point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part])
    }
  }
  if (kept.length < 3) throw unread('the line')
  return kept
}
