/** A line cut where it passes behind something, and freed of the points it does not need. */
import type { Points } from './curve.ts'

export type Polyline = (readonly [number, number])[]

/** Shorter changes between seen and covered are the grain of the depth map, not something to draw. */
const SHORTEST_RUN = 0.7
/** A point this near to the straight line between its neighbours is not needed. */
const STRAIGHT = 0.004

export interface Run {
  points: Points
  flag: boolean
}

/** A line in small steps, cut into runs that are seen and runs that are not. */
export function splitBySight(points: Points, sees: (x: number, y: number, z: number) => boolean): Run[] {
  const flags: boolean[] = []
  for (let i = 3; i < points.length; i += 3) {
    const middle = (k: number) => ((points[i + k] as number) + (points[i + k - 3] as number)) / 2
    flags.push(sees(middle(0), middle(1), middle(2)))
  }
  absorbShortRuns(points, flags, () => SHORTEST_RUN)
  return cutRuns(points, flags)
}

/** A run shorter than its flag asks takes the flag of what comes before it, or of what follows the first. */
export function absorbShortRuns(points: Points, flags: boolean[], shortest: (flag: boolean) => number): void {
  for (let start = 0; start < flags.length; ) {
    const flag = flags[start] as boolean
    let end = start
    let length = 0
    while (end < flags.length && flags[end] === flag) length += stepLength(points, end++)
    const isWhole = start === 0 && end === flags.length
    if (length < shortest(flag) && !isWhole) flags.fill(!flag, start, end)
    start = end
  }
}

const stepLength = (points: Points, i: number): number =>
  Math.hypot(
    (points[3 * i + 3] as number) - (points[3 * i] as number),
    (points[3 * i + 4] as number) - (points[3 * i + 1] as number),
  )

export function cutRuns(points: Points, flags: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (let start = 0; start < flags.length; ) {
    const flag = flags[start] as boolean
    let end = start
    while (end < flags.length && flags[end] === flag) end++
    runs.push({ flag, points: points.subarray(3 * start, 3 * end + 3) })
    start = end
  }
  return runs
}

export function lengthOf(points: Points): number {
  let length = 0
  for (let i = 0; 3 * i + 3 < points.length; i++) length += stepLength(points, i)
  return length
}

/** Without the points that a straight line passes anyway (Douglas and Peucker). */
export function straightened(points: Points): Polyline {
  const count = points.length / 3
  const keep = new Uint8Array(count)
  keep[0] = 1
  keep[count - 1] = 1
  const open: [number, number][] = [[0, count - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const furthest = furthestFrom(points, from, to)
    if (furthest < 0) continue
    keep[furthest] = 1
    open.push([from, furthest], [furthest, to])
  }
  const kept: [number, number][] = []
  for (let i = 0; i < count; i++)
    if (keep[i] === 1) kept.push([points[3 * i] as number, points[3 * i + 1] as number])
  return kept
}

/** The point furthest from the straight piece between two, or -1 where all are near enough. */
function furthestFrom(points: Points, from: number, to: number): number {
  const [ax, ay] = [points[3 * from] as number, points[3 * from + 1] as number]
  const [dx, dy] = [(points[3 * to] as number) - ax, (points[3 * to + 1] as number) - ay]
  const square = dx * dx + dy * dy
  let furthest = -1
  let most = STRAIGHT * STRAIGHT
  for (let i = from + 1; i < to; i++) {
    const [x, y] = [(points[3 * i] as number) - ax, (points[3 * i + 1] as number) - ay]
    // To the piece, not to its line: a circle seen from its side turns back at points that are needed.
    const along = square === 0 ? 0 : Math.min(Math.max((x * dx + y * dy) / square, 0), 1)
    const [ex, ey] = [x - along * dx, y - along * dy]
    const distance = ex * ex + ey * ey
    if (distance > most) {
      most = distance
      furthest = i
    }
  }
  return furthest
}
