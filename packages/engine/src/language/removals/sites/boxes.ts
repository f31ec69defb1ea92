/** What is cut square: so far in from each of its sides. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Value } from '../../quantities/quantity.ts'
import { axisOf, BEYOND, extent, type Host, inward, levelOf, type Range, sorted } from './host.ts'
import { type Seen, type Site, tooLarge } from './site.ts'

export interface Reach {
  side: SignedAxis
  value: Value
}

/** Something square, so far in from each of its sides. */
export function boxOf(host: Host, way: AxisName, reaches: readonly Reach[], run?: Range): Site {
  const ranges: Partial<Record<AxisName, Range>> = {}
  const seen: Seen[] = []
  for (const { side, value } of reaches) {
    const axis = axisOf(side)
    if (value.value >= extent(host, axis) - 1e-6) throw tooLarge(`${value.value} mm`)
    const [outer, inner] = [levelOf(host, side), inward(host, side, value.value)]
    ranges[axis] = sorted(inward(host, side, -BEYOND), inner)
    seen.push({ value, axis, from: Math.min(outer, inner), to: Math.max(outer, inner) })
  }
  return { way, run, outline: { kind: 'box', ranges }, seen, chosen: [] }
}
