/**
 * The upright edges of a block that stands flush with a side of the one below it, or of that one: both have that side as one
 * face, which the edges of both bound. Each is found by where it stands.
 */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Stand } from '../faces/stand.ts'
import { type Chosen, inCorners } from './edge-sets.ts'

const SAME = 1e-9
const SIDES = [0, 1] as const

const overlap = (a: Stand, b: Stand, axis: 0 | 1 | 2): number =>
  Math.min(a.max[axis], b.max[axis]) - Math.max(a.min[axis], b.min[axis])

/** It stands on the other, and one of its sides continues one of that. */
function isFlushOn(stand: Stand, low: Stand): boolean {
  const on =
    Math.abs(low.max[2] - stand.min[2]) < SAME && SIDES.every((axis) => overlap(stand, low, axis) > SAME)
  const flush = SIDES.some(
    (axis) =>
      Math.abs(stand.min[axis] - low.min[axis]) < SAME || Math.abs(stand.max[axis] - low.max[axis]) < SAME,
  )
  return on && flush && stand.shape === 'box' && low.shape === 'box'
}

/** Beside it nothing touches it: there an edge would be gone, and another one the nearest. */
const isBeside = (stand: Stand, other: Stand): boolean =>
  overlap(stand, other, 2) > SAME && SIDES.every((axis) => overlap(stand, other, axis) > -SAME)

export function flushCorners(stand: Stand, stands: readonly Stand[]): Chosen | undefined {
  const others = stands.filter((each) => each !== stand && !each.entity.cut)
  if (stand.shape !== 'box' || stand.axis !== 'z' || stand.entity.family || stand.turn) return undefined
  const flush = others.some((other) => isFlushOn(stand, other) || isFlushOn(other, stand))
  if (!flush || others.some((other) => isBeside(stand, other))) return undefined
  const corners = [stand.min[0], stand.max[0]].flatMap((x) =>
    [stand.min[1], stand.max[1]].map((y): Point2 => [x, y]),
  )
  return { ...inCorners(stand, corners), says: 'upright edges' }
}
