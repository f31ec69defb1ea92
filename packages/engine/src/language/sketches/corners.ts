/** Corners of an outline rounded or cut off. */
import type { Point2 } from '../../plan/geometry.ts'
import { boxOf, type Edge, type Loop, type Side } from './loop.ts'

export type Easing = { kind: 'round'; radius: number } | { kind: 'flat'; across: number; up: number }

/** Which corners: those on a side of its box, or on two of them; all where no side is told. */
export type Corners = readonly (readonly Side[])[]

const NEAR = 1e-9

function isMeant(loop: Loop, [x, y]: Point2, corners: Corners): boolean {
  const box = boxOf(loop)
  const on = (side: Side): boolean =>
    Math.abs((side === 'left' || side === 'right' ? x : y) - box[side]) < NEAR
  return corners.length === 0 || corners.some((sides) => sides.every(on))
}

const unit = ([ax, ay]: Point2, [bx, by]: Point2): Point2 => {
  const length = Math.hypot(bx - ax, by - ay)
  return [(bx - ax) / length, (by - ay) / length]
}

const distance = (a: Point2, b: Point2): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** How far from the corner an edge is left, back and ahead, and what leads across. */
function across(
  easing: Easing,
  back: Point2,
  ahead: Point2,
): { reach: readonly [number, number]; bulge?: number } {
  if (easing.kind === 'flat') {
    const lengthOf = (way: Point2): number =>
      Math.abs(way[0]) >= Math.abs(way[1]) ? easing.across : easing.up
    return { reach: [lengthOf(back), lengthOf(ahead)] }
  }
  const cosine = back[0] * ahead[0] + back[1] * ahead[1]
  const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / 2
  const reach = easing.radius / Math.tan(half)
  return { reach: [reach, reach], bulge: easing.radius / Math.sin(half) - easing.radius }
}

/** Undefined where an edge is too short for it, or no corner was found. */
export function eased(loop: Loop, corners: Corners, easing: Easing): Loop | undefined {
  if (loop.round) return undefined
  const points = [loop.start, ...loop.edges.map(({ to }) => to)]
  const count = loop.edges.length
  const used: [number, number][] = loop.edges.map(() => [0, 0])
  const found = new Map<number, { from: Point2; to: Point2; via?: Point2 }>()
  for (let at = 0; at < count; at++) {
    const [into, out] = [(at + count - 1) % count, at]
    const corner = points[at] as Point2
    if (loop.edges[into]?.via || loop.edges[out]?.via || !isMeant(loop, corner, corners)) continue
    const [back, ahead] = [unit(corner, points[into] as Point2), unit(corner, points[at + 1] as Point2)]
    const { reach, bulge } = across(easing, back, ahead)
    const along = (way: Point2, far: number): Point2 => [corner[0] + way[0] * far, corner[1] + way[1] * far]
    const middle = unit([0, 0], [back[0] + ahead[0], back[1] + ahead[1]])
    found.set(at, {
      from: along(back, reach[0]),
      to: along(ahead, reach[1]),
      ...(bulge === undefined ? {} : { via: along(middle, bulge) }),
    })
    ;(used[into] as [number, number])[1] = reach[0]
    ;(used[out] as [number, number])[0] = reach[1]
  }
  if (found.size === 0) return undefined
  const fits = used.every(
    ([a, b], at) => a + b <= distance(points[at] as Point2, points[at + 1] as Point2) + NEAR,
  )
  if (!fits) return undefined
  const edges: Edge[] = []
  for (const [at, { via }] of loop.edges.entries()) {
    const next = found.get((at + 1) % count)
    edges.push({ to: next?.from ?? (points[at + 1] as Point2), ...(via ? { via } : {}) })
    if (next) edges.push({ to: next.to, ...(next.via ? { via: next.via } : {}) })
  }
  const first = found.get(0)
  const kept = edges.filter(({ to, via }, at) => {
    const before = at === 0 ? (first?.to ?? loop.start) : (edges[at - 1] as Edge).to
    return via !== undefined || distance(before, to) > NEAR
  })
  return { start: first?.to ?? loop.start, edges: kept }
}
