/** Plain vector arithmetic on coordinate triples, and the frames that features stand in. */
import type { Direction, Frame, Point3 } from './geometry.ts'

const AXES: Record<string, Point3> = {
  '+x': [1, 0, 0],
  '-x': [-1, 0, 0],
  '+y': [0, 1, 0],
  '-y': [0, -1, 0],
  '+z': [0, 0, 1],
  '-z': [0, 0, -1],
}

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Point3, k: number): Point3 => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const norm = (a: Point3): number => Math.hypot(a[0], a[1], a[2])
export const distance = (a: Point3, b: Point3): number => norm(subtract(a, b))
export const unit = (a: Point3): Point3 => scale(a, 1 / norm(a))

/** The unit vector of a direction; throws on a zero vector, which the plan's gates have ruled out before. */
export function toVector(direction: Direction): Point3 {
  if (typeof direction === 'string') return AXES[direction] as Point3
  const size = norm(direction)
  if (!(size > 1e-12)) throw new RangeError('a direction must not be the zero vector')
  return scale(direction, 1 / size)
}

/** An orthonormal right-handed frame in part coordinates. */
export interface Axes {
  origin: Point3
  x: Point3
  y: Point3
  z: Point3
}

/**
 * Local axes for a normal. Horizontal planes keep part x; upright ones keep part z as local y, so that
 * a sketch on any side reads as a person facing it expects.
 */
export function axesOf(frame: Pick<Frame, 'origin' | 'normal' | 'x'>): Axes {
  const z = toVector(frame.normal)
  const wanted = frame.x ? toVector(frame.x) : Math.abs(z[2]) > 1 - 1e-9 ? AXES['+x'] : cross([0, 0, 1], z)
  const flat = subtract(wanted as Point3, scale(z, dot(wanted as Point3, z)))
  if (norm(flat) < 1e-9) throw new RangeError("a frame's x must not lie along its normal")
  const x = unit(flat)
  return { origin: frame.origin, x, y: cross(z, x), z }
}

/** From local coordinates of a frame to part coordinates. */
export const toPart = (axes: Axes, [u, v, w = 0]: readonly [number, number, number?]): Point3 =>
  add(axes.origin, add(scale(axes.x, u), add(scale(axes.y, v), scale(axes.z, w))))
