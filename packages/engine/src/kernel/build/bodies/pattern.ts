/** Features repeated along a line, on a grid, about an axis or along a path. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Body } from '../../body.ts'
import type { Site } from '../../site.ts'
import { applyCopies } from './copies.ts'
import { motions } from './repetition-motions.ts'
import { standingBody } from './standing-body.ts'

export function buildPattern({ id, features, repetition }: FeatureOf<'pattern'>, site: Site): Body {
  const body = standingBody(site, id)
  return applyCopies(site, body, { feature: id, sources: features, motions: motions(repetition, id) })
}
