/** The part, or some of its features, seen in a mirror. */
import { EngineError } from '../../../errors.ts'
import type { FeatureOf } from '../../../plan/features.ts'
import type { Frame, Point3 } from '../../../plan/geometry.ts'
import { dot, scale, toVector } from '../../../plan/vector.ts'
import { type Body, type Owners, ownersOf } from '../../body.ts'
import { combine } from '../../combine.ts'
import { volumeOf } from '../../mass.ts'
import type { Motion } from '../../model.ts'
import { toTransform } from '../../move.ts'
import type { Site } from '../../site.ts'
import { facesOf, ShapeMap } from '../../topology.ts'
import { applyCopies } from './copies.ts'
import { standingBody } from './standing-body.ts'

export function buildMirror({ id, plane, features, keep }: FeatureOf<'mirror'>, site: Site): Body {
  const body = standingBody(site, id)
  const motion = reflection(plane)
  if (!features) return mirrorWhole(site, body, motion, id, keep)
  if (!keep)
    throw new EngineError(
      'geometry_validation_failed',
      `${id}: the originals of ${features.join(', ')} are already part of the body and cannot be taken out of it; only the whole body can be replaced by its image`,
      id,
    )
  return applyCopies(site, body, { feature: id, sources: features, motions: [motion] })
}

/** p ↦ p − 2 (n·(p − origin)) n. */
export function reflection({ origin, normal }: Pick<Frame, 'origin' | 'normal'>): Motion {
  const n = toVector(normal)
  const row = (k: 0 | 1 | 2): Point3 =>
    n.map((component, j) => (j === k ? 1 : 0) - 2 * n[k] * component) as Point3
  return { rotation: [row(0), row(1), row(2)], shift: scale(n, 2 * dot(n, origin)) }
}

function mirrorWhole(site: Site, body: Body, motion: Motion, id: string, keep: boolean): Body {
  const { oc, strategy } = site
  using transform = toTransform(oc, motion)
  using mover = new oc.BRepBuilderAPI_Transform(body.shape, transform, true, false)
  const shape = mover.Shape()
  const owners: Owners = new ShapeMap(oc)
  for (const face of facesOf(oc, body.shape)) {
    using image = mover.ModifiedShape(face)
    owners.set(oc.TopoDS.Face(image), new Set([...ownersOf(body, face), id]))
  }
  site.volumes.set(id, { operation: 'add', solids: keep ? [body.shape, shape] : [shape] })
  if (!keep) return { shape, owners, volume: volumeOf(oc, shape) }
  return combine(oc, body, 'add', [shape], {
    feature: id,
    simplify: strategy.simplify === 'each',
    toolOwners: owners,
  })
}
