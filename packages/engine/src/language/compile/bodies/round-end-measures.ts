/** How the round ends of bodies are measured: each is part of a cylinder. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { roundSide } from './drawn.ts'
import { direction, get, type Measured } from './measured.ts'

/** A round end is part of a cylinder as wide as the body. */
export const roundEnd = (stand: Stand): Measured => {
  const [x, y, radius] = [get(stand, 'x'), get(stand, 'y'), get(stand, 'endRadius')]
  const near = stand.min.map((low, k) => (low + (stand.max[k] as number)) / 2) as Point3
  const long = y > x ? 1 : 0
  near[long] = (roundSide(stand.entity) < 0 ? stand.min : stand.max)[long]
  return {
    measure: { kind: 'cylinder-diameter', near, axis: direction(stand) },
    value: 2 * radius,
    note: `diameter ${millimetres(2 * radius)}`,
  }
}

/** The big end lies to the left, the small one to the right. */
export const leverEnd =
  (end: 'min' | 'max') =>
  (stand: Stand): Measured => {
    const near = stand.min.map((low, k) => (low + (stand.max[k] as number)) / 2) as Point3
    near[0] = stand[end][0]
    const diameter = 2 * get(stand, end === 'min' ? 'endRadius' : 'smallRadius')
    return {
      measure: { kind: 'cylinder-diameter', near, axis: direction(stand) },
      value: diameter,
      note: `diameter ${millimetres(diameter)}`,
    }
  }
