/** Roundings smaller than a cutter. */
import { isBlend } from '../../kernel/measure/blends.ts'
import { sameSize } from '../../kernel/measure/measurement.ts'
import { counted, diameter, mm } from '../wording.ts'
import type { Inspection } from './inspected.ts'

/** Below this an inside radius needs a cutter of less than 1 mm, which breaks easily. */
const LEAST_RADIUS_MM = 0.5

export const smallFillets: Inspection = ({ subject, isOfStandardForm }) => {
  const groups: { radius: number; inner: number; outer: number }[] = []
  for (const facts of subject.faces) {
    const { surface } = facts
    if (surface.kind !== 'cylinder' && surface.kind !== 'torus') continue
    const radius = surface.kind === 'torus' ? surface.tubeRadius : surface.radius
    if (radius > LEAST_RADIUS_MM * (1 - 1e-6)) continue
    if (isOfStandardForm(facts) || !isBlend(subject, facts)) continue
    const known = groups.find((group) => sameSize(group.radius, radius))
    const group = known ?? { radius, inner: 0, outer: 0 }
    group[surface.side]++
    if (!known) groups.push(group)
  }
  return groups
    .toSorted((a, b) => a.radius - b.radius)
    .flatMap(({ radius, inner, outer }) => [
      ...(inner > 0
        ? [
            `Small radius: ${counted(inner, 'inside fillet')} of R ${mm(radius)} ${inner === 1 ? 'needs' : 'need'} a cutter of ${diameter(2 * radius)} or less; R ${mm(LEAST_RADIUS_MM)} or more is milled with common tools.`,
          ]
        : []),
      ...(outer > 0
        ? [
            `Small radius: ${counted(outer, 'outside fillet')} of R ${mm(radius)} ${outer === 1 ? 'is' : 'are'} no more than a deburred edge; a note “break edges ${mm(radius)}” costs less than a milled radius.`,
          ]
        : []),
    ])
}
