/** The outline of a figure as a path, told for a figure that stands upright, and turned to where it points. */
import type { Profile, Way } from './shapes.ts'

export type Point = readonly [number, number]

export type Step = { to: Point; via?: Point }

export interface Path {
  start: Point
  steps: readonly Step[]
}

export const polygonPath = ([first, ...rest]: readonly Point[]): Path => ({
  start: first as Point,
  steps: rest.map((to) => ({ to })),
})

/** Up is `[0, 1]`; a path about the origin is turned by quarters. */
export const turnedBy = ([x, y]: Point, [a, b]: Way): Point =>
  a > 0 ? [y, -x] : a < 0 ? [-y, x] : b < 0 ? [-x, -y] : [x, y]

export function moved({ start, steps }: Path, at: Point, way: Way): Path {
  const put = (point: Point): Point => {
    const [x, y] = turnedBy(point, way)
    return [x + at[0], y + at[1]]
  }
  return {
    start: put(start),
    steps: steps.map(({ to, via }) => ({ to: put(to), ...(via ? { via: put(via) } : {}) })),
  }
}

/** As the plan has it. */
export const profileOf = ({ start, steps }: Path): Profile => ({
  kind: 'outline',
  start: [...start],
  segments: steps.map(({ to, via }) =>
    via ? { kind: 'arc', to: [...to], via: [...via] } : { kind: 'line', to: [...to] },
  ),
})

const ARC_STEPS = 24

/** Its corners, arcs in many small steps: what lies within what is seen by these. */
export function rimOf({ start, steps }: Path): Point[] {
  const rim: Point[] = [start]
  for (const { to, via } of steps) {
    const from = rim.at(-1) as Point
    if (via) rim.push(...arc(from, via, to))
    rim.push(to)
  }
  return rim
}

function arc([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point[] {
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
  if (Math.abs(d) < 1e-12) return []
  const [a2, b2, c2] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy]
  const u = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / d
  const v = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / d
  const angle = (x: number, y: number): number => Math.atan2(y - v, x - u)
  const [start, middle, end] = [angle(ax, ay), angle(bx, by), angle(cx, cy)]
  const forward = (from: number, to: number): number => (to - from + 4 * Math.PI) % (2 * Math.PI)
  const isLeft = forward(start, middle) < forward(start, end)
  const sweep = isLeft ? forward(start, end) : -forward(end, start)
  const radius = Math.hypot(ax - u, ay - v)
  return Array.from({ length: ARC_STEPS - 1 }, (_, nth): Point => {
    const turn = start + (sweep * (nth + 1)) / ARC_STEPS
    return [u + radius * Math.cos(turn), v + radius * Math.sin(turn)]
  })
}

export const circleRim = ([u, v]: Point, radius: number): Point[] =>
  Array.from({ length: 2 * ARC_STEPS }, (_, nth): Point => {
    const turn = (Math.PI * nth) / ARC_STEPS
    return [u + radius * Math.cos(turn), v + radius * Math.sin(turn)]
  })

/** Whether a point lies within a rim. */
export function isInside([x, y]: Point, rim: readonly Point[]): boolean {
  let inside = false
  for (const [nth, [ax, ay]] of rim.entries()) {
    const [bx, by] = rim[(nth + 1) % rim.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
