/** Walls that are left on both sides of a body need room for a hollow between them. */
import { AXIS_INDICES, AXIS_NAMES, type AxisIndex, axisAlong, sizeAlong } from '../envelope/box.ts'
import type { FeatureOf } from '../features.ts'
import { fitGate, mm, NEARLY } from './gate.ts'

/** How many sides along each axis are opened; undefined where an opening's direction is not certain. */
function openings({ open }: FeatureOf<'shell'>): Map<AxisIndex, Set<number>> | undefined {
  const opened = new Map<AxisIndex, Set<number>>()
  for (const { facing } of open) {
    const along = facing === undefined ? undefined : axisAlong(facing)
    if (!along) return undefined
    opened.set(along.axis, (opened.get(along.axis) ?? new Set()).add(along.sense))
  }
  return opened
}

export const shells = fitGate({
  *shell(feature, { body }) {
    const opened = openings(feature)
    if (!body || !opened || feature.outward) return
    const { thickness } = feature
    for (const axis of AXIS_INDICES) {
      const walls = 2 - (opened.get(axis)?.size ?? 0)
      const size = sizeAlong(body, axis)
      if (walls === 0 || walls * thickness < size - NEARLY) continue
      yield walls === 2
        ? `wall ${mm(thickness)} twice is ${mm(2 * thickness)}, and the body is only ${mm(size)} along ${AXIS_NAMES[axis]}: no hollow is left`
        : `wall ${mm(thickness)} leaves no hollow in a body of ${mm(size)} along ${AXIS_NAMES[axis]}`
    }
  },
})
