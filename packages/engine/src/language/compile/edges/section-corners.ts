/**
 * "the inside corner of the L", "the outside corner where the legs meet": an edge of a part with one section, which runs the way that
 * the section runs, whether it stands or was extruded sideways.
 */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Stand } from '../faces/stand.ts'
import { type Chosen, middle } from './edge-sets.ts'

const AXES: readonly AxisName[] = ['x', 'y', 'z']

/** Where the legs of an L meet outside: it lies or stands with its legs along the first sides of its box. */
function heelOf(stand: Stand, runs: AxisName): Point3 {
  const centre = middle(stand)
  return AXES.map((axis, index) => (axis === runs ? centre[index] : stand.min[index])) as Point3
}

/** One corner outside, of an L: of other sections there are several. */
function heel(entity: Entity, stand: Stand, runs: AxisName): Chosen {
  const corner = entity.edgeWords.find(({ word }) => word === 'corner' || word === 'edge')
  const family = stand.entity.family?.family
  if (family?.letter !== 'L')
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which corner is ${quote(corner?.item.text ?? 'the outside corner')}? Tell how many there are, or name them by their sides.`,
    )
  const near = heelOf(stand, runs)
  return {
    edges: [{ parallelTo: `+${runs}` as SignedAxis, feature: stand.id, convexity: 'convex', near }],
    near,
    count: 1,
    says: 'outside corner',
  }
}

const isOne = (entity: Entity): boolean =>
  entity.count?.value === 1 ||
  (entity.count === undefined &&
    entity.edgeWords.some(
      ({ word, item }) => (word === 'corner' || word === 'edge') && item.kind === 'term' && !item.plural,
    ))

export function sectionCorners(
  entity: Entity,
  stand: Stand,
  words: ReadonlySet<string>,
  loop: 'outer' | 'inner' | undefined,
): Chosen | undefined {
  const { runs } = stand
  const upright = words.has('vertical') || AXES.some((axis) => words.has(`axis ${axis}`))
  if (!stand.entity.family || !runs || !loop || !words.has('corner') || upright) return undefined
  if (loop === 'outer' && isOne(entity)) return heel(entity, stand, runs)
  if (runs === stand.axis) return undefined
  const convexity = loop === 'inner' ? ('concave' as const) : ('convex' as const)
  return {
    edges: [{ parallelTo: `+${runs}` as SignedAxis, feature: stand.id, convexity, outer: true }],
    near: loop === 'inner' ? middle(stand) : heelOf(stand, runs),
    count: undefined,
    says: `${loop === 'inner' ? 'inside' : 'outside'} corners`,
  }
}
