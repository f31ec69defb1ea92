/** Distances from edges, and which way each of them is measured. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Face } from '../faces/stand.ts'
import type { Said } from './statements.ts'

/** The axis that the long edges of a face run along, and the one across it. */
export const alongLongEdges = ({ u, v, size }: Face): [AxisName, AxisName] =>
  size[0] >= size[1] ? [u, v] : [v, u]

/** The axis that a distance from edges runs along, where it tells only one of them. */
export function measuredAlong(
  { axis, side, which, of }: Said<'from'>['place'],
  face: Face,
  distances: readonly Said<'from'>[],
): AxisName | undefined {
  const [longer, shorter] = alongLongEdges(face)
  if (axis ?? side) return axis ?? (side?.[1] as AxisName)
  if (of === 'end' || which === 'short') return longer
  // "10 mm from the ends and 15 mm from the sides": the sides are the long ones then.
  const beside = distances.some(({ place }) => place.of === 'end')
  return which === 'long' || beside ? shorter : undefined
}
