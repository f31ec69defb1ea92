/** Plain arithmetic on plane points. */
import type { Point2 } from '../../../plan/geometry.ts'

export const plus = (a: Point2, b: Point2): Point2 => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Point2, b: Point2): Point2 => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point2, k: number): Point2 => [a[0] * k, a[1] * k]
export const dot2 = (a: Point2, b: Point2): number => a[0] * b[0] + a[1] * b[1]
export const cross2 = (a: Point2, b: Point2): number => a[0] * b[1] - a[1] * b[0]
export const size2 = (a: Point2): number => Math.hypot(a[0], a[1])
export const gap = (a: Point2, b: Point2): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const unit2 = (a: Point2): Point2 => times(a, 1 / size2(a))
export const polar = (radius: number, angle: number): Point2 => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
]
export const angleOf = (a: Point2): number => Math.atan2(a[1], a[0])
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (radians: number): number => (radians * 180) / Math.PI

const QUARTERS: readonly Point2[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Cosine and sine; quarter turns are exact, so that a turned rectangle keeps whole coordinates. */
export function turnOf(angleDeg: number): Point2 {
  const quarter = angleDeg / 90
  return Number.isInteger(quarter)
    ? (QUARTERS[((quarter % 4) + 4) % 4] as Point2)
    : polar(1, radians(angleDeg))
}

export const rotate = (p: Point2, [cos, sin]: Point2): Point2 => [
  p[0] * cos - p[1] * sin,
  p[0] * sin + p[1] * cos,
]
