/** Rotation matrices by their rows. */
import type { Point3 } from '../../../plan/geometry.ts'
import { cross, dot, norm, scale } from '../../../plan/vector.ts'
import type { Motion } from '../../model.ts'

export type Rotation = Motion['rotation']

/** Rodrigues: a right-handed turn about a unit axis. */
export function rotationAbout([x, y, z]: Point3, angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - c
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ]
}

/** The least turn that takes one unit vector to another; for opposite ones about any axis across them. */
export function leastTurn(from: Point3, to: Point3): Rotation {
  const axis = cross(from, to)
  const sine = norm(axis)
  if (sine > 1e-12) return rotationAbout(scale(axis, 1 / sine), Math.atan2(sine, dot(from, to)))
  if (dot(from, to) > 0) return rotationAbout([0, 0, 1], 0)
  const across = cross(from, Math.abs(from[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0])
  return rotationAbout(scale(across, 1 / norm(across)), Math.PI)
}

/** First `before`, then `after`. */
export function compose(after: Rotation, before: Rotation): Rotation {
  const column = (k: 0 | 1 | 2): Point3 => [before[0][k], before[1][k], before[2][k]]
  const row = (r: Point3): Point3 => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))]
  return [row(after[0]), row(after[1]), row(after[2])]
}
