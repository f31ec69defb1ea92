/** A closed way of lines and arcs in the plane of a sketch, and what arithmetic knows of it. */
import type { Point2 } from '../../plan/geometry.ts'
import { tidy } from '../quantities/scan.ts'
import type { Item } from '../text/items.ts'

export type PathSegment =
  | { readonly kind: 'line'; readonly to: Point2 }
  | { readonly kind: 'arc'; readonly to: Point2; readonly via: Point2 }

/** An upright plane that a figure is drawn in: its first axis runs across, the second is z. */
export type PathPlane = 'xz' | 'yz'

export interface Path {
  readonly start: Point2
  readonly segments: readonly PathSegment[]
  /** The words that told it. */
  readonly items: readonly Item[]
  /** What else was said of it and follows from its points. */
  readonly remarks: readonly string[]
  /** Left out where it is drawn from above. */
  readonly plane?: PathPlane
  /** How far a section is turned about its axis: all the way where left out. */
  readonly turnDeg?: number
}

export interface Circle {
  centre: Point2
  radius: number
  /** From the first end, signed by the way it turns. */
  from: number
  sweep: number
}

const turnOf = ([ax, ay]: Point2, [bx, by]: Point2, [cx, cy]: Point2): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Undefined where the three points lie on a line. */
export function circleThrough(a: Point2, via: Point2, b: Point2): Circle | undefined {
  const twice = 2 * turnOf(a, via, b)
  const size = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (Math.abs(twice) < 1e-9 * size * size) return undefined
  const square = ([x, y]: Point2): number => x * x + y * y
  const centre: Point2 = [
    (square(a) * (via[1] - b[1]) + square(via) * (b[1] - a[1]) + square(b) * (a[1] - via[1])) / twice,
    (square(a) * (b[0] - via[0]) + square(via) * (a[0] - b[0]) + square(b) * (via[0] - a[0])) / twice,
  ]
  const angle = ([x, y]: Point2): number => Math.atan2(y - centre[1], x - centre[0])
  const way = Math.sign(twice)
  const full = 2 * Math.PI
  const between = (((way * (angle(b) - angle(a))) % full) + full) % full
  return {
    centre,
    radius: Math.hypot(a[0] - centre[0], a[1] - centre[1]),
    from: angle(a),
    sweep: way * (between === 0 ? full : between),
  }
}

const STEPS = 96

/** Its corners, with arcs as many short chords. */
function chords({ start, segments }: Path): Point2[] {
  const points: Point2[] = [start]
  for (const segment of segments) {
    const from = points.at(-1) as Point2
    const arc = segment.kind === 'arc' ? circleThrough(from, segment.via, segment.to) : undefined
    if (arc)
      for (let i = 1; i < STEPS; i++) {
        const angle = arc.from + (arc.sweep * i) / STEPS
        points.push([
          arc.centre[0] + arc.radius * Math.cos(angle),
          arc.centre[1] + arc.radius * Math.sin(angle),
        ])
      }
    points.push(segment.to)
  }
  return points
}

export interface Box {
  min: Point2
  max: Point2
}

/** Arcs reach their outermost points where their tangents are level. */
export function boxOf(path: Path): Box {
  const points: Point2[] = [path.start]
  for (const segment of path.segments) {
    const from = points.at(-1) as Point2
    const arc = segment.kind === 'arc' ? circleThrough(from, segment.via, segment.to) : undefined
    if (arc)
      for (let quarter = -4; quarter <= 8; quarter++) {
        const angle = (quarter * Math.PI) / 2
        const along = (angle - arc.from) * Math.sign(arc.sweep)
        if (along > 0 && along < Math.abs(arc.sweep))
          points.push([
            tidy(arc.centre[0] + arc.radius * Math.cos(angle)),
            tidy(arc.centre[1] + arc.radius * Math.sin(angle)),
          ])
      }
    points.push(segment.to)
  }
  const of = (pick: (...values: number[]) => number): Point2 => [
    pick(...points.map(([x]) => x)),
    pick(...points.map(([, y]) => y)),
  ]
  return { min: of(Math.min), max: of(Math.max) }
}

export function areaOf({ start, segments }: Path): number {
  let twice = 0
  let from = start
  for (const segment of segments) {
    const { to } = segment
    twice += from[0] * to[1] - to[0] * from[1]
    const arc = segment.kind === 'arc' ? circleThrough(from, segment.via, to) : undefined
    // The sliver between the chord and the arc.
    if (arc) twice += arc.radius ** 2 * (arc.sweep - Math.sin(arc.sweep))
    from = to
  }
  twice += from[0] * start[1] - start[0] * from[1]
  return Math.abs(twice) / 2
}

export function contains(path: Path, [x, y]: Point2): boolean {
  const points = chords(path)
  let inside = false
  for (const [index, [bx, by]] of points.entries()) {
    const [ax, ay] = points.at(index - 1) as Point2
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  }
  return inside
}

/** Whether a straight side of it lies along this end of its box. */
export function hasFlat(path: Path, axis: 0 | 1, level: number): boolean {
  const ends = [path.start, ...path.segments.map(({ to }) => to), path.start]
  return ends.some((to, index) => {
    const from = ends[index - 1]
    if (!from || path.segments[index - 1]?.kind === 'arc') return false
    return Math.abs(from[axis] - level) < 1e-9 && Math.abs(to[axis] - level) < 1e-9
  })
}

/** Two sides that cross each other enclose nothing in particular. */
export function crossesItself(path: Path): boolean {
  const points = chords(path)
  const sides = points.map((to, index) => [points.at(index - 1) as Point2, to] as const)
  if (sides.length > 400) return false
  return sides.some(([a, b], i) =>
    sides.some(([c, d], j) => {
      if (j <= i + 1 || (i === 0 && j === sides.length - 1)) return false
      return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0
    }),
  )
}
