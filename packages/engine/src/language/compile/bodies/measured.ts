/** A measurement of a body, and what is needed to say where it is taken. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Stand } from '../faces/stand.ts'
import { OWN_AXES } from '../scene/probe.ts'

export interface Measured {
  measure: Measure
  value: number
  /** Added to the words where what is measured is not what was said. */
  note?: string
}

/** A point of the body: across and along its axis, from the middle of its underside. */
export function pointOf(stand: Stand, across: number, up: number): Point3 {
  const [first, , third] = OWN_AXES[stand.axis]
  const index = { x: 0, y: 1, z: 2 } as const
  const point: Point3 = [...stand.origin]
  point[index[first]] += across
  point[index[third]] += up
  return point
}

export const get = (stand: Stand, dimension: string): number => stand.dimensions.values.get(dimension) ?? 0
export const height = (stand: Stand): number => get(stand, 'height')
export const direction = (stand: Stand): `+${AxisName}` => `+${stand.axis}`
