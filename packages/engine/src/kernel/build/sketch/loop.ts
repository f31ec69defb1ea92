/**
 * Closed plane curves as plain values, before any kernel: what a profile encloses is known, measured
 * and checked here; the kernel only draws it.
 */
import type { Point2 } from '../../../plan/geometry.ts'
import { angleOf, cross2, gap, minus, plus, polar, radians, rotate, times, turnOf } from './plane-vector.ts'
import { type Spline, sampleSpline, splineThrough, sweptArea } from './spline.ts'

export type Segment =
  | { kind: 'line'; to: Point2 }
  /** About `centre`; `turn` 1 is counter-clockwise, -1 clockwise. */
  | { kind: 'arc'; to: Point2; centre: Point2; turn: 1 | -1 }
  | {
      kind: 'spline'
      through: readonly Point2[]
      to: Point2
      startTangent?: Point2 | undefined
      endTangent?: Point2 | undefined
    }

/** A path's last segment ends at its start. */
export type Loop =
  | { kind: 'path'; start: Point2; segments: readonly Segment[] }
  | { kind: 'circle'; centre: Point2; radius: number }
  /** `radii` along its own x and y, which are turned by `turnDeg`. */
  | { kind: 'ellipse'; centre: Point2; radii: Point2; turnDeg: number }

export type PathLoop = Extract<Loop, { kind: 'path' }>

export interface Box2 {
  min: Point2
  max: Point2
}

/** Each segment of a path with the point it starts from. */
export function stretches(loop: PathLoop): { from: Point2; segment: Segment }[] {
  let from = loop.start
  return loop.segments.map((segment) => {
    const stretch = { from, segment }
    from = segment.to
    return stretch
  })
}

export const polygonLoop = (points: readonly Point2[]): PathLoop => ({
  kind: 'path',
  start: points[0] as Point2,
  segments: [...points.slice(1), points[0] as Point2].map((to) => ({ kind: 'line', to })),
})

/** How far an arc turns, in radians, above 0 and up to a whole turn. */
export function arcTurn(from: Point2, arc: Extract<Segment, { kind: 'arc' }>): number {
  const swept = (angleOf(minus(arc.to, arc.centre)) - angleOf(minus(from, arc.centre))) * arc.turn
  return swept > 1e-12 ? swept : swept + 2 * Math.PI
}

export function placeLoop(loop: Loop, at: Point2, rotateDeg: number): Loop {
  const turn = turnOf(rotateDeg)
  const move = (p: Point2) => plus(rotate(p, turn), at)
  if (loop.kind === 'circle') return { ...loop, centre: move(loop.centre) }
  if (loop.kind === 'ellipse')
    return { ...loop, centre: move(loop.centre), turnDeg: loop.turnDeg + rotateDeg }
  return {
    kind: 'path',
    start: move(loop.start),
    segments: loop.segments.map((s): Segment => {
      if (s.kind === 'line') return { kind: 'line', to: move(s.to) }
      if (s.kind === 'arc') return { ...s, to: move(s.to), centre: move(s.centre) }
      return {
        kind: 'spline',
        through: s.through.map(move),
        to: move(s.to),
        startTangent: s.startTangent && rotate(s.startTangent, turn),
        endTangent: s.endTangent && rotate(s.endTangent, turn),
      }
    }),
  }
}

/** The loop seen from behind: y changes its sign. */
export function mirrorLoop(loop: Loop): Loop {
  const flip = (p: Point2): Point2 => [p[0], -p[1]]
  if (loop.kind === 'circle') return { ...loop, centre: flip(loop.centre) }
  if (loop.kind === 'ellipse') return { ...loop, centre: flip(loop.centre), turnDeg: -loop.turnDeg }
  return {
    kind: 'path',
    start: flip(loop.start),
    segments: loop.segments.map((s): Segment => {
      if (s.kind === 'line') return { kind: 'line', to: flip(s.to) }
      if (s.kind === 'arc')
        return { ...s, to: flip(s.to), centre: flip(s.centre), turn: s.turn === 1 ? -1 : 1 }
      return {
        kind: 'spline',
        through: s.through.map(flip),
        to: flip(s.to),
        startTangent: s.startTangent && flip(s.startTangent),
        endTangent: s.endTangent && flip(s.endTangent),
      }
    }),
  }
}

/** The same curve run through the other way; whole circles and ellipses have no direction of their own. */
export function reverseLoop(loop: Loop): Loop {
  if (loop.kind !== 'path') return loop
  const segments = stretches(loop)
    .toReversed()
    .map(({ from, segment }): Segment => {
      if (segment.kind === 'line') return { kind: 'line', to: from }
      if (segment.kind === 'arc') return { ...segment, to: from, turn: segment.turn === 1 ? -1 : 1 }
      return {
        kind: 'spline',
        through: segment.through.toReversed(),
        to: from,
        startTangent: segment.endTangent && times(segment.endTangent, -1),
        endTangent: segment.startTangent && times(segment.startTangent, -1),
      }
    })
  return { kind: 'path', start: loop.start, segments }
}

const ROUND_SAMPLES = 96
const SPLINE_SAMPLES = 12

export const splineOf = (from: Point2, segment: Extract<Segment, { kind: 'spline' }>): Spline =>
  splineThrough([from, ...segment.through, segment.to], {
    start: segment.startTangent,
    end: segment.endTangent,
  })

/** A segment as short chords, without its first point. */
function sampleSegment(from: Point2, segment: Segment): Point2[] {
  if (segment.kind === 'line') return [segment.to]
  if (segment.kind === 'spline') return sampleSpline(splineOf(from, segment), SPLINE_SAMPLES)
  const swept = arcTurn(from, segment)
  const start = angleOf(minus(from, segment.centre))
  const radius = gap(from, segment.centre)
  const count = Math.max(2, Math.ceil((swept / (2 * Math.PI)) * ROUND_SAMPLES))
  return Array.from({ length: count }, (_, i) =>
    i === count - 1
      ? segment.to
      : plus(segment.centre, polar(radius, start + (segment.turn * swept * (i + 1)) / count)),
  )
}

/** The loop as a polygon whose corners lie on it: exact where it is straight. */
export function sampleLoop(loop: Loop): Point2[] {
  if (loop.kind === 'path') return stretches(loop).flatMap((s) => sampleSegment(s.from, s.segment))
  const [a, b]: Point2 = loop.kind === 'circle' ? [loop.radius, loop.radius] : loop.radii
  const turn = turnOf(loop.kind === 'circle' ? 0 : loop.turnDeg)
  return Array.from({ length: ROUND_SAMPLES }, (_, i) => {
    const [cos, sin] = polar(1, (2 * Math.PI * i) / ROUND_SAMPLES)
    return plus(loop.centre, rotate([a * cos, b * sin], turn))
  })
}

/** Twice the signed area of a polygon is the sum of its corners' cross products. */
export function polygonArea(points: readonly Point2[]): number {
  let twice = 0
  let before = points.at(-1) as Point2
  for (const p of points) {
    twice += (before[0] - p[0]) * (before[1] + p[1])
    before = p
  }
  return twice / 2
}

/** The enclosed area, exact for every kind of segment; clockwise paths are negative. */
export function loopArea(loop: Loop): number {
  if (loop.kind === 'circle') return Math.PI * loop.radius ** 2
  if (loop.kind === 'ellipse') return Math.PI * loop.radii[0] * loop.radii[1]
  let area = polygonArea(loop.segments.map(({ to }) => to))
  for (const { from, segment } of stretches(loop)) {
    if (segment.kind === 'arc') {
      const swept = arcTurn(from, segment)
      area += (segment.turn * gap(from, segment.centre) ** 2 * (swept - Math.sin(swept))) / 2
    }
    if (segment.kind === 'spline') area += sweptArea(splineOf(from, segment)) - cross2(from, segment.to) / 2
  }
  return area
}

export const counterClockwise = (loop: Loop): Loop => (loopArea(loop) < 0 ? reverseLoop(loop) : loop)

export function boxOfPoints(points: readonly Point2[]): Box2 {
  const box: Box2 = { min: [Infinity, Infinity], max: [-Infinity, -Infinity] }
  for (const [x, y] of points) {
    box.min = [Math.min(box.min[0], x), Math.min(box.min[1], y)]
    box.max = [Math.max(box.max[0], x), Math.max(box.max[1], y)]
  }
  return box
}

/** Exact but for splines, which are sampled. */
export function loopBox(loop: Loop): Box2 {
  if (loop.kind === 'path')
    return boxOfPoints(
      stretches(loop).flatMap(({ from, segment }) =>
        segment.kind === 'arc'
          ? [from, segment.to, ...arcExtremes(from, segment)]
          : sampleSegment(from, segment),
      ),
    )
  const turn = turnOf(loop.kind === 'circle' ? 0 : loop.turnDeg)
  const [a, b]: Point2 = loop.kind === 'circle' ? [loop.radius, loop.radius] : loop.radii
  const half: Point2 = [Math.hypot(a * turn[0], b * turn[1]), Math.hypot(a * turn[1], b * turn[0])]
  return { min: minus(loop.centre, half), max: plus(loop.centre, half) }
}

/** The points of an arc that lie farthest to the right, up, left and down on its circle, where it passes them. */
function arcExtremes(from: Point2, arc: Extract<Segment, { kind: 'arc' }>): Point2[] {
  const swept = arcTurn(from, arc)
  const start = angleOf(minus(from, arc.centre))
  const radius = gap(from, arc.centre)
  return [0, 90, 180, 270].flatMap((quarter) => {
    const whole = 2 * Math.PI
    const ahead = ((((radians(quarter) - start) * arc.turn) % whole) + whole) % whole
    return ahead < swept ? [plus(arc.centre, times(turnOf(quarter), radius))] : []
  })
}
