/** A wall, a standing plate: what goes through it goes the way it is thin. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Stand } from './stand.ts'

/** How many times as wide and as tall as thick. */
const THIN = 2

/** The side that a hole through an upright plate is drilled from; of what is as thick as it is wide nobody knows. */
export function thinSide({ shape, min, max }: Stand): SignedAxis | undefined {
  if (shape !== 'box') return undefined
  const [x, y, z] = max.map((end, k) => end - (min[k] as number)) as [number, number, number]
  if (THIN * x <= Math.min(y, z)) return '+x'
  return THIN * y <= Math.min(x, z) ? '-y' : undefined
}
