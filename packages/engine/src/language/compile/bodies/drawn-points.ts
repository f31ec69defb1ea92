/** Points of drawn figures in their places, for measuring and for telling where there is material. */
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Stand } from '../faces/stand.ts'

const get = ({ dimensions }: Stand, name: string): number => dimensions.values.get(name) ?? 0
const QUARTERS: Readonly<Record<string, number>> = { '-y': 0, '+x': 1, '+y': 2, '-x': 3 }
const quartersOf = ({ base }: Stand): number => QUARTERS[base ?? '-y'] ?? 0

export const isTurned = (stand: Stand): boolean => quartersOf(stand) % 2 === 1

const middleOf = ({ min, max }: Stand): Point3 =>
  min.map((low, i) => (low + (max[i] as number)) / 2) as Point3

/** From the figure's own coordinates (its base to the front) into the part. */
function inPart(stand: Stand, x: number, y: number): Point3 {
  let [a, b] = [x, y]
  for (let i = 0; i < quartersOf(stand); i++) [a, b] = [-b, a]
  const [mx, my, mz] = middleOf(stand)
  return [mx + a, my + b, mz]
}

/** The middles of a trapezoid's two other sides. */
export function slants(stand: Stand): [Point3, Point3] {
  const [bottom, top] = [get(stand, 'bottom'), get(stand, 'top')]
  const width = Math.max(bottom, top)
  if (stand.entity.adjectives.has('right'))
    return [inPart(stand, -width / 2, 0), inPart(stand, -width / 2 + (bottom + top) / 2, 0)]
  return [inPart(stand, -(bottom + top) / 4, 0), inPart(stand, (bottom + top) / 4, 0)]
}

/** On a half circle: its centre (0) or the top of its arc (1). */
export const arcPoint = (stand: Stand, part: 0 | 1): Point3 => {
  const radius = get(stand, 'diameter') / 2
  return inPart(stand, 0, -radius / 2 + part * radius)
}

/** Whether a point, from the middle of the figure's box, lies in it. */
export function isInFigure(stand: Stand, u: number, v: number): boolean {
  let [x, y] = [u, v]
  for (let i = quartersOf(stand); i > 0; i--) [x, y] = [y, -x]
  if (stand.shape === 'semicircle') {
    const radius = get(stand, 'diameter') / 2
    return Math.hypot(x, y + radius / 2) <= radius
  }
  if (stand.shape === 'triangle') {
    const [base, rise] = [get(stand, 'base'), get(stand, 'rise')]
    return Math.abs(x) <= base * (0.5 - y / rise) * 0.5
  }
  const [bottom, top, rise] = [get(stand, 'bottom'), get(stand, 'top'), get(stand, 'rise')]
  const width = bottom + ((top - bottom) * (y + rise / 2)) / rise
  if (!stand.entity.adjectives.has('right')) return Math.abs(x) <= width / 2
  return x + Math.max(bottom, top) / 2 <= width
}

/** Which ends of its box along an axis are its base, or the edge across from it. */
export function baseEnds(base: SignedAxis, both: boolean, along: AxisName): readonly ('min' | 'max')[] {
  if (base[1] !== along) return []
  if (both) return ['min', 'max']
  return [base[0] === '+' ? 'max' : 'min']
}
