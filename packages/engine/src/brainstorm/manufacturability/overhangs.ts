/** What a printer would have to hold up, the part standing as it was modelled. */
import type { Hole } from '../../kernel/measure/recognised.ts'
import type { Point3 } from '../../plan/geometry.ts'
import { cross, dot, norm, subtract } from '../../plan/vector.ts'
import type { SolidRays } from '../solid-rays.ts'
import { counted, diameter, figure, length, listed, mm } from '../wording.ts'
import { hasStandardForm, type Inspected, type Inspection, stockOf } from './inspected.ts'

/** Facets that look down by more than this from level: 45° is what a printer lays without support. */
const STEEPEST = -Math.cos(((45 - 0.5) * Math.PI) / 180)
/** A layer or two above the bed nothing needs support. */
const ON_THE_BED_MM = 0.4
/** Less than this, as under a small lip, is bridged. */
const LEAST_AREA_MM2 = 25
/** The roof of a round hole that lies sags visibly from about this diameter on. */
const LARGEST_LYING_HOLE_MM = 10
const LYING = 0.1

/** Nobody prints wire or stated metal like this, and the flanks of a modelled thread would drown everything else. */
const isPrinted = (inspected: Inspected): boolean =>
  stockOf(inspected) !== 'metal' &&
  !inspected.features.some(
    (feature) => hasStandardForm(feature) && UNPRINTED.some((kind) => kind === feature.kind),
  )
const UNPRINTED = ['spring', 'thread', 'threaded-rod', 'hole'] as const

export const overhangs: Inspection = (inspected) => {
  const field = isPrinted(inspected) ? inspected.rays() : undefined
  if (!field) return undefined
  const lying = inspected.drilled().filter(({ axis }) => Math.abs(axis[2]) < LYING)
  return [...unsupported(inspected, field, lying), ...saggingRoofs(lying)]
}

function unsupported({ subject }: Inspected, field: SolidRays, lying: readonly Hole[]): string[] {
  const bed = subject.box?.min[2] ?? 0
  let area = 0
  let [lowest, highest] = [Infinity, -Infinity]
  for (let i = 0; i < field.count; i++) {
    const facet = field.triangle(i)
    if (facet.normal[2] > STEEPEST || facet.middle[2] < bed + ON_THE_BED_MM) continue
    if (lying.some((hole) => isInside(hole, facet.middle))) continue
    area += facet.area
    lowest = Math.min(lowest, facet.middle[2] - bed)
    highest = Math.max(highest, facet.middle[2] - bed)
  }
  if (area < LEAST_AREA_MM2) return []
  const level =
    highest - lowest < 0.1 ? mm(round(lowest)) : `${length(round(lowest))} to ${mm(round(highest))}`
  return [
    `Overhang: printed standing as modelled, ${figure(area)} mm² of surface ${level} above the bed look down at less than 45° from level and need support. Turn the part, or chamfer them at 45°.`,
  ]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A chord of the hole's wall lies a little inside it. */
function isInside({ origin, axis, radius, walls }: Hole, point: Point3): boolean {
  const from = subtract(point, origin)
  if (norm(cross(from, axis)) > radius * 1.001 + 1e-3) return false
  const at = dot(from, axis)
  return walls.some((wall) => at > wall.from - 1e-3 && at < wall.to + 1e-3)
}

function saggingRoofs(lying: readonly Hole[]): string[] {
  const wide = lying.filter(({ radius }) => 2 * radius > LARGEST_LYING_HOLE_MM)
  if (wide.length === 0) return []
  const sizes = [...new Set(wide.map(({ radius }) => diameter(2 * radius)))]
  return [
    `Overhang: ${counted(wide.length, 'hole')} with a level axis (${listed(sizes)}): printed standing as modelled the roof sags above ${diameter(LARGEST_LYING_HOLE_MM)}. Support it, or draw the top as a teardrop.`,
  ]
}
