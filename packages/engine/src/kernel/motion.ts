/** Rigid motions as plain numbers: how instances are placed and features repeated. */
import type { Point3 } from '../plan/geometry.ts'
import { add, dot, subtract } from '../plan/vector.ts'
import { AT_REST, type Motion } from './model.ts'

type Rows = Motion['rotation']

const turn = (rows: Rows, v: Point3): Point3 => [dot(rows[0], v), dot(rows[1], v), dot(rows[2], v)]

const column = (rows: Rows, k: 0 | 1 | 2): Point3 => [rows[0][k], rows[1][k], rows[2][k]]

export const moveDirection = (motion: Motion, v: Point3): Point3 => turn(motion.rotation, v)

export const movePoint = (motion: Motion, p: Point3): Point3 => add(turn(motion.rotation, p), motion.shift)

/** First `inner`, then `outer`. */
export function compose(outer: Motion, inner: Motion): Motion {
  const columns = ([0, 1, 2] as const).map((k) => turn(outer.rotation, column(inner.rotation, k)))
  const row = (k: 0 | 1 | 2): Point3 => [
    (columns[0] as Point3)[k],
    (columns[1] as Point3)[k],
    (columns[2] as Point3)[k],
  ]
  return { rotation: [row(0), row(1), row(2)], shift: movePoint(outer, inner.shift) }
}

export const translation = (shift: Point3): Motion => ({ ...AT_REST, shift })

/** A turn about a line through `origin`; `axis` must be a unit vector. */
export function rotation(origin: Point3, axis: Point3, angleDeg: number): Motion {
  const angle = (angleDeg * Math.PI) / 180
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const [x, y, z] = axis
  const k = 1 - c
  const rows: Rows = [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ]
  return { rotation: rows, shift: subtract(origin, turn(rows, origin)) }
}

export const isAtRest = ({ rotation: rows, shift }: Motion): boolean =>
  shift.every((v) => v === 0) && rows.every((row, i) => row.every((v, k) => v === (i === k ? 1 : 0)))
