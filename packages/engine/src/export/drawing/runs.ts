/** A line cut where it passes behind something, or where another line already lies. */
import type { Chain, Point } from './chain.ts'

export type Polyline = (readonly [number, number])[]

/** Steps along a line, millimetres on paper: finer than the eye, coarser than a pixel of the depth map. */
const STEP = 0.2
/** Shorter changes between seen and covered are the jitter of the steps, not something to draw. */
const SHORTEST_RUN = 0.7
/** A shorter stretch on another line is a crossing, a longer one the same line again. */
const LONGEST_CROSSING = 1.2
const STEPS_TO_DRY = 4
/** A point this near to the straight line between its neighbours is not needed. */
const STRAIGHT = 0.004

export interface Run {
  points: Point[]
  seen: boolean
}

/** The line in small steps, cut into runs that are seen and runs that are not. */
export function splitBySight(chain: Chain, sees: (point: Point) => boolean): Run[] {
  const points = subdivide(chain)
  const flags = points.slice(1).map((point, i) => sees(between(points[i] as Point, point)))
  return cutRuns(points, smoothed(flags, SHORTEST_RUN, points))
}

/** Where ink lies. Lines are laid down one after the other, and what would fall on earlier ink is left out. */
export class Ink {
  readonly #cells = new Set<number>()

  lay(points: readonly Point[]): Point[][] {
    // Its own ink dries a few steps behind: a circle seen from its side runs back over itself.
    const flags = points.slice(1).map((point, i) => {
      const dry = points[i - STEPS_TO_DRY]
      if (dry) this.#cells.add(cellOf(dry, 0, 0))
      return !this.#covers(between(points[i] as Point, point))
    })
    const fresh = cutRuns(points, smoothed(flags, LONGEST_CROSSING, points))
      .filter(({ seen }) => seen)
      .map((run) => run.points)
    for (const point of points.slice(-STEPS_TO_DRY - 1)) this.#cells.add(cellOf(point, 0, 0))
    return fresh
  }

  #covers(point: Point): boolean {
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1]) if (this.#cells.has(cellOf(point, i, j))) return true
    return false
  }
}

const cellOf = ([x, y]: Point, i: number, j: number): number =>
  (Math.floor(x / STEP) + i) * 100_000 + Math.floor(y / STEP) + j

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]

function subdivide(chain: Chain): Point[] {
  const points: Point[] = chain.slice(0, 1)
  for (let i = 1; i < chain.length; i++) {
    const [a, b] = [chain[i - 1] as Point, chain[i] as Point]
    const steps = Math.max(Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP), 1)
    for (let s = 1; s <= steps; s++)
      points.push(a.map((v, k) => v + ((b[k] as number) - v) * (s / steps)) as unknown as Point)
  }
  return points
}

/** Runs of one flag that are shorter than `shortest` take that of their neighbour. */
function smoothed(flags: readonly boolean[], shortest: number, points: readonly Point[]): boolean[] {
  const result = [...flags]
  for (let start = 0; start < result.length; ) {
    let end = start
    let length = 0
    while (end < result.length && result[end] === result[start]) {
      const [a, b] = [points[end] as Point, points[end + 1] as Point]
      length += Math.hypot(b[0] - a[0], b[1] - a[1])
      end++
    }
    const isWhole = start === 0 && end === result.length
    if (length < shortest && !isWhole)
      result.fill(start > 0 ? (result[start - 1] as boolean) : !result[start], start, end)
    start = end
  }
  return result
}

function cutRuns(points: readonly Point[], flags: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [i, seen] of flags.entries()) {
    const last = runs.at(-1)
    if (last?.seen === seen) last.points.push(points[i + 1] as Point)
    else runs.push({ seen, points: [points[i] as Point, points[i + 1] as Point] })
  }
  return runs
}

/** Without the points that a straight line passes anyway. */
export function straightened(points: readonly Point[]): Polyline {
  const kept: [number, number][] = []
  let start = 0
  for (let end = 1; end < points.length; end++) {
    if (end + 1 < points.length && isStraight(points, start, end + 1)) continue
    const [x, y] = points[start] as Point
    kept.push([x, y])
    start = end
  }
  const [x, y] = points.at(-1) as Point
  return [...kept, [x, y]]
}

function isStraight(points: readonly Point[], from: number, to: number): boolean {
  const [[ax, ay], [bx, by]] = [points[from] as Point, points[to] as Point]
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return false
  for (let i = from + 1; i < to; i++) {
    const [x, y] = points[i] as Point
    const along = ((bx - ax) * (x - ax) + (by - ay) * (y - ay)) / length
    const aside = Math.abs((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / length
    // A circle seen from its side runs out and back along one line: its turning point is needed.
    if (aside > STRAIGHT || along < -STRAIGHT || along > length + STRAIGHT) return false
  }
  return true
}
