/** How far there is material behind a face, from body to body. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { lost } from '../cuts/crests.ts'
import { along, type Face, type Stand } from './stand.ts'

/** Bodies that have material all the way behind the middle of each side. */
const STRAIGHT_THROUGH: ReadonlySet<ShapeKind> = new Set(['box', 'round', 'polygon'])

const DOMES: ReadonlySet<ShapeKind> = new Set(['hemisphere', 'cap', 'sphere'])

/** A cone with two flat ends, both wider than the bore. */
const holdsBore = ({ shape, dimensions }: Stand, radius: number): boolean =>
  shape === 'cone' &&
  ['topDiameter', 'bottomDiameter'].every((end) => (dimensions.values.get(end) ?? 0) > 2 * radius)

/** How far there is material behind the middle of a face, from body to body; into a dome as far as a central bore of that radius can go. */
export function stackBehind(
  { centre, normal, u, v, depth }: Face,
  bodies: readonly Stand[],
  radius: number | undefined,
): number {
  const axis = normal[1] as AxisName
  const sign = normal[0] === '+' ? 1 : -1
  const near = ({ min, max }: Stand): number => sign * along(sign > 0 ? max : min, axis)
  const isAbout = (stand: Stand): boolean =>
    [u, v].every(
      (each) => Math.abs(along(stand.min, each) + along(stand.max, each) - 2 * along(centre, each)) < 1e-6,
    )
  /** A dome that grows narrower the way the bore goes, about its axis. */
  const isDome = (stand: Stand): boolean =>
    radius !== undefined &&
    DOMES.has(stand.shape) &&
    axis === 'z' &&
    (stand.shape === 'sphere' || sign > 0 === (stand.downward ?? false)) &&
    isAbout(stand)
  const isFrustum = (stand: Stand): boolean =>
    radius !== undefined && stand.axis === axis && holdsBore(stand, radius) && isAbout(stand)
  const far = (stand: Stand): number =>
    sign * along(sign > 0 ? stand.min : stand.max, axis) + (isDome(stand) ? lost(stand, radius ?? 0) : 0)
  const covers = ({ min, max }: Stand): boolean =>
    [u, v].every((each) => along(min, each) <= along(centre, each) && along(centre, each) <= along(max, each))
  const top = sign * along(centre, axis)
  let level = top - depth
  // The box of a body is all of it only where it is solid: a ring is passed by, and half a sphere beside its axis.
  const solid = bodies.filter(
    (each) => (STRAIGHT_THROUGH.has(each.shape) || isDome(each) || isFrustum(each)) && covers(each),
  )
  for (const _ of solid) {
    const next = solid.find((each) => near(each) >= level - 1e-6 && far(each) < level - 1e-6)
    if (!next) break
    level = far(next)
  }
  return top - level
}
