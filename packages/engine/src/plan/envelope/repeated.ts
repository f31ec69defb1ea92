/** The motions by which patterns and mirrors repeat features. */
import { motions } from '../../kernel/build/bodies/repetition-motions.ts'
import { movePoint } from '../../kernel/motion.ts'
import type { Frame, Point3 } from '../geometry.ts'
import type { Repetition } from '../layout.ts'
import { dot, scale, subtract, toVector } from '../vector.ts'

export type Move = (point: Point3) => Point3

/** More copies than this are not followed one by one. */
const MOST_COPIES = 2000

export function mirrored(plane: Frame): Move {
  const normal = toVector(plane.normal)
  return (point) => subtract(point, scale(normal, 2 * dot(subtract(point, plane.origin), normal)))
}

/** One motion for each copy but the original; undefined for very many. */
export function copiesOf(repetition: Repetition): Move[] | undefined {
  const count = repetition.kind === 'grid' ? repetition.counts[0] * repetition.counts[1] : repetition.count
  return count > MOST_COPIES
    ? undefined
    : motions(repetition).map((motion) => (point) => movePoint(motion, point))
}
