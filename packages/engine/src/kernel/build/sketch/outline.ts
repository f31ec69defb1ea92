/** Free outlines: lines, arcs through a point, splines; closed where they are not, refused where they cross. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { OutlineLoop, OutlineSegment, ProfileOf } from '../../../plan/profile.ts'
import { crossing } from './crossing.ts'
import { impossible, type Loops } from './figures.ts'
import { type Loop, loopArea, type Segment, sampleLoop } from './loop.ts'
import { apart, contains, regionOf } from './nesting.ts'
import { cross2, dot2, gap, minus, plus } from './plane-vector.ts'

/** Closer than this, two ends are the same point. */
const SAME_POINT_MM = 1e-6

const text = (p: Point2) => `[${p[0]}, ${p[1]}]`

function throughPoint(from: Point2, via: Point2, to: Point2, feature: string): Segment {
  const [u, v] = [minus(via, from), minus(to, from)]
  const twice = 2 * cross2(u, v)
  if (Math.abs(twice) < 1e-9 * (dot2(u, u) + dot2(v, v)))
    throw impossible(
      feature,
      `the arc from ${text(from)} to ${text(to)} through ${text(via)} is a straight line`,
    )
  const [uu, vv] = [dot2(u, u), dot2(v, v)]
  const centre = plus(from, [(v[1] * uu - u[1] * vv) / twice, (u[0] * vv - v[0] * uu) / twice])
  return { kind: 'arc', to, centre, turn: twice > 0 ? 1 : -1 }
}

function drawn(from: Point2, segment: OutlineSegment, feature: string): Segment | undefined {
  if (segment.kind === 'arc') return throughPoint(from, segment.via, segment.to, feature)
  if (segment.kind === 'line') return gap(from, segment.to) < SAME_POINT_MM ? undefined : segment
  const points = [from, ...segment.through, segment.to]
  const twin = points.findIndex((p, i) => i > 0 && gap(p, points[i - 1] as Point2) < SAME_POINT_MM)
  if (twin > 0) throw impossible(feature, `a spline passes twice through ${text(points[twin] as Point2)}`)
  for (const tangent of [segment.startTangent, segment.endTangent])
    if (tangent && Math.hypot(...tangent) < 1e-12)
      throw impossible(feature, 'the tangent of a spline must not be [0, 0]')
  return segment
}

function closedLoop({ start, segments }: OutlineLoop, feature: string): Loop {
  const path: Segment[] = []
  let from = start
  for (const segment of segments) {
    const next = drawn(from, segment, feature)
    if (next) path.push(next)
    from = segment.to
  }
  const last = path.at(-1)
  if (last && gap(from, start) < SAME_POINT_MM) path[path.length - 1] = { ...last, to: start }
  else if (last) path.push({ kind: 'line', to: start })
  const loop: Loop = { kind: 'path', start, segments: path }
  const points = sampleLoop(loop)
  const reach = points.reduce((most, p) => Math.max(most, gap(p, start)), 0)
  if (points.length < 2 || Math.abs(loopArea(loop)) < 1e-9 * reach * reach)
    throw impossible(feature, `the outline from ${text(start)} encloses no area`)
  const crossed = crossing(points)
  if (crossed) throw impossible(feature, `the outline crosses itself near ${text(crossed)}`)
  return loop
}

export function outline(p: ProfileOf<'outline'>, feature: string): Loops {
  const outer = closedLoop(p, feature)
  const inner = p.holes.map((hole) => closedLoop(hole, feature))
  const rim = regionOf(outer)
  const openings = inner.map(regionOf)
  openings.forEach((opening, i) => {
    if (!contains(rim, opening) || crossing(rim.points, opening.points))
      throw impossible(feature, `hole ${i + 1} of the outline does not lie inside it`)
    const other = openings.findIndex((o, j) => j > i && !apart(o, opening))
    if (other > 0)
      throw impossible(feature, `holes ${i + 1} and ${other + 1} of the outline touch or overlap`)
  })
  return { outer, inner }
}
